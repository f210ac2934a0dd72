// An initialiser from a raw value that is written stands for the one that would be made, and `RawValue` is known.
import Foundation

enum Product: String, Codable {
  case phone = "00", tablet = "01", watch
  init?(rawValue: String) {
    switch rawValue {
    case "phone", "00": self = .phone
    case "01": self = .tablet
    default: return nil
    }
  }
  init(from decoder: Decoder) throws {
    let box = try decoder.singleValueContainer()
    let raw = try box.decode(RawValue.self)
    guard let made = Self.init(rawValue: raw) else { throw NSError(domain: "product", code: 1) }
    self = made
  }
}
print(Product(rawValue: "phone") as Any, Product(rawValue: "watch") as Any, Product.watch.rawValue, Product.RawValue.self)
print((try? JSONDecoder().decode([Product].self, from: Data(#"["phone", "01"]"#.utf8))) as Any)
print((try? JSONDecoder().decode([Product].self, from: Data(#"["watch"]"#.utf8))) as Any)

enum Level: Int, CaseIterable {
  case low = 1, high
  init?(rawValue: Int) { if rawValue == 7 { self = .high } else { return nil } }
  func raw() -> RawValue { rawValue }
}
print(Level(rawValue: 7) as Any, Level(rawValue: 1) as Any, Level.allCases.map { $0.raw() })

enum Side: String {
  case left, right
  var rawValue: String { self == .left ? "L" : "R" }
  init?(rawValue: String) { self = rawValue == "L" ? .left : .right }
}
print(Side.left.rawValue, Side(rawValue: "L")!, Side(rawValue: "?")!)

// From another type it is one more.
enum Code: Int {
  case ok
  init?(rawValue: String) { self = .ok }
  init?(raw: Int) { self.init(rawValue: raw) }
  struct Entry { var raw: RawValue }
}
print(Code(rawValue: "ok") as Any, Code(rawValue: 0) as Any, Code(raw: 5) as Any, Code.Entry(raw: 2))
