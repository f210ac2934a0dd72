// title: A group that is entered around its blocks
// caption: Six rounds: enter, four blocks, leave, notify; each round waits for its notification. None comes late or twice.
import Dispatch

let notifications = DispatchQueue(label: "notifications")
let tested = DispatchGroup()
var completed = 0
var lost = 0
for round in 1...6 {
  tested.enter()
  let group = DispatchGroup()
  group.enter()
  for n in 1...4 {
    DispatchQueue(label: "queue \(n)").async(group: group) {}
  }
  group.leave()
  group.notify(queue: notifications) {
    completed = round
    tested.leave()
  }
  if tested.wait(timeout: .now() + .seconds(1)) == .timedOut { lost += 1 }
  if completed != round { lost += 1 }
}
print("\(completed) rounds, \(lost) notifications lost")

// expect: prints only "6 rounds, 0 notifications lost"
