import Foundation
final class Cache<Key: Hashable, Value> { var d: [Key: Value] = [:] }
extension Cache: Encodable where Key: Codable, Value: Codable {
  private struct Entry: Codable { let key: Key; let value: Value }
  func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(d.map { Entry(key: $0, value: $1) }) }
}
let c = Cache<String, Int>(); c.d["a"] = 1

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(c), as: UTF8.self))
