// dispatch groups: async(group:), wait, reuse, wait with a timeout, results gathered in order of index
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "work", attributes: .concurrent)
let results = DispatchQueue(label: "results")
var squares = [Int](repeating: 0, count: 5)
for i in 0..<5 {
  queue.async(group: group) {
    io("compute \(i)", .milliseconds((5 - i) * 5))
    results.sync { squares[i] = i * i }
  }
}
group.wait()
print(squares)

queue.async(group: group) { io("long", .milliseconds(120)) }
print(group.wait(timeout: .now() + .milliseconds(30)) == .timedOut)
print(group.wait(timeout: .now() + .seconds(5)) == .success)
print(group.wait(timeout: .now()), DispatchGroup().wait(wallTimeout: .now() + 1) == .success)
switch group.wait(timeout: .distantFuture) {
case .success: print("empty group")
case .timedOut: print("timed out")
}
var text: [String] = []
let serial = DispatchQueue(label: "serial")
serial.async(group: group) { text.append("a") }
serial.async(group: group) { text.append("b") }
serial.async { text.append("c") }
group.wait()
print(serial.sync { text.prefix(2).joined() })
serial.sync { print(text.count) }
