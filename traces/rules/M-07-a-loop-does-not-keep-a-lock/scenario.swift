// title: A loop does not keep a lock for ever
// caption: Who takes a lock back at once mostly comes first, but not always: the one that waits has it before long.
// conformance: lines in any order
import Dispatch
import Foundation
let lock = NSLock()
var isDone = false
DispatchQueue.global().async {
  var isOver = false
  while !isOver {
    lock.lock()
    Thread.sleep(forTimeInterval: 0.02)
    isOver = isDone
    lock.unlock()
  }
  print("loop is over")
}
Thread.sleep(forTimeInterval: 0.01)
lock.lock()
print("main has it")
isDone = true
lock.unlock()

// expect: prints "main has it", "loop is over"
