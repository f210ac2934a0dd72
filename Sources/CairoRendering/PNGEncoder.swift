internal import CCairo

/// Pixels as a PNG file, written by libpng, which Cairo writes its own with.
///
/// Cairo has it try five filters for each row, which takes longer than all the drawing, and makes the plain colours of timelines
/// larger than they are without a filter.
enum PNGEncoder {
  /// `pixels` are rows of 32 bits each, red, green and blue in the lower 24; nil when there is no memory for it.
  static func file(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) -> [UInt8]? {
    file(colours(pixels, width: width, height: height, stride: stride), PNG_FORMAT_FLAG_COLOR, width, height)
  }

  /// `colours` are red, green, blue and opacity of each pixel, row by row.
  static func file(_ colours: [UInt8], width: Int, height: Int) -> [UInt8]? {
    file(colours, PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA, width, height)
  }

  private static func file(_ colours: [UInt8], _ format: UInt32, _ width: Int, _ height: Int) -> [UInt8]? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(width), UInt32(height))
    image.format = format
    // Without filters.
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    var isDone = false
    // What does not compress at all is larger by an eighth at most (PNG_ZLIB_MAX_SIZE of png.h), and by the heads of the chunks.
    let file = [UInt8](unsafeUninitializedCapacity: colours.count + colours.count / 4 + 4096) { buffer, count in
      var length = buffer.count
      isDone = png_image_write_to_memory(&image, buffer.baseAddress, &length, 0, colours, 0, nil) != 0
      count = isDone ? length : 0
    }
    // Cairo's files say nothing of a colour space either.
    guard isDone, let chunks = PNGFile.chunks(of: file) else { return nil }
    return PNGFile.signature + chunks.filter { $0.type != "sRGB" }.flatMap { PNGFile.chunk($0.type, $0.data) }
  }

  private static func colours(_ pixels: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { bytes, count in
      var place = 0
      for y in 0..<height {
        for pixel in UnsafeRawBufferPointer(rebasing: pixels[y * stride..<y * stride + 4 * width]).bindMemory(to: UInt32.self) {
          bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
          bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
          place += 3
        }
      }
      count = place
    }
  }
}
