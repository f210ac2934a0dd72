// dispatch queues: exit ends the program at once; blocks that wait are not run, output stays
import Dispatch
import Foundation

let queue = DispatchQueue(label: "queue")
queue.async {
  print("first")
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(30)) {
    print("leaving")
    exit(0)
  }
}
queue.asyncAfter(deadline: .now() + .seconds(60)) { print("never") }
func work(level: Int) {
  defer { print("not printed") }
  queue.sync {}
  Thread.sleep(forTimeInterval: 30)
}
work(level: 1)
print("not reached")
