import Testing

@testable import CairoRendering

@Suite("PNG files have the pixels that were drawn")
struct PNGEncoderTests {
  @Test(
    "rows that equal those above them and rows that do not, of any width, in one part or several",
    arguments: [1, 2, 7, 64, 9000],
    [[9], [4, 9], [1, 2, 9], [8, 9]])
  func pixels(width: Int, ends: [Int]) throws {
    // Rows 2, 3 and 6 are as the one above.
    let rows = [0, 1, 1, 1, 2, 0, 0, 3, 1]
    let drawn = rows.flatMap { row in (0..<width).map { UInt32(row * 0x10203 + $0 * 0x30507) & 0xFF_FFFF } }
    let parts = try zip([0] + ends, ends).map { first, end in
      try #require(
        PNGEncoder.part(rows: first..<end, width: width, .plain, isLast: end == rows.count) { row, bytes in
          for x in 0..<width {
            let pixel = drawn[row * width + x]
            for (offset, shift) in [16, 8, 0].enumerated() { bytes[3 * x + offset] = UInt8(truncatingIfNeeded: pixel >> shift) }
          }
        })
    }
    let read = try #require(DecodedPNG(PNGEncoder.file(parts, width: width, height: rows.count, .plain)))
    #expect(read.width == width && read.height == rows.count)
    #expect(read.pixels.map { $0 & 0xFF_FFFF } == drawn)
  }
}
