// An operation lives until its completion block has run.
import Foundation
final class Op: Operation { deinit { print("deinit") } ; override func main() {} }
func go(_ q: OperationQueue) {
  let op = Op()
  op.name = "x"
  op.completionBlock = { [unowned op] in Thread.sleep(forTimeInterval: 0.1); print(op.name ?? "-") }
  q.addOperation(op)
}
let q = OperationQueue()
go(q)
q.waitUntilAllOperationsAreFinished()
print("all")
Thread.sleep(forTimeInterval: 0.3)
print("end")
