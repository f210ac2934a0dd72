import CCairo
import Testing

@testable import CairoRendering

@Suite("PNG files have the pixels that were drawn")
struct PNGEncoderTests {
  /// What Cairo reads from a file.
  private final class Source {
    let bytes: [UInt8]
    var place = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  private func pixels(of file: [UInt8]) -> (width: Int, height: Int, pixels: [UInt32])? {
    let source = Source(file)
    let read: cairo_read_func_t = { closure, data, length in
      guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
      let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
      guard source.place + Int(length) <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
      for offset in 0..<Int(length) { data[offset] = source.bytes[source.place + offset] }
      source.place += Int(length)
      return CAIRO_STATUS_SUCCESS
    }
    let surface = cairo_image_surface_create_from_png_stream(read, Unmanaged.passUnretained(source).toOpaque())
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      return nil
    }
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let pixel = UnsafeRawPointer(data).load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
        pixels.append(pixel & 0xFF_FFFF)
      }
    }
    return (width, height, pixels)
  }

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
    let read = try #require(pixels(of: file ?? []))
    #expect(read.width == width && read.height == height)
    #expect(read.pixels == drawn)
  }
}
