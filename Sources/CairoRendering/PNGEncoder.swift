internal import CCairo

/// Pixels as the chunks of a PNG file.
///
/// Cairo's own writer tries five filters for each row, which takes longer than all the drawing, and makes the plain colours of timelines
/// larger than they are without a filter. Here a row that equals the one above says so, and any other stands as it is.
enum PNGEncoder {
  private static let level: Int32 = 6

  /// `pixels` are rows of 32 bits each, red, green and blue in the lower 24; nil when there is no memory for it.
  static func file(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) -> [UInt8]? {
    guard let compressed = compressed(rows(pixels, width: width, height: height, stride: stride)) else { return nil }
    // Eight bits a channel, red, green and blue; not interlaced.
    let header = PNGFile.bigEndian(UInt32(width)) + PNGFile.bigEndian(UInt32(height)) + [8, 2, 0, 0, 0]
    return PNGFile.signature + PNGFile.chunk("IHDR", header) + PNGFile.chunk("IDAT", compressed) + PNGFile.chunk("IEND", [])
  }

  private static func rows(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) -> [UInt8] {
    let length = 1 + 3 * width
    return [UInt8](unsafeUninitializedCapacity: length * height) { bytes, count in
      bytes.initialize(repeating: 0)
      count = bytes.count
      for y in 0..<height {
        let row = UnsafeRawBufferPointer(rebasing: pixels[y * stride..<y * stride + 4 * width])
        var place = y * length
        if y > 0, let own = row.baseAddress, memcmp(own, own - stride, row.count) == 0 {
          // The difference to the row above.
          bytes[place] = 2
          continue
        }
        for pixel in row.bindMemory(to: UInt32.self) {
          bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[place + 2] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[place + 3] = UInt8(truncatingIfNeeded: pixel)
          place += 3
        }
      }
    }
  }

  private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    let most = compressBound(uLong(bytes.count))
    var isDone = false
    let compressed = [UInt8](unsafeUninitializedCapacity: Int(most)) { buffer, count in
      var length = most
      isDone = compress2(buffer.baseAddress, &length, bytes, uLong(bytes.count), level) == Z_OK
      count = isDone ? Int(length) : 0
    }
    return isDone ? compressed : nil
  }
}
