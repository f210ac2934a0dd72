/// The rules that every picture keeps, checked on the scene as data: no text on another text, nothing outside, no line
/// through words, every text on the ground it was coloured for, with enough contrast in both themes.
package enum SceneRules {
  /// WCAG's 4.5 : 1 for ordinary text, times 100.
  private static let leastContrast = 450
  private static let leastSize = 10.px

  /// One sentence for each broken rule; empty for a good picture. O(texts × elements).
  package static func violations(of scene: Scene) -> [String] {
    let texts = scene.elements.compactMap { element -> Scene.TextRun? in
      if case .text(let run) = element.shape { run } else { nil }
    }
    return overlaps(texts) + outside(scene) + texts.flatMap { grounds($0, scene) } + texts.flatMap(legibility)
  }

  private static func overlaps(_ texts: [Scene.TextRun]) -> [String] {
    var found: [String] = []
    for (index, first) in texts.enumerated() {
      for second in texts[(index + 1)...] where first.box.overlaps(second.box) {
        found.append("the texts “\(first.text)” and “\(second.text)” overlap")
      }
    }
    return found
  }

  private static func outside(_ scene: Scene) -> [String] {
    let canvas = Rect(x: 0, y: 0, width: scene.width, height: scene.height)
    return scene.elements.compactMap { element in
      let bounds = element.shape.bounds
      if canvas.contains(bounds) { return nil }
      if case .text(let run) = element.shape { return "the text “\(run.text)” leaves the picture" }
      return "a mark of kind \(element.mark.rawValue) leaves the picture"
    }
  }

  private static func legibility(_ run: Scene.TextRun) -> [String] {
    var found: [String] = []
    if run.style.size < leastSize { found.append("the text “\(run.text)” is too small") }
    if run.text.isEmpty { found.append("there is an empty text") }
    for theme in Theme.allCases where theme.contrast(run.paint, run.ground) < leastContrast {
      found.append("the text “\(run.text)” has too little contrast in the \(theme.rawValue) theme")
    }
    return found
  }

  /// What is drawn last under a text must be the plain ground it names, all of it, and no line may lie on top of that.
  private static func grounds(_ run: Scene.TextRun, _ scene: Scene) -> [String] {
    let box = run.box
    for element in scene.elements.reversed() where element.shape.bounds.overlaps(box) {
      let what = "a mark of kind \(element.mark.rawValue)"
      switch element.shape {
      case .text: continue
      case .line(let line):
        if element.mark == .grid || !line.meets(box) { continue }
        return ["\(what) runs through “\(run.text)”"]
      case .hatch, .columns: return ["“\(run.text)” stands on \(what)"]
      case .polygon(let polygon):
        if polygon.meets(box) { return ["“\(run.text)” stands on \(what)"] }
      case .box(let frame):
        guard let fill = frame.fill else {
          if frame.rect.insetBy(1.px, 1.px).contains(box) { continue }
          return ["the edge of \(what) crosses “\(run.text)”"]
        }
        if !frame.rect.contains(box) { return ["“\(run.text)” reaches over the edge of \(what)"] }
        return fill == run.ground ? [] : ["“\(run.text)” stands on another ground than it was coloured for: \(what)"]
      }
    }
    return run.ground == .background ? [] : ["“\(run.text)” stands on the background"]
  }
}

extension Scene.Shape {
  /// What the shape covers at most, but for half the width of an edge and the head of an arrow.
  package var bounds: Rect {
    switch self {
    case .box(let box): return box.rect
    case .hatch(let hatch): return hatch.rect
    case .columns(let columns): return columns.rect
    case .text(let run): return run.box
    case .polygon(let polygon): return Self.bounds(of: polygon.points, 0)
    case .line(let line): return Self.bounds(of: line.points, line.stroke.width / 2)
    }
  }

  private static func bounds(of points: [Point], _ margin: Int) -> Rect {
    guard let first = points.first else { return Rect(x: 0, y: 0, width: 0, height: 0) }
    var rect = Rect(left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in points {
      rect = Rect(
        left: min(rect.x, point.x), top: min(rect.y, point.y), right: max(rect.right, point.x),
        bottom: max(rect.bottom, point.y))
    }
    return rect.insetBy(-margin, -margin)
  }
}

extension Scene.Line {
  /// True when a part of the line touches the inside of `rect`. Lines of a timeline are level or upright; a slanting part
  /// counts with its bounds.
  func meets(_ rect: Rect) -> Bool {
    let half = stroke.width / 2
    return zip(points, points.dropFirst()).contains { from, to in
      Rect(
        left: min(from.x, to.x) - half, top: min(from.y, to.y) - half, right: max(from.x, to.x) + half,
        bottom: max(from.y, to.y) + half
      ).overlaps(rect)
    }
  }
}

extension Scene.Polygon {
  /// For an area with level and upright sides on a level base: whether it reaches into `rect`.
  fileprivate func meets(_ rect: Rect) -> Bool {
    zip(points, points.dropFirst()).contains { from, to in
      from.y == to.y && min(from.x, to.x) < rect.right && rect.x < max(from.x, to.x) && from.y < rect.bottom
        && points.contains { $0.y > from.y }
    }
  }
}
