// What people write around Codable: protocols and extensions over it, local types, recursive ones, values of any kind.
import Foundation
protocol Model: Codable, Identifiable where ID == Int {}
struct A: Model { let id: Int; var n: Nested; struct Nested: Codable, Hashable { var v: [Int?] } }
struct B { var x: Int; var y: [String: [Bool]] }
extension B: Codable {}
extension Decodable { static func decode(from text: String) throws -> Self { try JSONDecoder().decode(Self.self, from: Data(text.utf8)) } }
extension Encodable {
  func toData() -> Data? { try? JSONEncoder().encode(self) }
  var json: String { get throws { let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]; return String(decoding: try e.encode(self), as: UTF8.self) } }
  func json2(pretty: Bool = false) -> String { let e = JSONEncoder(); e.outputFormatting = pretty ? [.sortedKeys, .prettyPrinted] : .sortedKeys
    guard let d = try? e.encode(self), let s = String(data: d, encoding: .utf8) else { return "" }; return s } }
do { let a = try A.decode(from: #"{"id":1,"n":{"v":[1,null]}}"#); print(a, a.id, try a.json, a.json2(pretty: true)) } catch { print(error) }
do { let b = try B.decode(from: #"{"x":1,"y":{"k":[true]}}"#); print(b, b.toData()?.count ?? 0) } catch { print(error) }
func local() throws {
  struct Reply: Decodable { let ok: Bool; let items: [Item]; struct Item: Decodable { let name: String } }
  enum Mode: String, Codable { case on, off }
  let r = try JSONDecoder().decode(Reply.self, from: Data(#"{"ok":true,"items":[{"name":"n"}]}"#.utf8))
  print(r.ok, r.items[0].name, try JSONDecoder().decode([Mode].self, from: Data(#"["on"]"#.utf8))[0].rawValue)
  do { _ = try JSONDecoder().decode([Mode].self, from: Data(#"["up"]"#.utf8)) } catch { print(error) }
}
try local()
typealias Both = Codable & Hashable
struct C: Both { var s: Set<String> }
print(try C.decode(from: #"{"s":["q"]}"#).s)
func save<T>(_ t: T) throws -> String where T: Codable { try t.json }
print(try save([1: "x"]), try save(["a": nil, "b": 1] as [String: Int?]), try save([C(s: ["z"])]))
final class Repo<T: Codable & Identifiable> where T.ID == Int {
  private var all: [Int: T] = [:]
  func load(_ text: String) throws { for t in try JSONDecoder().decode([T].self, from: Data(text.utf8)) { all[t.id] = t } }
  func dump() -> [String] { all.keys.sorted().map { all[$0]!.json2() } }
}
let repo = Repo<A>(); try repo.load(#"[{"id":2,"n":{"v":[]}},{"id":1,"n":{"v":[3]}}]"#); print(repo.dump())
struct Person: Codable { var firstName: String, lastName: String; var age: Int?; var `default`: Bool; var fullName: String { firstName + " " + lastName }; static let zero = 0
  init(firstName: String, lastName: String) { self.firstName = firstName; self.lastName = lastName; age = nil; self.default = true } }
print(try Person(firstName: "A", lastName: "B").json, try Person.decode(from: #"{"firstName":"x","lastName":"y","default":false}"#))
struct Tree: Codable { var name: String; var children: [Tree]? }
print(try Tree.decode(from: #"{"name":"r","children":[{"name":"c"},{"name":"d","children":[]}]}"#))
indirect enum Expr: Codable { case num(Int), add(Expr, Expr) }
print(try Expr.add(.num(1), .add(.num(2), .num(3))).json, try Expr.decode(from: #"{"add":{"_0":{"num":{"_0":1}},"_1":{"num":{"_0":2}}}}"#))
struct Celsius: Codable { let value: Double
  init(from d: Decoder) throws { value = try d.singleValueContainer().decode(Double.self) }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(value) } }
print(try JSONDecoder().decode([String: Celsius].self, from: Data(#"{"a": 21.5}"#.utf8))["a"]!.value)
enum StringOrInt: Codable { case s(String), i(Int)
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer()
    if let i = try? c.decode(Int.self) { self = .i(i) } else if let s = try? c.decode(String.self) { self = .s(s) } else { throw DecodingError.typeMismatch(StringOrInt.self, .init(codingPath: decoder.codingPath, debugDescription: "neither")) } }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer(); switch self { case .s(let s): try c.encode(s); case .i(let i): try c.encode(i) } } }
print(try JSONDecoder().decode([StringOrInt].self, from: Data(#"[1,"x"]"#.utf8)), try [StringOrInt.i(4), .s("q")].json)
do { _ = try JSONDecoder().decode([StringOrInt].self, from: Data(#"[true]"#.utf8)) } catch { print(error, error.localizedDescription) }
struct AnyCodable: Codable { let value: Any
  init(_ v: Any) { value = v }
  init(from decoder: Decoder) throws { let c = try decoder.singleValueContainer()
    if c.decodeNil() { value = NSNull() } else if let b = try? c.decode(Bool.self) { value = b } else if let i = try? c.decode(Int.self) { value = i } else if let d = try? c.decode(Double.self) { value = d } else if let s = try? c.decode(String.self) { value = s } else if let a = try? c.decode([AnyCodable].self) { value = a.map { $0.value } } else if let o = try? c.decode([String: AnyCodable].self) { value = o.mapValues { $0.value } } else { throw DecodingError.dataCorruptedError(in: c, debugDescription: "?") } }
  func encode(to encoder: Encoder) throws { var c = encoder.singleValueContainer()
    switch value { case is NSNull: try c.encodeNil(); case let b as Bool: try c.encode(b); case let i as Int: try c.encode(i); case let d as Double: try c.encode(d); case let s as String: try c.encode(s)
      case let a as [Any]: try c.encode(a.map { AnyCodable($0) }); case let o as [String: Any]: try c.encode(o.mapValues { AnyCodable($0) }); default: throw EncodingError.invalidValue(value, .init(codingPath: encoder.codingPath, debugDescription: "??")) } } }
let any = try AnyCodable.decode(from: #"{"a":[1,2.5,"x",null,true,{"b":[]}]}"#); print(any.value, try any.json)
do { print(try AnyCodable(["k": Date(timeIntervalSince1970: 0)] as [String: Any]).json) } catch { print(error) }
let res: Result<[A], Error> = Result { try JSONDecoder().decode([A].self, from: Data("[]".utf8)) }
print(try res.get().count)
if let dec = try? JSONDecoder().decode(A.self, from: Data("{}".utf8)) { print(dec) } else { print("nil") }
