// operations: a subclass has names of its own beside those of the library
import Foundation

class Mine: Operation, @unchecked Sendable {
  var _queue = 1
  var _stage = "mine"
  private var _executing = false
  func _move() { print("moves") }
  func _noteReady() { print("not the library's") }
  override func main() {
    _move()
    print(_queue, _stage, _executing)
    super.main()
  }
}
class Yours: Mine, @unchecked Sendable {
  override func main() {
    super.main()
    print("yours", isCancelled, isExecuting)
  }
  override func cancel() {
    super.cancel()
    print("cancelled by hand")
  }
}
let queue = OperationQueue()
let mine = Mine(), yours = Yours()
yours.addDependency(mine)
queue.addOperations([mine, yours], waitUntilFinished: true)
let late: Operation = Yours()
late.cancel()
late.start()
print(mine._stage, mine.isFinished, late.isFinished, late.isCancelled)
