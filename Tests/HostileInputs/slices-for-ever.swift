// Blocks that compute for ever take turns on the cores: no thread takes a step, and the trace grows.
import Dispatch

for n in 1...6 {
  DispatchQueue(label: "endless \(n)").async { work("endless", .never) }
}
