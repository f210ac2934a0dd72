internal import CCairo
internal import Timeline

/// A Cairo surface and what we draw with on it: the few calls the pictures need, with errors instead of stuck states.
/// Lengths come in 64ths of a pixel at scale 1 and are turned into the surface's units here and nowhere else.
final class Canvas {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  /// Device pixels (or PDF points) for one pixel of the layout.
  private let scale: Int
  /// Vector surfaces have no device pixels to snap to.
  private let snaps: Bool

  /// Takes over `surface`, which begins with the picture's device row `top`.
  init(_ surface: OpaquePointer, scale: Int, snaps: Bool, top: Int = 0) throws(RenderingError) {
    self.surface = surface
    self.scale = scale
    self.snaps = snaps
    context = cairo_create(surface)
    cairo_translate(context, 0, Double(-top))
    try check(cairo_surface_status(surface))
    try check(cairo_status(context))
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws what has gone wrong on the context so far; Cairo remembers the first failure.
  func check() throws(RenderingError) {
    try check(cairo_status(context))
    try check(cairo_surface_status(surface))
  }

  private func check(_ status: cairo_status_t) throws(RenderingError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(String(cString: cairo_status_to_string(status))) }
  }

  /// The surface as a part of a PNG file. Only for image surfaces.
  func png(isLast: Bool) throws(RenderingError) -> PNGEncoder.Part {
    try check()
    cairo_surface_flush(surface)
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let pixels = UnsafeRawPointer(cairo_image_surface_get_data(surface))
    let part = PNGEncoder.part(rows: 0..<height, width: width, .plain, isLast: isLast) { row, bytes in
      guard let row = pixels.map({ ($0 + row * stride).assumingMemoryBound(to: UInt32.self) }) else { return }
      for x in 0..<width {
        let (pixel, place) = (row[x], bytes + 3 * x)
        place[0] = UInt8(truncatingIfNeeded: pixel >> 16)
        place[1] = UInt8(truncatingIfNeeded: pixel >> 8)
        place[2] = UInt8(truncatingIfNeeded: pixel)
      }
    }
    guard let part else { throw .cairo("out of memory") }
    return part
  }

