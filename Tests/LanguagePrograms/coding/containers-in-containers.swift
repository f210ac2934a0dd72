// coding: nested, unkeyed and super containers, keys of numbers, errors and their paths
import Foundation

struct Place: Codable, Equatable {
  var latitude: Double
  var longitude: Double
  var name: String?
  enum CodingKeys: String, CodingKey { case latitude = "lat", longitude = "lon", info }
  enum InfoKeys: String, CodingKey { case name }
  init(latitude: Double, longitude: Double, name: String?) { self.latitude = latitude; self.longitude = longitude; self.name = name }
  init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    latitude = try values.decode(Double.self, forKey: .latitude)
    longitude = try values.decode(Double.self, forKey: .longitude)
    let info = try values.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    name = try info.decodeIfPresent(String.self, forKey: .name)
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(latitude, forKey: .latitude)
    try container.encode(longitude, forKey: .longitude)
    var info = container.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    try info.encodeIfPresent(name, forKey: .name)
  }
}

class Animal: Codable {
  var legs: Int
  init(legs: Int) { self.legs = legs }
  private enum CodingKeys: String, CodingKey { case legs }
}
final class Dog: Animal {
  var name: String
  init(name: String) { self.name = name; super.init(legs: 4) }
  private enum CodingKeys: String, CodingKey { case name }
  required init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    name = try c.decode(String.self, forKey: .name)
    try super.init(from: try c.superDecoder())
  }
  override func encode(to encoder: Encoder) throws {
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(name, forKey: .name)
    try super.encode(to: c.superEncoder())
  }
}

struct Grid: Codable {
  var rows: [[Int]]
  init(rows: [[Int]]) { self.rows = rows }
  init(from decoder: Decoder) throws {
    var outer = try decoder.unkeyedContainer()
    rows = []
    while !outer.isAtEnd {
      var inner = try outer.nestedUnkeyedContainer()
      var row: [Int] = []
      while !inner.isAtEnd { row.append(try inner.decodeNil() ? 0 : inner.decode(Int.self)) }
      rows.append(row)
      print("row", outer.currentIndex, outer.count ?? -1)
    }
  }
  func encode(to encoder: Encoder) throws {
    var outer = encoder.unkeyedContainer()
    for row in rows {
      var inner = outer.nestedUnkeyedContainer()
      try inner.encode(contentsOf: row)
    }
    print("encoded", outer.count)
  }
}

struct Point: Codable { var x, y: Int
  enum CodingKeys: Int, CodingKey { case x = 0, y = 7 }
}
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init?(stringValue: String) { self.stringValue = stringValue; intValue = Int(stringValue) }
  init?(intValue: Int) { stringValue = "\(intValue)"; self.intValue = intValue }
}
struct Bag: Decodable {
  var values: [String: Int]
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: AnyKey.self)
    values = [:]
    for key in c.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      print(key.stringValue, key.intValue as Any, terminator: " ")
      values[key.stringValue] = try c.decodeIfPresent(Int.self, forKey: key) ?? -1
    }
    print()
  }
}
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let decoder = JSONDecoder()
func text<T: Encodable>(_ value: T) throws -> String { String(data: try encoder.encode(value), encoding: .utf8)! }
let place = Place(latitude: 1.5, longitude: -2, name: "home")
print(try text(place), try decoder.decode(Place.self, from: encoder.encode(place)) == place)
print(try text(Place(latitude: 0, longitude: 0.25, name: nil)))
print(try decoder.decode(Place.self, from: Data(#"{"lat":1,"lon":2,"info":{}}"#.utf8)))
let dog = try decoder.decode(Dog.self, from: Data(#"{"name":"Rex","super":{"legs":3}}"#.utf8))
print(dog.name, dog.legs, try text(dog))
print(try text(Grid(rows: [[1, 2], [], [3]])), try decoder.decode(Grid.self, from: Data("[[1,null],[3,4]]".utf8)).rows)
print(try text(Point(x: 1, y: 2)), try decoder.decode(Point.self, from: Data(#"{"x":5,"y":6}"#.utf8)), Point.CodingKeys.y.intValue as Any, Point.CodingKeys.y.stringValue)
print(try decoder.decode(Bag.self, from: Data(#"{"1":5,"b":null,"a":7}"#.utf8)).values.sorted { $0.key < $1.key })
do { _ = try decoder.decode(Place.self, from: Data(#"{"lat":1,"lon":"x"}"#.utf8)) } catch DecodingError.typeMismatch(_, let c) { print(c.codingPath.map(\.stringValue), c.debugDescription) }
do { _ = try decoder.decode([Place].self, from: Data(#"[{"lat":1,"lon":2}]"#.utf8)) } catch DecodingError.keyNotFound(let k, let c) { print(k.stringValue, c.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }) }
do { _ = try decoder.decode(Grid.self, from: Data(#"[["x"]]"#.utf8)) } catch let DecodingError.typeMismatch(t, c) { print(t, c.codingPath.map(\.stringValue)) }
enum Shape: Codable { case circle(radius: Double), rect(w: Int, h: Int), dot }
print(try text([Shape.circle(radius: 1), .rect(w: 2, h: 3), .dot]))
print(try decoder.decode([Shape].self, from: Data(#"[{"dot":{}},{"rect":{"h":1,"w":9}}]"#.utf8)))
struct Wrapper<T: Codable>: Codable { var value: T; var tag: String? }
print(try text(Wrapper(value: [1: "a"], tag: nil)), try decoder.decode(Wrapper<[Int?]>.self, from: Data(#"{"value":[1,null],"tag":"z"}"#.utf8)))
decoder.userInfo[CodingUserInfoKey(rawValue: "k")!] = 3
struct U: Decodable { let n: Int; init(from d: Decoder) throws { n = d.userInfo[CodingUserInfoKey(rawValue: "k")!] as? Int ?? 0; _ = try d.singleValueContainer().decode(Bool.self) } }
print(try decoder.decode(U.self, from: Data("true".utf8)).n)
