internal import CCairo

/// The chunks of a PNG file.
package enum PNGFile {
  struct Chunk {
    var type: String
    var data: [UInt8]
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let keyword = Array("Scene".utf8) + [0]

  /// Nil when it is no PNG file, or not all of one.
  static func chunks(of picture: [UInt8]) -> [Chunk]? {
    guard picture.starts(with: signature) else { return nil }
    var chunks: [Chunk] = []
    var index = signature.count
    while index + 12 <= picture.count {
      let length = picture[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard index + 12 + length <= picture.count else { return nil }
      let type = String(decoding: picture[(index + 4)..<(index + 8)], as: UTF8.self)
      chunks.append(Chunk(type: type, data: Array(picture[(index + 8)..<(index + 8 + length)])))
      index += 12 + length
    }
    return chunks
  }

  /// The picture with a text that says of which scene it is.
  static func marked(_ picture: [UInt8], with digest: SceneDigest) -> [UInt8] {
    // The text stands behind the header, which every file begins with.
    let header = signature.count + 25
    guard picture.count > header else { return picture }
    return picture[..<header] + chunk("tEXt", keyword + digest.text.utf8) + picture[header...]
  }

  /// Of which scene a picture is; nil when it does not say so, or is no PNG file.
  package static func scene(of picture: [UInt8]) -> String? {
    let mark = chunks(of: picture)?.first { $0.type == "tEXt" && $0.data.starts(with: keyword) }
    return mark.map { String(decoding: $0.data.dropFirst(keyword.count), as: UTF8.self) }
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    UInt32(crc32(crc32(0, nil, 0), bytes, uInt(bytes.count)))
  }
}
