// What a value writes to streams is what is printed of it.
struct Markup: TextOutputStreamable {
  var tag: String
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("<\(tag)")
    target.write("/>")
  }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
struct Holder { var markup = Markup(tag: "b"), both = Both() }
let line = Markup(tag: "br")
print(line, "\(line)", String(describing: line), String(reflecting: line))
print([line], ["a": line], Optional(line) as Any, (line, 1), Holder())
print(Both(), "\(Both())", String(describing: Both()), String(reflecting: Both()), [Both()])
func show<Value>(_ value: Value) { print(value, "\(value)", String(describing: value)) }
show(line)
show(Both())
show(line as Any)
var text = "text: "
print(line, Both(), to: &text)
line.write(to: &text)
print(text)
debugPrint(line, Both())
dump(line)
