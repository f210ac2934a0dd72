// title: A static let and a serial queue, taken in both orders
// caption: The initialiser waits for the queue, the queue's block waits for the initialiser.
import Dispatch

let queue = DispatchQueue(label: "queue")

struct Settings {
  static let value: Int = {
    io("initialiser", .milliseconds(80))
    print("the initialiser wants the queue")
    return queue.sync { 1 }
  }()
}

DispatchQueue.global().async { print("never \(Settings.value)") }
queue.async {
  io("block", .milliseconds(40))
  print("the block wants the value")
  print("never \(Settings.value)")
}

// expect: prints only "the block wants the value", "the initialiser wants the queue"
// expect: deadlock
