// What others see says nothing that they cannot name: aliases, cases, members, bounds, protocols, constants. 'private' of a nested type ends at
// the braces around it; at the top of a file it is 'fileprivate'. What is not refused below is right.
private struct Hidden {}
private protocol Secret {}
private class Parent {}
private typealias Number = Int
struct Shown {}
typealias Callback = (Hidden) -> Void
private typealias Own = [Hidden]
enum Answer { case nothing, found([Hidden]) }
fileprivate enum OwnAnswer { case found(Hidden) }
protocol Refined: Secret {}
protocol Associated { associatedtype Item: Secret }
struct Bound<Value: Secret> {}
func generic<Value>(_ value: Value) where Value: Secret {}
func aliased(_ number: Number) {}
func failing() throws(Failure) {}
private struct Failure: Error {}
struct Conforming: Secret {}
class Heir: Parent {}
class Listed: Box<Hidden> {}
class Box<Value> {}
enum Raw: Number { case one }
let constant = Hidden()
let (first, second) = (1, Hidden())
private let own = Hidden()
struct Outer {
  private struct Inner {}
  fileprivate init(_ inner: Inner) {}
  fileprivate var inner: Inner { Inner() }
  fileprivate typealias Alias = Inner
  private var list: [Inner] = []
  fileprivate enum Kind { case one(Inner) }
  fileprivate class Sub: Base {}
  private class Base {}
  struct Deep {
    fileprivate let inner: Inner
    private let right: Inner?
  }
  static let made = Hidden()
  subscript(inner: Inner) -> Int { 1 }
}
extension Outer {
  func again(_ inner: Inner) {}
  private func right(_ inner: Inner) {}
}
private struct OuterOfFile {
  private struct Inner {}
  var inner: Inner { Inner() }
  private var right: Inner { Inner() }
  var hidden: Hidden { Hidden() }
}
extension Array where Element == Hidden {
  func right(_ hidden: Hidden) {}
  internal func told(_ hidden: Hidden) {}
}
internal extension Array where Element: Secret {}
public extension Shown {}
internal extension Hidden {}
public struct Public {
  public func show(_ shown: Shown) {}
  func right(_ shown: Shown) {}
}
public protocol Asking { func ask(_ shown: Shown) }
@propertyWrapper private struct Wrapper { var wrappedValue: Int }
struct Wrapping {
  @Wrapper var shown: Int
  @Wrapper private var right = 1
}
func local() {
  struct Right { var hidden = Hidden() }
  typealias Also = Hidden
}
do { struct Right { var hidden = Hidden() } }
