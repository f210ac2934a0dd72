// title: A group of a hundred queues, used twice
// caption: Both waits succeed, and the notify comes once, on main.
import Dispatch

let group = DispatchGroup()
for round in 1...2 {
  for n in 1...100 {
    DispatchQueue(label: "queue \(n)").async(group: group) {}
  }
  print("round \(round): \(group.wait(timeout: .now() + .seconds(5)) == .success)")
}
group.notify(queue: .main) { print("notified") }

// expect: prints only "round 1: true", "round 2: true", "notified"
