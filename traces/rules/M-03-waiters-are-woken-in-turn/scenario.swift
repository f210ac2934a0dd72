// title: Waiters are woken in turn, usually
// caption: Three threads wait, three signals come; on Linux nothing promises who is woken first.
// conformance: lines in any order
import Foundation

let semaphore = DispatchSemaphore(value: 0)
for n in 1...3 {
  DispatchQueue(label: "waiter \(n)").async {
    semaphore.wait()
    print("waiter \(n)")
  }
  Thread.sleep(forTimeInterval: 0.03)
}
for _ in 1...3 {
  semaphore.signal()
  Thread.sleep(forTimeInterval: 0.03)
}

// expect: prints only "waiter 1", "waiter 2", "waiter 3"
