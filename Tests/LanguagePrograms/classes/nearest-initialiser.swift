// classes: an initialiser for what the type is made of, before an extension's for what that conforms to
protocol Disposable: AnyObject { func dispose() }
final class AnyDisposable: Disposable {
  let inner: Disposable
  init(_ d: Disposable) { inner = d }
  func dispose() { inner.dispose() }
}
final class Serial: Disposable { func dispose() { print("disposed") } }
class Scoped<Inner: Disposable> {
  let inner: Inner
  init(_ disposable: Inner) { inner = disposable }
  func both(_ d: Inner) { print("plain") }
}
extension Scoped where Inner == AnyDisposable {
  convenience init(_ disposable: Disposable) { self.init(Inner(disposable)) }
  func both(_ d: AnyDisposable) { print("pinned") }
}
let s = Scoped(Serial() as Disposable)
s.inner.dispose()
s.both(s.inner)
