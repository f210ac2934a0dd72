// Keys of dictionaries that say which keys they are coded as.
import Foundation
enum K: String, CodingKeyRepresentable, Codable { case a, b }
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
print(String(data: try enc.encode([K.a: 1, .b: 2]), encoding: .utf8)!)
print(try JSONDecoder().decode([K: Int].self, from: Data(#"{"a":1}"#.utf8)))
struct ID: Hashable, Codable, CodingKeyRepresentable {
  let n: Int
  var codingKey: CodingKey { Key(stringValue: "id\(n)") }
  init(n: Int) { self.n = n }
  init?<T: CodingKey>(codingKey: T) { guard let n = Int(codingKey.stringValue.dropFirst(2)) else { return nil }; self.n = n }
  struct Key: CodingKey { var stringValue: String; var intValue: Int? { nil }; init(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { nil } }
}
print(String(data: try enc.encode([ID(n: 3): "x"]), encoding: .utf8)!)
print(try JSONDecoder().decode([ID: String].self, from: Data(#"{"id7":"y"}"#.utf8)))
