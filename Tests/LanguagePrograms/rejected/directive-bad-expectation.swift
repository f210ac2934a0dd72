// advice: the sentence is not an expectation; the list of forms is in the documentation
import Dispatch

DispatchQueue(label: "q").async { work("a", .milliseconds(1)) }
// expect: "a" happens sometime
