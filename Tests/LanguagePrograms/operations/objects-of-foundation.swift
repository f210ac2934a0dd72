// Threads, operations, queues, locks and loops are objects that are compared and hashed; an operation describes itself.
import Foundation
let a = OperationQueue(), b = OperationQueue()
print(a == a, a == b, [a, b].firstIndex(of: b) ?? -1)
let x = BlockOperation {}, y = BlockOperation {}
print(x == y, Set([x, y, x]).count)
let l = NSLock()
print(l == l, l.isEqual(NSLock()))
print(RunLoop.current == RunLoop.main, NotificationCenter.default == NotificationCenter.default)
let one = Thread {}
let current = Thread.current
print(one == one, one == current, current == Thread.current, one != current)
print([one, current].contains(current), Set([one, current, one]).count)
final class Job: Operation, @unchecked Sendable {
    let n: Int
    init(n: Int) { self.n = n; super.init() }
    override var description: String { "Job \(n)" }
    override func main() { print("running", self) }
}
let queue = OperationQueue()
queue.addOperations([Job(n: 1)], waitUntilFinished: true)
print([Job(n: 2)], "\(Job(n: 3))")
let named = NSLock()
print(named.name ?? "nil")
named.name = "my lock"
print(named.name ?? "nil")
let again = NSRecursiveLock(); again.name = "r"; print(again.name ?? "nil")
let signal = NSCondition(); signal.name = "c"; print(signal.name ?? "nil")
let numbered = NSConditionLock(condition: 1); numbered.name = "cl"; print(numbered.name ?? "nil")
