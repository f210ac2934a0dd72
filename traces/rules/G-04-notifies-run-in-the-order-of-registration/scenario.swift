// title: Several notifies, in the order of registration
// caption: All are submitted when the last member leaves, first registered first.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
group.enter()
for n in 1...4 {
  group.notify(queue: queue) { print("notify \(n)") }
}
print("leave")
group.leave()

// expect: prints only "leave", "notify 1", "notify 2", "notify 3", "notify 4"
