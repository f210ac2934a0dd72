// advice: unknown directive: did you mean 'expect:'?
import Dispatch

let queue = DispatchQueue(label: "q")
queue.async { work("a", .milliseconds(1)) }
// expct: "a" runs 1 times
