// Literals for a type parameter, an attribute with a blank before its arguments, an operator that Swift itself only declares
func isTrue<T: ExpressibleByBooleanLiteral & Equatable>(_ value: T) -> Bool { value == (true as T) }
func flags<T: ExpressibleByBooleanLiteral>(_: T.Type) -> [T] { [true, false] }
func switched<T: ExpressibleByBooleanLiteral & Equatable>(_ on: T) -> T {
  let no: T = false
  return on == no ? true : no
}
struct Flag: ExpressibleByBooleanLiteral, Equatable {
  var text: String
  init(booleanLiteral value: Bool) { text = value ? "on" : "off" }
}
print(isTrue(true), isTrue(Flag(booleanLiteral: false)), flags(Flag.self).map(\.text), flags(Bool.self), switched(Flag(booleanLiteral: true)).text)
func zero<T: ExpressibleByIntegerLiteral & Equatable>(_ value: T) -> Bool { value == 0 as T }
print(zero(0.0), zero(1))

@available (*, deprecated, renamed: "new")
func old() { print("old") }
old()

final class Setting<Value> { var value: Value; init(_ value: Value) { self.value = value } }
func ~> <Value>(setting: Setting<Value>, value: Value) { setting.value = value }
let volume = Setting(1)
volume ~> 4
volume ~> (volume.value + 1)
print(volume.value)
