// A stream of one's own sees what print writes piece by piece.
struct Pieces: TextOutputStream {
  var all: [String] = []
  mutating func write(_ text: String) { all.append(text) }
}
struct Streamed: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("one")
    target.write("two")
  }
}
struct Described: CustomStringConvertible, TextOutputStreamable {
  var description: String { "description" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}
func show(_ body: (inout Pieces) -> Void) {
  var pieces = Pieces()
  body(&pieces)
  print(pieces.all)
}
show { print(to: &$0) }
show { print("a", to: &$0) }
show { print("a", 1, 2.5, true, separator: ", ", terminator: "!", to: &$0) }
show { print("", [1, 2], Streamed(), Described(), Optional("x") as Any, terminator: "", to: &$0) }
show { debugPrint("a", 1, Streamed(), Described(), separator: "|", to: &$0) }
final class Count: TextOutputStream {
  var calls = 0
  func write(_ text: String) { calls += 1 }
}
var count = Count()
print("a", "b", to: &count)
print(count.calls)
var text = "> "
print("text", 1, to: &text)
debugPrint(text)
