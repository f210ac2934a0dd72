// A `??` of one's own: for what is no Optional, for a static member of a type, for Optionals with another right side; the usual one beside it.
struct Flag { var value: Int }
struct Fault: Error { let text: String }
func ?? (left: Flag, right: @autoclosure () -> Flag) -> Flag { left.value > 0 ? left : right() }
func ?? <T>(left: T?, right: @autoclosure () -> Fault) throws -> T {
  guard let left else { throw right() }
  return left
}
struct Text {
  var text: String
  static func ?? (left: Text, right: String) -> String { left.text.isEmpty ? right : left.text }
}
func make(_ value: Int) -> Flag { print("made", value); return Flag(value: value) }
print((make(0) ?? make(2)).value)
print((make(1) ?? make(2)).value)
print((make(0) ?? make(-1) ?? make(3)).value)
print(Text(text: "") ?? "empty", Text(text: "x") ?? "empty")
let none: Int? = nil
print(none ?? 3, Int("7") ?? 8)
do {
  print(try Int("5") ?? Fault(text: "unused"))
  print(try none ?? Fault(text: "no value"))
} catch { print(error) }
