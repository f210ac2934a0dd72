// title: A description that waits for a print hangs
// caption: print takes standard output before it asks the counter what it is; the block that has the counter's queue wants to print.
import Dispatch
import Foundation

final class Counter: CustomStringConvertible {
  private let queue = DispatchQueue(label: "counter")
  private var value = 0

  func add() {
    queue.async {
      self.value += 1
      Thread.sleep(forTimeInterval: 0.2)
      print("added")
    }
  }

  var description: String { queue.sync { "counter at \(value)" } }
}

let counter = Counter()
print("\(counter)")
counter.add()
Thread.sleep(forTimeInterval: 0.1)
print(counter)
print("never")

// expect: prints only "counter at 0"
// expect: deadlock
