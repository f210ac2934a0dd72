/// An animation made of pictures of one size, in the chunks of the APNG extension.
///
/// The first frame is a whole picture: a viewer that knows no animation shows that. Each other one is the smallest rectangle around what
/// differs from the frame before; what is the same in it is transparent, and costs next to nothing. A storyboard takes a third.
enum AnimatedPNG {
  /// `delays` are milliseconds, one for each frame; the animation repeats for ever. Nil when there are no frames, or not of one size, or
  /// no memory for them.
  static func of(_ pictures: [Pixels], delays: [UInt16]) -> [UInt8]? {
    guard let first = pictures.first, pictures.count == delays.count,
      pictures.allSatisfy({ $0.width == first.width && $0.height == first.height })
    else { return nil }
    var file = PNGFile.signature
    var sequence: UInt32 = 0
    for (offset, picture) in pictures.enumerated() {
      let frame = offset == 0 ? Frame(all: picture) : Frame(of: picture, since: pictures[offset - 1])
      guard let data = frame.data else { return nil }
      if offset == 0 {
        file += PNGFile.chunk("IHDR", PNGEncoder.header(width: frame.width, height: frame.height, .withOpacity))
        file += PNGFile.chunk("acTL", PNGFile.bigEndian(UInt32(pictures.count)) + PNGFile.bigEndian(0))
      }
      file += PNGFile.chunk("fcTL", PNGFile.bigEndian(sequence) + frame.control(delay: delays[offset]))
      sequence += 1
      if offset == 0 {
        file += PNGFile.chunk("IDAT", data)
      } else {
        file += PNGFile.chunk("fdAT", PNGFile.bigEndian(sequence) + data)
        sequence += 1
      }
    }
    return file + PNGFile.chunk("IEND", [])
  }

  /// What is drawn over the frame before.
  private struct Frame {
    let left: Int
    let top: Int
    let width: Int
    let height: Int
    /// Red, green, blue and opacity.
    let colours: [UInt8]

    init(all picture: Pixels) {
      (left, top, width, height) = (0, 0, picture.width, picture.height)
      colours = Self.colours(width, height) { x, y in picture[x, y] | Self.opaque }
    }

    init(of picture: Pixels, since last: Pixels) {
      var (left, right, top, bottom) = (picture.width, 0, picture.height, 0)
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] != last[x, y] {
          (left, right) = (min(left, x), max(right, x + 1))
          (top, bottom) = (min(top, y), max(bottom, y + 1))
        }
      }
      // A frame has a pixel at least.
      if left >= right { (left, right, top, bottom) = (0, 1, 0, 1) }
      (self.left, self.top, width, height) = (left, top, right - left, bottom - top)
      colours = Self.colours(width, height) { [left, top] x, y in
        let (x, y) = (left + x, top + y)
        return picture[x, y] == last[x, y] ? 0 : picture[x, y] | Self.opaque
      }
    }

    private static let opaque: UInt32 = 0xFF00_0000

    private static func colours(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: 4 * width * height) { bytes, count in
        for y in 0..<height {
          for x in 0..<width {
            let value = pixel(x, y)
            bytes[count] = UInt8(truncatingIfNeeded: value >> 16)
            bytes[count + 1] = UInt8(truncatingIfNeeded: value >> 8)
            bytes[count + 2] = UInt8(truncatingIfNeeded: value)
            bytes[count + 3] = UInt8(truncatingIfNeeded: value >> 24)
            count += 4
          }
        }
      }
    }

    /// Compressed; nil when there is no memory for it.
    var data: [UInt8]? {
      PNGEncoder.part(rows: 0..<height, width: width, .withOpacity, isLast: true) { row, bytes in
        let length = 4 * width
        for offset in 0..<length { bytes[offset] = colours[row * length + offset] }
      }.map { PNGEncoder.data([$0]) }
    }

    /// Size and place; the delay as a fraction of a second; not disposed of, drawn over what is there.
    func control(delay: UInt16) -> [UInt8] {
      let place = [width, height, left, top].flatMap { PNGFile.bigEndian(UInt32($0)) }
      return place + PNGFile.bigEndian(UInt32(delay) << 16 | 1000) + [0, 1]
    }
  }
}

/// A drawn picture: row by row red, green and blue in the lower 24 bits.
struct Pixels {
  let width: Int
  let height: Int
  let values: [UInt32]

  subscript(_ x: Int, _ y: Int) -> UInt32 { values[y * width + x] }
}
