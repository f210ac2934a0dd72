// properties: an extension for some arguments declares a property beside the type's own; the one that has the member is meant
protocol Disposable: AnyObject { func dispose() }
final class Serial: Disposable {
  var inner: Disposable?
  func dispose() { print("disposed", inner == nil) }
}
final class Scoped<Inner: Disposable> {
  let inner: Inner
  init(_ inner: Inner) { self.inner = inner }
}
extension Scoped where Inner == Serial {
  var inner: Disposable? {
    get { return inner.inner }
    set { inner.inner = newValue }
  }
}
let s = Scoped(Serial())
s.inner = Serial()
s.inner.dispose()
