// title: A notify in flight cannot be called back
// caption: It was submitted when the count hit zero; entering again before it runs does not stop it.
import Dispatch

let group = DispatchGroup()
let queue = DispatchQueue(label: "queue")
queue.suspend()
group.enter()
group.notify(queue: queue) { print("notified") }
group.leave()
group.enter()
print("entered again")
queue.resume()
queue.sync { print("still busy: \(group.wait(timeout: .now()) == .timedOut)") }
group.leave()

// expect: prints only "entered again", "notified", "still busy: true"
