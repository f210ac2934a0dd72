func log(_ message: String, file: StaticString = #function) { print("static", message, file) }
func log(_ message: String, file: String) { print("string", message, file) }
log("a")
log("b", file: String("x"))
let key: StaticString = "key"
func place(_ file: StaticString = #fileID, _ line: UInt = #line) -> String { "\(file):\(line)" }
print(key, key.description + "!", place().hasSuffix(":9") || place().count > 9, key.utf8CodeUnitCount, key.isASCII, type(of: key))
struct Label: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral value: StaticString) { text = "<\(value)>" }
}
let label: Label = "a"
print(label.text, Label("b").text, [label, "c"].map(\.text))
enum Kind { case named(StaticString), other }
if case .named(let name) = Kind.named("n") { print(name, "\(name)".count) }
let texts: [StaticString] = ["a", "b"]
print(texts.map(\.description), texts.map { "\($0)" }.joined(), String(describing: key), key as Any)
debugPrint(key)
