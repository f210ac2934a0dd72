package import Timeline

/// What is drawn, in sixteen digits: equal for equal scenes in equal colours, whatever the versions of the libraries that draw them.
/// A picture that says another one than today's is out of date.
package struct SceneDigest {
  /// Raised when the same scene is to be drawn otherwise.
  private static let drawing = 1
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325
  private let theme: Theme

  package init(_ scene: Scene, _ theme: Theme) {
    self.init([scene], theme)
  }

  /// Of an animation: of all its frames.
  package init(_ scenes: [Scene], _ theme: Theme) {
    self.theme = theme
    for scene in scenes {
      add(Self.drawing, scene.width, scene.height, scene.scale)
      for element in scene.elements { add(element.shape) }
    }
  }

  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// FNV-1a.
  private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  private mutating func add(_ numbers: Int...) {
    for number in numbers {
      for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }
  }

  private mutating func add(_ shape: Scene.Shape) {
    switch shape {
    case .box(let box):
      add(1, box.radius, box.isOpenAtStart ? 1 : 0, box.isOpenAtEnd ? 1 : 0)
      add(box.rect)
      add(box.fill)
      add(box.edge)
    case .line(let line):
      add(2)
      add(line.points)
      add(line.stroke)
      switch line.head {
      case .none: add(0)
      case .filled(let size): add(1, size)
      case .hollow(let size): add(2, size)
      }
    case .hatch(let hatch):
      add(3, hatch.direction == .rising ? 1 : 0, hatch.step)
      add(hatch.rect)
      add(hatch.stroke)
    case .polygon(let polygon):
      add(4)
      add(polygon.points)
      add(polygon.fill)
      add(polygon.edge)
    case .columns(let columns):
      add(5, columns.heights.count)
      add(columns.rect)
      for height in columns.heights { add(height) }
      add(columns.fill)
    case .text(let run):
      add(6, run.text.utf8.count, run.origin.x, run.origin.y, run.style.size)
      for byte in run.text.utf8 { add(byte) }
      for byte in run.style.face.rawValue.utf8 { add(byte) }
      add(run.paint)
    }
  }

  private mutating func add(_ rect: Rect) { add(rect.x, rect.y, rect.width, rect.height) }

  private mutating func add(_ points: [Point]) {
    add(points.count)
    for point in points { add(point.x, point.y) }
  }

  private mutating func add(_ paint: Paint?) {
    guard let color = paint.map(theme.color) else { return add(-1) }
    add(color.red, color.green, color.blue)
  }

  private mutating func add(_ stroke: Scene.Stroke?) {
    guard let stroke else { return add(-1) }
    add(stroke.paint)
    let dash =
      switch stroke.dash {
      case .solid: 0
      case .dashed: 1
      case .dotted: 2
      }
    add(stroke.width, dash)
  }
}
