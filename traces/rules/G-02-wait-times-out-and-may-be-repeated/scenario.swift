// title: A wait that times out may be repeated
// caption: An empty group succeeds at once, a busy one gives up in time, and waiting again is allowed.
import Dispatch

let group = DispatchGroup()
print("empty: \(group.wait(timeout: .now()) == .success)")
DispatchQueue.global().async(group: group) { io("download", .milliseconds(200)) }
print("after 60 ms: \(group.wait(timeout: .now() + .milliseconds(60)) == .timedOut)")
print("after 1 s: \(group.wait(timeout: .now() + .seconds(1)) == .success)")

// expect: prints only "empty: true", "after 60 ms: true", "after 1 s: true"
// expect: completes at 200 ms
