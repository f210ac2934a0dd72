// keys of any name, made by an initialiser that cannot fail
import Foundation
struct AnyKey: CodingKey {
  var stringValue: String, intValue: Int?
  init(stringValue: String) { self.stringValue = stringValue; intValue = nil }
  init?(intValue: Int) { return nil }
}
struct Keys: Decodable {
  let names: [String]
  init(from decoder: any Decoder) throws { names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted() }
}
print(try JSONDecoder().decode(Keys.self, from: Data(#"{"a":1,"b":2}"#.utf8)).names)
