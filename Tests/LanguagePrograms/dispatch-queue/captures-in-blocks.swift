// dispatch queues: blocks see the latest value of captured variables unless they list them; loop variables are their own
import Dispatch

let queue = DispatchQueue(label: "queue")
queue.suspend()
var text = "old"
queue.async { print("by reference:", text) }
queue.async { [text] in print("by value:", text) }
for i in 0..<3 { queue.async { print("loop", i) } }
var count = 0
for _ in 0..<3 { queue.async { count += 1 } }
var list = [1]
queue.async { list.append(2) }
queue.async { [list] in print("list copy", list) }
text = "new"
list.append(9)
queue.resume()
queue.sync {}
print(count, list)

struct Job {
  let id: Int
  var done = false
}
var job = Job(id: 1)
queue.async { [job] in print("copied", job.done) }
queue.sync { job.done = true }
print(job.done)
func schedule(_ name: String, times: Int) {
  var left = times
  func again() {
    guard left > 0 else { return }
    queue.async {
      left -= 1
      print(name, left)
      again()
    }
  }
  again()
}
schedule("countdown", times: 3)
for _ in 0..<5 { queue.sync {} }
queue.async(execute: { print("spelled out") })
let block: () -> Void = { print("stored block") }
queue.async(execute: block)
queue.sync(execute: block)
