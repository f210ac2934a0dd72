// locks: every lock has withLock, those of one's own too
import Foundation
final class RecursiveLock: NSLocking {
  private let l = NSRecursiveLock()
  func lock() { l.lock() }
  func unlock() { l.unlock() }
}
let r = RecursiveLock()
print(r.withLock { 4 })
let any: NSLocking = NSLock()
any.withLock { print("in") }
let condition = NSCondition()
print(condition.withLock { "condition" })
func twice<L: NSLocking>(_ lock: L, _ body: () throws -> Void) rethrows { for _ in 0..<2 { try lock.withLock(body) } }
twice(r) { print("twice") }
struct Full: Error {}
do { try r.withLock { throw Full() } } catch { print(error) }
print(r.withLock { 5 })
