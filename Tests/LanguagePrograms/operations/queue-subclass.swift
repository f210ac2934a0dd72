// operations: a subclass of OperationQueue that counts and cancels
import Foundation
final class Q: OperationQueue, @unchecked Sendable {
  var added = 0
  override init() { super.init(); maxConcurrentOperationCount = 1; name = "q" }
  override func addOperation(_ operation: Operation) { added += 1; super.addOperation(operation) }
  override func cancelAllOperations() { print("cancel"); super.cancelAllOperations() }
}
let q = Q()
q.addOperation(BlockOperation { print("one") })
q.addOperation { print("two") }
q.waitUntilAllOperationsAreFinished()
q.cancelAllOperations()
print(q.added, q.operationCount, q.name!)