  /// What is drawn so far. Only for image surfaces.
  func pixels() throws(RenderingError) -> Pixels {
    try check()
    cairo_surface_flush(surface)
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let data = UnsafeRawBufferPointer(start: cairo_image_surface_get_data(surface), count: height * stride)
    let values = [UInt32](unsafeUninitializedCapacity: width * height) { values, count in
      for y in 0..<height {
        for x in 0..<width {
          values[count] = data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self) & 0xFF_FFFF
          count += 1
        }
      }
    }
    return Pixels(width: width, height: height, values: values)
  }

  /// Ends a document; whatever stream the surface writes to is complete afterwards.
  func finish() throws(RenderingError) {
    try check()
    cairo_surface_finish(surface)
    try check(cairo_surface_status(surface))
  }

  // MARK: Units

  private func units(_ length: Int) -> Double { Double(length * scale) / 64 }

  /// The middle of a line of `width`, moved so that the line's sides fall on device pixels.
  private func crisp(_ position: Int, width: Int) -> Double {
    guard snaps else { return units(position) }
    let device = max((width * scale + 32) / 64, 1)
    let left = (position * scale - device * 32 + 32) >> 6
    return Double(left) + Double(device) / 2
  }

  private func lineWidth(_ width: Int) -> Double {
    snaps ? Double(max((width * scale + 32) / 64, 1)) : units(width)
  }

  // MARK: Colours and strokes

  func setColor(_ color: RGB) {
    cairo_set_source_rgb(context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
  }

  private func setDash(_ dash: Scene.Stroke.Dash, width: Int) {
    switch dash {
    case .solid: cairo_set_dash(context, nil, 0, 0)
    case .dashed: cairo_set_dash(context, [units(4.px), units(3.px)], 2, 0)
    case .dotted: cairo_set_dash(context, [units(max(width, 1.px)), units(3.px)], 2, 0)
    }
  }

  func stroke(width: Int, dash: Scene.Stroke.Dash) {
    cairo_set_line_width(context, lineWidth(width))
    setDash(dash, width: width)
    cairo_stroke(context)
  }

  func fill() {
    cairo_fill(context)
  }

  func fillAll() {
    cairo_paint(context)
  }

  // MARK: Paths

  /// A rectangle with round corners, shrunk on every side by `inset`.
  func roundRectangle(_ rect: Rect, radius: Int, inset: Int = 0) {
    let shrink = inset == 0 ? 0 : lineWidth(inset * 2) / 2
    let (x, y) = (units(rect.x) + shrink, units(rect.y) + shrink)
    let (width, height) = (max(units(rect.width) - 2 * shrink, 0), max(units(rect.height) - 2 * shrink, 0))
    let corner = min(max(units(radius) - shrink, 0), width / 2, height / 2)
    cairo_new_path(context)
    guard corner > 0 else {
      cairo_rectangle(context, x, y, width, height)
      return
    }
    let quarter = Double.pi / 2
    cairo_arc(context, x + width - corner, y + corner, corner, -quarter, 0)
    cairo_arc(context, x + width - corner, y + height - corner, corner, 0, quarter)
    cairo_arc(context, x + corner, y + height - corner, corner, quarter, 2 * quarter)
    cairo_arc(context, x + corner, y + corner, corner, 2 * quarter, 3 * quarter)
    cairo_close_path(context)
  }

  /// The edge of a box without its right side.
  func openRectangle(_ rect: Rect, inset: Int, atStart: Bool, atEnd: Bool) {
    let shrink = lineWidth(inset * 2) / 2
    let (left, right) = (units(rect.x) + (atStart ? 0 : shrink), units(rect.right) - (atEnd ? 0 : shrink))
    let (top, bottom) = (units(rect.y) + shrink, units(rect.bottom) - shrink)
    cairo_new_path(context)
    cairo_move_to(context, right, top)
    cairo_line_to(context, left, top)
    if atStart { cairo_move_to(context, left, bottom) } else { cairo_line_to(context, left, bottom) }
    cairo_line_to(context, right, bottom)
    if !atEnd { cairo_line_to(context, right, top) }
  }

  /// A path through `points`; level and upright parts fall on device pixels for a line of `width`.
  func path(_ points: [Point], width: Int, isClosed: Bool = false) {
    cairo_new_path(context)
    for (index, point) in points.enumerated() {
      let neighbours = [index > 0 ? points[index - 1] : nil, index + 1 < points.count ? points[index + 1] : nil]
      let isUpright = neighbours.contains { $0?.x == point.x }
      let isLevel = neighbours.contains { $0?.y == point.y }
      let x = isUpright ? crisp(point.x, width: width) : units(point.x)
      let y = isLevel ? crisp(point.y, width: width) : units(point.y)
      cairo_line_to(context, x, y)
    }
    if isClosed { cairo_close_path(context) }
  }

  func polygon(_ points: [Point]) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, units(point.x), units(point.y)) }
    cairo_close_path(context)
  }

  /// Bars of one device pixel each, grown up from `bottom`.
  func columns(left: Int, bottom: Int, heights: [Int]) {
    cairo_new_path(context)
    let (x, y) = (units(left), units(bottom))
    for (index, height) in heights.enumerated() where height > 0 {
      cairo_rectangle(context, x + Double(index), y - units(height), 1, units(height))
    }
  }

  func clipped(to rect: Rect, _ draw: () -> Void) {
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, units(rect.x), units(rect.y), units(rect.width), units(rect.height))
    cairo_clip(context)
    draw()
    cairo_restore(context)
  }

  // MARK: Text

  /// Places every glyph by the font's own integer advances, so that a text is exactly as wide as it was measured.
  func text(_ run: Scene.TextRun, _ fonts: FontLibrary) {
    let face = fonts.face(run.style.face)
    cairo_set_font_face(context, face.cairo)
    cairo_set_font_size(context, units(run.style.size))
    setFontOptions()
    var glyphs: [cairo_glyph_t] = []
    var x = run.origin.x
    for sign in WrittenText.signs(of: run.text) {
      let glyph = face.glyph(of: sign)
      glyphs.append(cairo_glyph_t(index: glyph, x: units(x), y: units(run.origin.y)))
      x += face.advance(glyph, size: run.style.size)
    }
    let clusters = Self.clusters(of: run.text, glyphs.count)
    cairo_new_path(context)
    cairo_show_text_glyphs(
      context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0))
  }

  /// Which bytes stand behind which glyphs, for those who copy text out of a PDF.
  private static func clusters(of text: String, _ glyphs: Int) -> [cairo_text_cluster_t] {
    if text.utf8.count == glyphs { return Array(repeating: cairo_text_cluster_t(num_bytes: 1, num_glyphs: 1), count: glyphs) }
    // Where signs do not stand in the order of the text, only the whole is the whole.
    if WrittenText.isTurned(text) { return [cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs))] }
    return text.map { cairo_text_cluster_t(num_bytes: Int32($0.utf8.count), num_glyphs: 1) }
  }

  private func setFontOptions() {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}

/// Collects what Cairo writes.
final class ByteSink {
  var bytes: [UInt8] = []

  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
