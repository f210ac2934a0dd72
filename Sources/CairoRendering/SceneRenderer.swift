internal import CCairo
internal import DispatchTrace
package import Timeline

/// Draws scenes. The same scene, theme, fonts and library versions give the same bytes on any machine.
package struct SceneRenderer {
  package enum Format: String, CaseIterable, Sendable {
    case png, svg, pdf
  }

  private let fonts: FontLibrary

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// The whole file in memory: the caller writes it, so nothing is ever half-written.
  package func render(_ scene: Scene, theme: Theme, as format: Format) throws(RenderingError) -> [UInt8] {
    switch format {
    case .png: try png(scene, theme)
    case .svg: try document(scene, theme, cairo_svg_surface_create_for_stream)
    case .pdf: try document(scene, theme, cairo_pdf_surface_create_for_stream)
    }
  }

  /// An SVG document that is light or dark as its reader prefers; elsewhere the light one.
  package func svgInBothThemes(_ scene: Scene) throws(RenderingError) -> [UInt8] {
    let light = try document(scene, .light, cairo_svg_surface_create_for_stream, isPlain: true)
    let dark = try document(scene, .dark, cairo_svg_surface_create_for_stream, isPlain: true)
    guard let both = SVGThemes.joined(light: light, dark: dark) else {
      throw .cairo("the two themes differ in more than colours")
    }
    return SVGText(scene: scene).added(to: SVGNames.renamed(both))
  }

  /// Pixels from which on two threads are worth their fonts.
  private static let leastToShare = 1 << 19

  private func png(_ scene: Scene, _ theme: Theme) throws(RenderingError) -> [UInt8] {
    let (width, height) = try Self.size(of: scene)
    let file = try png(scene, theme, isShared: width * height >= Self.leastToShare)
    return PNGFile.marked(file, with: SceneDigest(scene, theme))
  }

  /// Drawn and compressed in one part, or in two halves at once.
  func png(_ scene: Scene, _ theme: Theme, isShared: Bool) throws(RenderingError) -> [UInt8] {
    let (width, height) = try Self.size(of: scene)
    guard isShared else {
      let part = try drawn(scene, theme, 0..<height).png(isLast: true)
      return PNGEncoder.file([part], width: width, height: height, .plain)
    }
    let other = SceneRenderer(fonts: try fonts.another())
    var upper: Result<PNGEncoder.Part, RenderingError>?
    var lower: Result<PNGEncoder.Part, RenderingError>?
    SideBySide.run {
      upper = Result { () throws(RenderingError) in try drawn(scene, theme, 0..<height / 2).png(isLast: false) }
    } and: {
      lower = Result { () throws(RenderingError) in try other.drawn(scene, theme, height / 2..<height).png(isLast: true) }
    }
    var halves: [PNGEncoder.Part] = []
    for half in [upper, lower] { if let half { halves.append(try half.get()) } }
    return PNGEncoder.file(halves, width: width, height: height, .plain)
  }

  /// An animated PNG of scenes of one size; `delays` are milliseconds, one for each. It repeats for ever.
  package func animation(_ scenes: [Scene], theme: Theme, delays: [UInt16]) throws(RenderingError) -> [UInt8] {
    var pictures: [Pixels] = []
    for scene in scenes { pictures.append(try drawn(scene, theme, 0..<Self.size(of: scene).height).pixels()) }
    guard let file = AnimatedPNG.of(pictures, delays: delays) else { throw .cairo("out of memory") }
    return PNGFile.marked(file, with: SceneDigest(scenes, theme))
  }

  /// In device pixels.
  private static func size(of scene: Scene) throws(RenderingError) -> (width: Int, height: Int) {
    let (width, height) = (scene.width * scene.scale / 64, scene.height * scene.scale / 64)
    guard width <= 32_767, height <= 32_767 else { throw .tooLarge(width: width, height: height) }
    return (width, height)
  }

  /// Some rows of device pixels.
  private func drawn(_ scene: Scene, _ theme: Theme, _ rows: Range<Int>) throws(RenderingError) -> Canvas {
    let width = try Self.size(of: scene).width
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(rows.count)) else {
      throw .cairo("out of memory")
    }
    let canvas = try Canvas(surface, scale: scene.scale, snaps: true, top: rows.lowerBound)
    // Edges and heads of arrows reach over what a shape covers.
    let (top, bottom) = (rows.lowerBound * 64 / scene.scale - 16.px, rows.upperBound * 64 / scene.scale + 16.px)
    draw(scene, theme, on: canvas) { shape in
      let bounds = shape.bounds
      return bounds.bottom > top && bounds.y < bottom
    }
    return canvas
  }

  private typealias DocumentSurface = (cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?

  /// A vector document at scale 1: one unit is one pixel of the layout.
  private func document(
    _ scene: Scene, _ theme: Theme, _ make: DocumentSurface, isPlain: Bool = false
  ) throws(RenderingError) -> [UInt8] {
    let sink = ByteSink()
    let (width, height) = (Double(scene.width) / 64, Double(scene.height) / 64)
    guard let surface = make(ByteSink.write, Unmanaged.passUnretained(sink).toOpaque(), width, height) else {
      throw .cairo("out of memory")
    }
    let isPDF = cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_PDF
    if isPDF { describe(surface, scene) } else { cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX) }
    let canvas = try Canvas(surface, scale: 1, snaps: false)
    draw(scene, theme, on: canvas)
    try canvas.finish()
    let bytes = withExtendedLifetime(sink) { sink.bytes }
    return isPDF || isPlain ? bytes : SVGText(scene: scene).added(to: SVGNames.renamed(bytes))
  }

  /// A PDF says when it was made; a fixed date keeps its bytes the same.
  private func describe(_ surface: OpaquePointer, _ scene: Scene) {
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, scene.title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  // MARK: Drawing

  private func draw(
    _ scene: Scene, _ theme: Theme, on canvas: Canvas, isDrawn: (Scene.Shape) -> Bool = { _ in true }
  ) {
    canvas.setColor(theme.color(of: .background))
    canvas.fillAll()
    let painter = Painter(canvas: canvas, theme: theme, fonts: fonts)
    for element in scene.elements where isDrawn(element.shape) { painter.draw(element.shape) }
  }
}

