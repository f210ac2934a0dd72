// Where the values a closure returns have nothing in common but a protocol, what is wanted of the call says that it is that.
import Foundation
protocol Disposable { func dispose() }
struct A: Disposable { func dispose() { print("A") } }
enum Disposables { static func create() -> Disposable { A() } }
struct B: Disposable { func dispose() { print("B") } }
extension NSRecursiveLock { func performLocked<T>(_ action: () -> T) -> T { lock(); defer { unlock() }; return action() } }
final class R {
  let lock = NSRecursiveLock(); var n = 0
  func retain() -> Disposable {
    lock.performLocked {
      if self.n == 0 { self.n += 1; return B() } else { return Disposables.create() }
    }
  }
}
let r = R(); r.retain().dispose(); r.retain().dispose()
func chosen(_ flag: Bool) -> any Disposable {
  r.lock.performLocked {
    guard flag else { return A() }
    return B()
  }
}
chosen(true).dispose()
chosen(false).dispose()
let found: Disposable? = r.lock.performLocked { if r.n > 5 { return nil } else { return A() } }
found?.dispose()
