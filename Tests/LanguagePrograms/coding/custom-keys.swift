// Keys of one's own, nested objects made flat, and both ways written by hand.
import Foundation

struct Address: Codable, Equatable {
  let street: String
  let city: String
  let postalCode: String

  enum CodingKeys: String, CodingKey {
    case street = "street_name"
    case city
    case postalCode = "zip"
  }
}

struct Weather: Codable {
  let city: String
  let degrees: Double
  let feelsLike: Double?
  let conditions: [String]
  let wind: Wind
  var note = "none"

  struct Wind: Codable {
    let speed: Double
    let bearing: Int?

    private enum CodingKeys: String, CodingKey { case speed, bearing = "deg" }
  }

  enum CodingKeys: String, CodingKey {
    case city = "name"
    case main, weather, wind
  }

  enum MainKeys: String, CodingKey {
    case temp
    case feelsLike = "feels_like"
  }

  struct Condition: Codable { let description: String }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    city = try container.decode(String.self, forKey: .city)
    let main = try container.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
    degrees = try main.decode(Double.self, forKey: .temp)
    feelsLike = try main.decodeIfPresent(Double.self, forKey: .feelsLike)
    var list = try container.nestedUnkeyedContainer(forKey: .weather)
    var found: [String] = []
    while !list.isAtEnd {
      let condition = try list.decode(Condition.self)
      found.append(condition.description)
    }
    conditions = found
    wind = try container.decode(Wind.self, forKey: .wind)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(city, forKey: .city)
    var main = container.nestedContainer(keyedBy: MainKeys.self, forKey: .main)
    try main.encode(degrees, forKey: .temp)
    try main.encodeIfPresent(feelsLike, forKey: .feelsLike)
    var list = container.nestedUnkeyedContainer(forKey: .weather)
    for text in conditions { try list.encode(Condition(description: text)) }
    try container.encode(wind, forKey: .wind)
  }
}

/// Keys that are only known when the program runs.
struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}

struct Rates: Decodable {
  let base: String
  let rates: [(currency: String, rate: Double)]

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    base = try container.decode(String.self, forKey: AnyKey("base"))
    var rates: [(currency: String, rate: Double)] = []
    for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) where key.stringValue != "base" {
      guard let rate = try? container.decode(Double.self, forKey: key) else { continue }
      rates.append((key.stringValue, rate))
    }
    self.rates = rates
  }
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let decoder = JSONDecoder()

let address = Address(street: "Main Street 5", city: "Bern", postalCode: "3011")
let encoded = try encoder.encode(address)
print(String(data: encoded, encoding: .utf8)!)
print(try decoder.decode(Address.self, from: encoded) == address)

let text = """
  {
    "name": "Oslo",
    "main": { "temp": -3.5, "feels_like": null },
    "weather": [ { "id": 1, "description": "snow" }, { "id": 2, "description": "fog" } ],
    "wind": { "speed": 4, "deg": 270, "gust": 9.1 },
    "visibility": 200
  }
  """
let weather = try decoder.decode(Weather.self, from: text.data(using: .utf8)!)
print(weather.city, weather.degrees, weather.feelsLike as Any, weather.conditions, weather.wind, weather.note)
print(String(decoding: try encoder.encode(weather), as: UTF8.self))

let rates = try decoder.decode(Rates.self, from: Data(#"{"base":"EUR","USD":1.25,"CHF":0.95,"note":"closed","JPY":160}"#.utf8))
for (currency, rate) in rates.rates { print("1 \(rates.base) = \(rate) \(currency)") }
for broken in [#"{"name":"Oslo","main":{}}"#, #"{"name":"Oslo","main":[1]}"#, #"{"name":"Oslo","main":{"temp":1},"weather":[{}]}"#] {
  do {
    _ = try decoder.decode(Weather.self, from: Data(broken.utf8))
  } catch DecodingError.keyNotFound(let key, let context) {
    print("no \(key.stringValue) in /\(context.codingPath.map(\.stringValue).joined(separator: "/"))")
  } catch DecodingError.typeMismatch(let type, let context) {
    print("no \(type) in \(context.codingPath)")
  }
}
