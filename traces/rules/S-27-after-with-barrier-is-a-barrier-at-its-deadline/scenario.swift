// title: A delayed barrier is a barrier from its deadline on
// caption: The reader that began earlier is waited for; the one that comes after the deadline waits.
import Foundation

let queue = DispatchQueue(label: "queue", attributes: .concurrent)
queue.asyncAfter(deadline: .now() + .milliseconds(50), flags: .barrier) { print("barrier") }
queue.async {
  print("reader begins")
  io("read", .milliseconds(150))
  print("reader ends")
}
Thread.sleep(forTimeInterval: 0.1)
queue.async { print("late reader") }

// expect: prints only "reader begins", "reader ends", "barrier", "late reader"
