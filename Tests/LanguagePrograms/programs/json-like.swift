// programs: an enum made from literals, and a parser for it
import Foundation
indirect enum JSON: Equatable {
  case null, bool(Bool), number(Double), string(String), array([JSON]), object([String: JSON])
  subscript(key: String) -> JSON? { if case .object(let o) = self { return o[key] }; return nil }
  subscript(index: Int) -> JSON? { guard case let .array(a) = self, a.indices.contains(index) else { return nil }; return a[index] }
  var text: String {
    switch self {
    case .null: return "null"
    case .bool(let b): return b ? "true" : "false"
    case .number(let n): return n == n.rounded() ? String(Int(n)) : "\(n)"
    case .string(let s): return "\"\(s)\""
    case .array(let a): return "[" + a.map(\.text).joined(separator: ",") + "]"
    case .object(let o): return "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
    }
  }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
}
struct Parser {
  enum Problem: Error, Equatable { case unexpected(Character, at: Int), end }
  private let characters: [Character]
  private var position = 0
  init(_ text: String) { characters = Array(text) }
  private var current: Character? { position < characters.count ? characters[position] : nil }
  private mutating func skip() { while let c = current, c.isWhitespace { position += 1 } }
  mutating func parse() throws -> JSON {
    skip()
    guard let c = current else { throw Problem.end }
    switch c {
    case "[":
      position += 1
      var items: [JSON] = []
      while true {
        skip()
        if current == "]" { position += 1; return .array(items) }
        items.append(try parse())
        skip()
        if current == "," { position += 1 }
      }
    case "\"":
      position += 1
      var text = ""
      while let c = current, c != "\"" { text.append(c); position += 1 }
      position += 1
      return .string(text)
    case "0"..."9", "-":
      var text = ""
      while let c = current, c.isNumber || "-.".contains(c) { text.append(c); position += 1 }
      return .number(Double(text)!)
    case "t", "f":
      let word = c == "t" ? "true" : "false"
      position += word.count
      return .bool(c == "t")
    case let other: throw Problem.unexpected(other, at: position)
    }
  }
}
let value: JSON = .object(["name": "Ann", "ages": [1, 2], "ok": true, "none": .null])
print(value.text, value["name"]!, value["ages"]?[1] ?? .null, value["x"] == nil)
for text in ["[1, 2.5, \"a\", true, []]", "[1, ?]", "  "] {
  var parser = Parser(text)
  do { print(try parser.parse().text) }
  catch Parser.Problem.unexpected(let c, at: let i) { print("unexpected \(c) at \(i)") }
  catch { print(error) }
}
