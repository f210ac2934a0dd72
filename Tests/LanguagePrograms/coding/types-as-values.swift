// Lists of several types, decoded by types that are values
import Foundation
struct Circle: Codable { let radius: Double }
struct Square: Codable { let side: Double }
protocol Shape: Codable { var area: Double { get } }
struct Rect: Shape { let w: Double, h: Double; var area: Double { w * h } }
struct Disc: Shape { let r: Double; var area: Double { r * r * 3 } }
enum Kind: String, Codable, CaseIterable { case circle, square
  var type: Decodable.Type { switch self { case .circle: return Circle.self; case .square: return Square.self } } }
let registry: [String: any Shape.Type] = ["rect": Rect.self, "disc": Disc.self]
struct AnyShape: Decodable {
  let shape: any Shape
  enum CodingKeys: String, CodingKey { case type }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .type)
    guard let type = registry[name] else {
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "unknown \(name)")
    }
    shape = try type.init(from: decoder)
  }
}
let json = #"[{"type": "rect", "w": 2, "h": 3}, {"type": "disc", "r": 2}]"#
let list = try JSONDecoder().decode([AnyShape].self, from: Data(json.utf8))
print(list.map { $0.shape.area })
for kind in Kind.allCases {
  let text = kind == .circle ? #"{"radius": 1}"# : #"{"side": 2}"#
  let value = try JSONDecoder().decode(kind.type, from: Data(text.utf8))
  print(value)
}
struct Item: Decodable {
  let payload: Any
  enum CodingKeys: String, CodingKey { case kind, payload }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    switch try c.decode(Kind.self, forKey: .kind) {
    case .circle: payload = try c.decode(Circle.self, forKey: .payload)
    case .square: payload = try c.decode(Square.self, forKey: .payload)
    }
  }
}
let items = try JSONDecoder().decode([Item].self, from: Data(#"[{"kind": "square", "payload": {"side": 4}}]"#.utf8))
print(items[0].payload)
let encodables: [any Encodable] = [1, "two", Circle(radius: 3)]
for e in encodables { print(String(decoding: try JSONEncoder().encode(e), as: UTF8.self)) }
func decode<T: Decodable>(_ t: T.Type, _ s: String) throws -> T { try JSONDecoder().decode(t, from: Data(s.utf8)) }
let types: [any Decodable.Type] = [Int.self, String.self, Circle.self]
struct Wrapper: Encodable { let value: any Encodable
  func encode(to encoder: Encoder) throws { try value.encode(to: encoder) } }
print(String(decoding: try JSONEncoder().encode(["a": Wrapper(value: 5)]), as: UTF8.self))
let shapes: [any Shape] = [Rect(w: 1, h: 2), Disc(r: 1)]
for s in shapes { print(type(of: s), String(decoding: try JSONEncoder().encode(s), as: UTF8.self).count) }
for (type, text) in zip(types, ["1", "\"x\"", #"{"radius": 9}"#]) { print(type, try decode(type, text)) }
