// title: signal says whether it woke somebody
// caption: 0 when the value just goes up, 1 when a thread was waiting.
import Foundation

let semaphore = DispatchSemaphore(value: 0)
print("nobody waits: \(semaphore.signal())")
semaphore.wait()
DispatchQueue.global().async {
  semaphore.wait()
  print("woken")
}
Thread.sleep(forTimeInterval: 0.06)
let woken = semaphore.signal()
Thread.sleep(forTimeInterval: 0.06)
print("somebody waited: \(woken)")

// expect: prints only "nobody waits: 0", "woken", "somebody waited: 1"
