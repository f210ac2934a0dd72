// operations: who waits for an operation keeps it, and is not kept by it
import Foundation

class Op: Operation, @unchecked Sendable {
  init(_ n: String) { super.init(); name = n }
  override func main() { print("run", name!) }
  deinit { print("deinit", name!) }
}
func never() {
  let a = Op("a"), c = Op("c")
  c.addDependency(a)
  print("never")
}
func queued() {
  let queue = OperationQueue()
  queue.maxConcurrentOperationCount = 1
  let a = Op("a"), b = Op("b"), c = Op("c")
  c.addDependency(b)
  b.addDependency(a)
  queue.addOperations([a, b, c], waitUntilFinished: true)
  Thread.sleep(forTimeInterval: 0.05)
  print("queued", c.dependencies.count)
}
func kept() -> Op {
  let queue = OperationQueue()
  let a = Op("a"), c = Op("c")
  c.addDependency(a)
  queue.addOperations([a, c], waitUntilFinished: true)
  Thread.sleep(forTimeInterval: 0.05)
  print("kept")
  return c
}
func removed() {
  let a = Op("a"), c = Op("c")
  c.addDependency(a)
  c.removeDependency(a)
  print("removed")
}
func chain() {
  var last: Op?
  for n in 1...3 {
    let op = Op("\(n)")
    if let last { op.addDependency(last) }
    last = op
  }
  print("chain", last!.name!)
}
func cancelled() {
  let a = Op("a"), c = Op("c")
  c.addDependency(a)
  c.cancel()
  c.start()
  print("cancelled", c.isFinished)
}
func onlyDependency() {
  let c = Op("c")
  c.addDependency(Op("a"))
  print("only", c.dependencies.count, c.isReady)
  c.dependencies.first?.start()
  print(c.isReady)
}
func waiting() {
  let q = OperationQueue()
  q.isSuspended = true
  let a = Op("a")
  do { let c = Op("c"); c.addDependency(a); q.addOperation(c) }
  a.start()
  q.isSuspended = false
  q.waitUntilAllOperationsAreFinished()
  Thread.sleep(forTimeInterval: 0.05)
  print("waiting")
}
never(); queued()
var c: Op? = kept()
print("returned", c!.dependencies.count)
c = nil
removed(); chain(); cancelled(); onlyDependency(); waiting()
print("end")
