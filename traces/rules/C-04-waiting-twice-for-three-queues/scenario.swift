// title: Waiting twice for three queues
// caption: The first wait gives up at 250 ms, the second succeeds at 350 ms, when the three blocks end.
import Dispatch

let group = DispatchGroup()
for n in 1...3 {
  DispatchQueue(label: "queue \(n)").async(group: group) { io("block \(n)", .milliseconds(350)) }
}
print("first wait timed out: \(group.wait(timeout: .now() + .milliseconds(250)) == .timedOut)")
print("second wait timed out: \(group.wait(timeout: .now() + .milliseconds(250)) == .timedOut)")

// expect: prints only "first wait timed out: true", "second wait timed out: false"
// expect: completes at 350 ms
