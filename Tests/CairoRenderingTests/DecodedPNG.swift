import CCairo

/// A PNG file as Cairo reads it: 32 bits a pixel, opacity on top.
struct DecodedPNG {
  let width: Int
  let height: Int
  let pixels: [UInt32]

  private final class Source {
    let bytes: [UInt8]
    var place = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  init?(_ file: [UInt8]) {
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
    (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let (width, stride) = (width, Int(cairo_image_surface_get_stride(surface)))
    pixels = (0..<height).flatMap { y in
      UnsafeRawBufferPointer(start: data + y * stride, count: 4 * width).bindMemory(to: UInt32.self)
    }
  }
}
