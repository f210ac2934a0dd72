/// An animation made of PNG pictures of one size: their compressed rows, in the chunks of the APNG extension.
///
/// Nothing is compressed or decoded here: a frame's IDAT chunks become its fdAT chunks. A viewer that knows no animation shows the
/// first frame.
package enum AnimatedPNG {
  /// `delays` are milliseconds, one for each frame; the animation repeats for ever. Nil when there are no frames, or they are no PNG
  /// pictures of one size.
  package static func of(_ frames: [[UInt8]], delays: [UInt16]) -> [UInt8]? {
    let parsed = frames.compactMap(chunks)
    guard let first = parsed.first, parsed.count == frames.count, delays.count == frames.count,
      let header = first.first(where: { $0.type == "IHDR" }),
      parsed.allSatisfy({ $0.contains { $0.type == "IHDR" && $0.data == header.data } })
    else { return nil }
    var file = signature
    file += chunk("IHDR", header.data)
    file += chunk("acTL", bigEndian(UInt32(frames.count)) + bigEndian(0))
    var sequence: UInt32 = 0
    for (offset, picture) in parsed.enumerated() {
      // Width and height, no offset; then the delay as a fraction of a second; neither disposed of nor blended.
      let place = bigEndian(sequence) + header.data.prefix(8) + bigEndian(0) + bigEndian(0)
      file += chunk("fcTL", place + bigEndian(UInt32(delays[offset]) << 16 | 1000) + [0, 0])
      sequence += 1
      for data in picture where data.type == "IDAT" {
        if offset == 0 {
          file += chunk("IDAT", data.data)
        } else {
          file += chunk("fdAT", bigEndian(sequence) + data.data)
          sequence += 1
        }
      }
    }
    return file + chunk("IEND", [])
  }

  private struct Chunk {
    var type: String
    var data: [UInt8]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func chunks(of picture: [UInt8]) -> [Chunk]? {
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

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [UInt8(number >> 24), UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + body + bigEndian(checksum(body))
  }

  /// CRC-32 as in ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { (byte: UInt32) in
    (0..<8).reduce(byte) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }
}
