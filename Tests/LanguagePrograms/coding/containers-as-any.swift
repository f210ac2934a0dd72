// The containers of a decoder and an encoder are protocols: `any` may stand before them.
import Foundation
func read(_ container: any SingleValueDecodingContainer) throws -> Int { try container.decode(Int.self) }
func write(_ value: Int, _ container: inout any SingleValueEncodingContainer) throws { try container.encode(value) }
func readAll(_ container: inout any UnkeyedDecodingContainer) throws -> [Int] {
  var found: [Int] = []
  while !container.isAtEnd { found.append(try container.decode(Int.self)) }
  return found
}
struct Number: Codable {
  let n: Int
  init(n: Int) { self.n = n }
  init(from decoder: any Decoder) throws { n = try read(decoder.singleValueContainer()) }
  func encode(to encoder: any Encoder) throws {
    var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
    try write(n, &container)
  }
}
struct List: Decodable {
  let all: [Int]
  init(from decoder: any Decoder) throws {
    var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
    all = try readAll(&container)
  }
}
print(try JSONDecoder().decode([Number].self, from: Data("[1,2]".utf8)).map(\.n))
print(String(decoding: try JSONEncoder().encode([Number(n: 3)]), as: UTF8.self))
print(try JSONDecoder().decode(List.self, from: Data("[4,5]".utf8)).all)
