// interpolation: types that are made from interpolated texts
import Foundation
enum Value: CustomStringConvertible, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  case text(String), number(Int)
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  var description: String { switch self { case .text(let t): return "'\(t)'"; case .number(let n): return "\(n)" } }
}
struct Path: ExpressibleByStringInterpolation, Hashable { var raw: String; init(stringLiteral raw: String) { self.raw = raw } }
func show(_ values: Value...) { print(values.map(\.description).joined(separator: " ")) }
func open(_ path: Path) { print(path.raw) }
let id = 7
show("a", 1, "user:\(id)")
open("home/\(id)/x")
let table: [Value] = ["k\(id)", 2, "plain"]
let map: [Path: Value] = ["p\(id)": "v\(id)", "q": 3]
print(table, map["p7"]!, map["p\(id)"]!, map["q"] ?? "none \(id)")
var path: Path? = "x\(1)"
path = id > 3 ? "big\(id)" : "small"
print(path!.raw, path == "big7", path == "big\(id)")
func make() -> Value { "made \(id)" }
print(make(), [1, 2].map { i -> Value in "n\(i)" })
let sub: Substring = "s\(id)"
func over(_ s: String) -> String { "string" }
func over(_ v: Value) -> String { "value" }
print(over("a\(id)"), over("b"))
struct Log { let text: String; init(_ path: Path) { text = path.raw } }
print(Log("z\(id)").text)
