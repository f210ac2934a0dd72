struct Path {
  let keys: [String]
  init(_ text: String) { keys = text.split(separator: ".").map(String.init) }
}
extension Dictionary where Key == String {
  subscript(keyPath path: Path) -> Any? {
    get {
      var found: Any? = self
      for key in path.keys { found = (found as? [String: Any])?[key] }
      return found
    }
    set { self[path.keys[0]] = newValue.map { $0 as! Value } }
  }
  subscript(keyPath text: String) -> Any? { self[keyPath: Path(text)] }
}
var values: [String: Any] = ["a": ["b": 3], "c": "x"]
print(values[keyPath: Path("a.b")] ?? "nil", values[keyPath: "c"] ?? "nil", values[keyPath: "a.c"] ?? "nil")
values[keyPath: Path("d")] = 4
print(values[keyPath: \.count], values[keyPath: "d"] ?? "nil")
let count = \[String: Any].count
print(values[keyPath: count], "abc"[keyPath: \.count])

enum Log {}
extension Log { enum Format {} }
extension Log.Format {
  @resultBuilder struct Builder { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") } }
  @propertyWrapper struct Loud { var wrappedValue: String { didSet { wrappedValue = wrappedValue.uppercased() } } }
}
typealias Short = Log.Format
struct Text {
  let text: String
  @Log.Format.Loud var name = "a"
  @Short.Loud var other = "b"
  init(@Log.Format.Builder _ make: () -> String) { text = make() }
  @Short.Builder func lines() -> String { "one"; "two" }
}
var text = Text {
  "a"; "b"
}
text.name = "c"
text.other = "d"
print(text.text, text.name, text.other, text.lines())
