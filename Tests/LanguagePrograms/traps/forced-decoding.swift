// traps: JSON that must be right is not
import Foundation

struct Settings: Codable {
  let volume: Int
}

let decoder = JSONDecoder()
print(try! decoder.decode(Settings.self, from: Data(#"{"volume": 3}"#.utf8)).volume)
print(try! decoder.decode(Settings.self, from: Data(#"{"volume": "loud"}"#.utf8)).volume)
