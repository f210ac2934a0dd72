// Classes that are coded: with what their superclass has, by hand and inherited; what holds other values of protocol types.
import Foundation

class Vehicle: Codable {
  let name: String
  var wheels = 4
  private(set) var odometer: Double = 0

  init(name: String) { self.name = name }

  func drive(_ distance: Double) { odometer += distance }
  var summary: String { "\(name) with \(wheels) wheels after \(odometer)" }
}

final class Truck: Vehicle {
  var load: Double

  enum CodingKeys: String, CodingKey { case load }

  init(name: String, load: Double) {
    self.load = load
    super.init(name: name)
  }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    load = try container.decode(Double.self, forKey: .load)
    try super.init(from: decoder)
  }

  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(load, forKey: .load)
  }

  override var summary: String { super.summary + ", \(load) t" }
}

class Bicycle: Vehicle {
  var bell = "ring"
}

final class Depot: Codable {
  let owner: Owner
  var trucks: [Truck] = []
  var spare: Vehicle?
  weak var visitor: Visitor?

  struct Owner: Codable { var name: String }
  enum CodingKeys: CodingKey { case owner, trucks, spare }

  init(owner: String) { self.owner = Owner(name: owner) }
}

final class Visitor {}

struct AnyEncodable: Encodable {
  private let write: (Encoder) throws -> Void
  init<T: Encodable>(_ value: T) { write = value.encode }
  func encode(to encoder: Encoder) throws { try write(encoder) }
}

struct Request {
  var parameters: [String: Encodable]
  func body(_ encoder: JSONEncoder) throws -> Data { try encoder.encode(parameters.mapValues { AnyEncodableBox(value: $0) }) }
}

struct AnyEncodableBox: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }

let depot = Depot(owner: "Ann")
let truck = Truck(name: "Big", load: 7.5)
truck.drive(12.25)
depot.trucks = [truck, Truck(name: "Small", load: 1)]
let visitor = Visitor()
depot.visitor = visitor
print(try text(depot))
depot.spare = Vehicle(name: "Old")
let copy = try JSONDecoder().decode(Depot.self, from: try encoder.encode(depot))
for vehicle in copy.trucks.map({ $0 as Vehicle }) + [copy.spare!] { print(vehicle.summary) }
print(copy.trucks[0] === truck, copy.visitor == nil, copy.owner)
print(try text(truck as Vehicle))

let bicycle = try JSONDecoder().decode(Bicycle.self, from: Data(#"{"name": "Red", "wheels": 2, "odometer": 3, "bell": "ding"}"#.utf8))
print(bicycle.summary, bicycle.bell)
print(try text(bicycle))
print(try text(["a": AnyEncodable(1), "b": AnyEncodable("two"), "c": AnyEncodable([3.5, nil]), "d": AnyEncodable(truck)]))
let request = Request(parameters: ["page": 2, "query": "x/y", "exact": true, "tags": ["p", "q"]])
print(String(decoding: try request.body(encoder), as: UTF8.self))
do {
  _ = try JSONDecoder().decode(Truck.self, from: Data(#"{"load": 1}"#.utf8))
} catch {
  print(error)
}
do {
  _ = try JSONDecoder().decode(Truck.self, from: Data(#"{"name": "x", "wheels": 1, "odometer": 0}"#.utf8))
} catch {
  print(error)
}
