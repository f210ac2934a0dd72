// A block that runs on the same thread, for a sync, looks at what is being changed.
import Dispatch

final class Log {
  private let queue = DispatchQueue(label: "log")
  var lines: [String] = []
  func change(_ body: (inout [String]) -> Void) { queue.sync { body(&lines) } }
}
let log = Log()
log.change { $0.append("one") }
print(log.lines)
DispatchQueue(label: "other").sync {
  log.change { $0.append("\(log.lines.count)") }
}
print("never")