/// One function for each shape of a scene.
private struct Painter {
  let canvas: Canvas
  let theme: Theme
  let fonts: FontLibrary

  func draw(_ shape: Scene.Shape) {
    switch shape {
    case .box(let box): draw(box)
    case .line(let line): draw(line)
    case .hatch(let hatch): draw(hatch)
    case .polygon(let polygon): draw(polygon)
    case .columns(let columns):
      set(columns.fill)
      canvas.columns(left: columns.rect.x, bottom: columns.rect.bottom, heights: columns.heights)
      canvas.fill()
    case .text(let run):
      set(run.paint)
      canvas.text(run, fonts)
    }
  }

  private func set(_ paint: Paint) {
    canvas.setColor(theme.color(paint))
  }

  private func draw(_ box: Scene.Box) {
    if let fill = box.fill {
      set(fill)
      canvas.roundRectangle(box.rect, radius: box.radius)
      canvas.fill()
    }
    guard let edge = box.edge else { return }
    set(edge.paint)
    if box.isOpenAtStart || box.isOpenAtEnd {
      canvas.openRectangle(box.rect, inset: edge.width / 2, atStart: box.isOpenAtStart, atEnd: box.isOpenAtEnd)
    } else {
      canvas.roundRectangle(box.rect, radius: box.radius, inset: edge.width / 2)
    }
    canvas.stroke(width: edge.width, dash: edge.dash)
  }

  private func draw(_ polygon: Scene.Polygon) {
    if let fill = polygon.fill {
      set(fill)
      canvas.polygon(polygon.points)
      canvas.fill()
    }
    guard let edge = polygon.edge else { return }
    set(edge.paint)
    canvas.polygon(polygon.points)
    canvas.stroke(width: edge.width, dash: edge.dash)
  }

  private func draw(_ hatch: Scene.Hatch) {
    let rect = hatch.rect
    guard rect.width > 0, rect.height > 0 else { return }
    set(hatch.stroke.paint)
    canvas.clipped(to: rect) {
      // Lines start on a grid of the whole picture, so that neighbouring hatches join.
      var x = rect.x - rect.height - (rect.x - rect.height) % hatch.step - hatch.step
      while x < rect.right {
        let (left, right) = (Point(x, rect.bottom), Point(x + rect.height, rect.y))
        switch hatch.direction {
        case .rising: canvas.polygon([left, right])
        case .falling: canvas.polygon([Point(x, rect.y), Point(x + rect.height, rect.bottom)])
        }
        canvas.stroke(width: hatch.stroke.width, dash: hatch.stroke.dash)
        x += hatch.step
      }
    }
  }

  private func draw(_ line: Scene.Line) {
    guard line.points.count > 1 else { return }
    set(line.stroke.paint)
    switch line.head {
    case .none:
      canvas.path(line.points, width: line.stroke.width)
      canvas.stroke(width: line.stroke.width, dash: line.stroke.dash)
    case .filled(let size), .hollow(let size):
      let (shaft, head) = split(line.points, size: size)
      canvas.path(shaft, width: line.stroke.width)
      canvas.stroke(width: line.stroke.width, dash: line.stroke.dash)
      if case .hollow = line.head {
        canvas.setColor(theme.color(of: .background))
        canvas.polygon(head)
        canvas.fill()
        set(line.stroke.paint)
        canvas.polygon(head)
        canvas.stroke(width: 1.px, dash: .solid)
      } else {
        canvas.polygon(head)
        canvas.fill()
      }
    }
  }

  /// The shaft, shortened to the base of the head, and the head's triangle. The last part of a line with a head is level or
  /// upright (every arrow of a timeline is).
  private func split(_ points: [Point], size: Int) -> (shaft: [Point], head: [Point]) {
    let tip = points[points.count - 1]
    let before = points[points.count - 2]
    let (dx, dy) = ((tip.x - before.x).signum(), (tip.y - before.y).signum())
    let base = Point(tip.x - dx * size, tip.y - dy * size)
    let half = size * 9 / 20
    let head = [tip, Point(base.x - dy * half, base.y - dx * half), Point(base.x + dy * half, base.y + dx * half)]
    return (points.dropLast() + [base], head)
  }
}
