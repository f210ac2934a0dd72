// Declarations that nobody may use, beside those that may.
@available(*, deprecated, message: "x") func dep() {}
dep()
@available(macOS, unavailable) func mac() { print("mac") }
mac()
@available(iOS 13, *) func ios() { print("ios") }
ios()
@available(macOS, obsoleted: 10.0) func mo() { print("mo") }
mo()
@available(swift, introduced: 4) func i4() { print("i4") }
i4()
@available(swift, obsoleted: 6) func o6() { print("o6") }
o6()
@available(swift, deprecated: 4) func d4() { print("d4") }
d4()
@available(swift 5.0) func s5() { print("s5") }
s5()
class View {
  init() {}
  @available(*, unavailable) init?(coder: Int) { fatalError() }
}
final class Label: View {
  override init() { super.init() }
  @available(*, unavailable) override init?(coder: Int) { fatalError("no") }
}
print(type(of: Label()))
@available(*, unavailable) struct Old { var x = 1; func copy() -> Old { Old() } }
@available(*, unavailable) func old() -> Old { let made = Old(); return made }
func over(_ number: Int) { print("int") }
@available(*, unavailable) func over(_ text: String) {}
over(1)
@available(*, unavailable) func amb(_ i: Int) { print("int") }
func amb(_ d: Double) { print("double") }
amb(1)
struct M {
  func f(_ x: Int) { print("m") }
  @available(*, unavailable) func f<T>(_ x: T) { print("g") }
}
M().f(1)
extension Array { @available(*, unavailable, message: "use first") func first() {} }
print([1].first!)
protocol Pr { func r() }
extension Pr {
  @available(*, unavailable, message: "no") func s() {}
  func t() { print("t") }
}
struct Im: Pr { func r() { print("r") } }
Im().r()
Im().t()
enum State { case on; @available(*, unavailable) case off }
func show(_ state: State) { switch state { case .on: print("on") } }
show(.on)
if #available(macOS 10, *) { print("here") }
struct W { @available(*, unavailable) static let no = 1; @available(*, unavailable) var c: Int { 1 } }
print(W())
