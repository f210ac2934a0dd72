/// Collects the elements of a scene and keeps account of what the legend must explain and where text stands.
struct SceneBuilder {
  let measurer: any TextMeasurer
  /// Of marks with other marks.
  let comparisons = Comparisons()
  private var layers: [[Scene.Element]] = Array(repeating: [], count: Scene.Layer.allCases.count)
  /// The boxes of the text placed so far, for labels that look for a free place: by row, so that looking costs little.
  private var textBoxes: [Int: [Rect]] = [:]
  private static let rowHeight = 16.px
  private(set) var legend: [LegendEntry: Hue] = [:]
  /// Where something goes from top to bottom through all lanes (the line of the last instant, a zigzag): words there stand
  /// on a patch of their own.
  var crossings: [ClosedRange<Int>] = []
  /// What everything that is added from now on shows.
  var subject: Scene.Subject?

  init(measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  /// In drawing order.
  var elements: [Scene.Element] { layers.flatMap { $0 } }

  mutating func add(_ layer: Scene.Layer, _ mark: Scene.Mark, _ shape: Scene.Shape) {
    layers[layer.rawValue].append(Scene.Element(layer, mark, shape, subject))
  }

  mutating func box(
    _ layer: Scene.Layer, _ mark: Scene.Mark, _ rect: Rect, radius: Int = 0, fill: Paint? = nil,
    edge: Scene.Stroke? = nil, isOpenAtStart: Bool = false, isOpenAtEnd: Bool = false
  ) {
    let box = Scene.Box(rect, radius: radius, fill: fill, edge: edge, isOpenAtStart: isOpenAtStart, isOpenAtEnd: isOpenAtEnd)
    add(layer, mark, .box(box))
  }

  mutating func line(
    _ layer: Scene.Layer, _ mark: Scene.Mark, _ points: [Point], _ stroke: Scene.Stroke, head: Scene.Line.Head = .none
  ) {
    add(layer, mark, .line(Scene.Line(points, stroke, head: head)))
  }

  /// Two lines that cross in the `middle`, each `arm` away from it in both directions.
  mutating func cross(_ layer: Scene.Layer, _ mark: Scene.Mark, at middle: Point, arm: Int, _ paint: Paint) {
    for sign in [1, -1] {
      let points = [Point(middle.x - arm, middle.y - sign * arm), Point(middle.x + arm, middle.y + sign * arm)]
      line(layer, mark, points, Scene.Stroke(paint, width: 2.px))
    }
  }

  enum Alignment {
    case left, middle, right
  }

  /// Writes `text` with its left end, middle or right end at `x`, on the baseline `y`, and returns its box.
  @discardableResult
  mutating func text(
    _ mark: Scene.Mark, _ text: String, x: Int, y: Int, _ style: TextStyle, _ paint: Paint, on ground: Paint,
    _ alignment: Alignment = .left
  ) -> Rect {
    let width = measurer.width(of: text, style)
    let left =
      switch alignment {
      case .left: x
      case .middle: x - width / 2
      case .right: x - width
      }
    let run = Scene.TextRun(text, at: Point(left, y), width: width, style: style, paint: paint, ground: ground)
    add(.text, mark, .text(run))
    reserve(run.box)
    if crossings.contains(where: { run.box.x < $0.upperBound + 2.px && $0.lowerBound - 2.px < run.box.right }) {
      box(.label, mark, run.box.insetBy(-2.px, 0), fill: ground)
    }
    return run.box
  }

  /// Writes `text` on a plain patch of its ground, so that no line behind it runs through the words.
  mutating func label(
    _ mark: Scene.Mark, _ words: String, x: Int, y: Int, _ style: TextStyle, _ paint: Paint, on ground: Paint,
    _ alignment: Alignment = .left
  ) {
    let box = text(mark, words, x: x, y: y, style, paint, on: ground, alignment)
    self.box(.label, mark, box.insetBy(-4.px, 0), fill: ground)
  }

  /// The box that `text` would have with its left end at `x`.
  func box(of text: String, x: Int, y: Int, _ style: TextStyle) -> Rect {
    Rect(x: x, y: y - style.ascent, width: measurer.width(of: text, style), height: style.ascent + style.descent)
  }

  func isFree(_ rect: Rect) -> Bool {
    Self.rows(of: rect).allSatisfy { row in
      guard let boxes = textBoxes[row] else { return true }
      comparisons.count += boxes.count
      return !boxes.contains { $0.overlaps(rect) }
    }
  }

  private static func rows(of rect: Rect) -> ClosedRange<Int> {
    rect.y / rowHeight...max(rect.bottom, rect.y) / rowHeight
  }

  /// What there is of it so far.
  func elements(of mark: Scene.Mark) -> [Scene.Element] {
    layers.flatMap { $0.filter { $0.mark == mark } }
  }

  /// Whether the text stands anywhere from `top` to `bottom`.
  func hasText(_ words: String, between top: Int, _ bottom: Int) -> Bool {
    layers[Scene.Layer.text.rawValue].contains { element in
      guard case .text(let run) = element.shape else { return false }
      return run.text == words && top <= run.origin.y && run.origin.y <= bottom
    }
  }

  /// Keeps other labels away from `rect`.
  mutating func reserve(_ rect: Rect) {
    for row in Self.rows(of: rect) { textBoxes[row, default: []].append(rect) }
  }

  /// The legend will explain `entry`, in the hue of the first queue other than main that it was seen in.
  mutating func explain(_ entry: LegendEntry, _ hue: Hue = .neutral) {
    if legend[entry].map({ $0 == .main || $0 == .neutral }) ?? true { legend[entry] = hue }
  }
}

/// How often one thing was compared with another: tests hold how that grows with what is drawn.
final class Comparisons {
  var count = 0
}

/// What a legend can explain; shown in this order.
enum LegendEntry: Int, Hashable, CaseIterable {
  case runs, launch, holds, onCaller, ready, waitsInQueue, sleeps, stopped, stoppedForEver, drain, barrier, suspended
  case operationsSuspended, frozen
  case submission, tick, starts, resumes, timer, cancel, mergedFirings, switches, forcedOrder, chanceOrder, openOrder,
    deadlockEdge,
    density, crowd, folded, highlighted, whisker, cut, zigzag, problem
}
