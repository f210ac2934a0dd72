// Properties that cannot be decoded: the type is named, and the property that is the reason.
import Foundation

final class Image {
  let bytes: Data
  init(bytes: Data) { self.bytes = bytes }
}

struct Photo: Codable {
  let title: String
  let image: Image
}

struct Album: Decodable {
  let photos: [Photo]
  let cover: Image?
  var count = 0
}

enum Source: Encodable {
  case camera
  case shared(by: String, Image)
}

struct Draft: Codable {
  let text: String
  let position: Int
  enum CodingKeys: String, CodingKey { case text }
}

struct Label: Codable {
  let text: String
  enum CodingKeys: String, CodingKey { case text, color }
}

func read<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { try JSONDecoder().decode(type, from: data) }
let image = try? read(Image.self, from: Data())
let data = try JSONEncoder().encode(Image(bytes: Data()))
