// title: Thirty-two serial queues whose blocks never end
// caption: Each gets a thread, so all of them start; then the main thread waits for a signal that never comes.
import Dispatch

let started = DispatchSemaphore(value: 0)
let never = DispatchSemaphore(value: 0)
for n in 1...32 {
  DispatchQueue(label: "queue \(n)").async {
    started.signal()
    never.wait()
  }
}
for _ in 1...32 { started.wait() }
print("32 started")

// expect: prints only "32 started"
// expect: deadlock
