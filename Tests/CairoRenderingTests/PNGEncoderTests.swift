import CCairo
import Testing

@testable import CairoRendering

@Suite("PNG files have the pixels that were drawn")
struct PNGEncoderTests {
  @Test("rows that equal those above them and rows that do not, of any width", arguments: [1, 2, 7, 64])
  func pixels(width: Int) throws {
    let height = 9
    // Rows 2, 3 and 6 are as the one above; a row has more bytes than pixels.
    let rows = [0, 1, 1, 1, 2, 0, 0, 3, 1]
    let drawn = rows.flatMap { row in (0..<width).map { UInt32(row * 0x10203 + $0 * 0x30507) & 0xFF_FFFF } }
    let stride = 4 * width + 8
    var bytes = [UInt8](repeating: 0xEE, count: stride * height)
    bytes.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width { bytes.storeBytes(of: drawn[y * width + x], toByteOffset: y * stride + 4 * x, as: UInt32.self) }
      }
    }
    let file = bytes.withUnsafeBytes { PNGEncoder.file($0, width: width, height: height, stride: stride) }
    let read = try #require(DecodedPNG(file ?? []))
    #expect(read.width == width && read.height == height)
    #expect(read.pixels.map { $0 & 0xFF_FFFF } == drawn)
  }
}
