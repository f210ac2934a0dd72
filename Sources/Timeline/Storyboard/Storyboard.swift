package import DispatchTrace

/// A run step by step: code beside queues, one frame for each visible change.
package enum Storyboard {
  /// More frames than that are not looked at: what comes between the last ones is left out, with a word.
  package static let mostFrames = 12
  private static let gap = 24.px

  /// The frames, all of one size; empty for a trace in which nothing happens. `source` is the scenario's text,
  /// `otherSources` are those of the header's other files, in their order. Of a `part` those of the changes in it, each as it is in the
  /// whole run.
  package static func frames(
    of trace: Trace, source: String?, otherSources: [String?] = [], title: String? = nil, scale: Int = 1,
    part: TimelinePart? = nil, measurer: any TextMeasurer
  ) -> [Scene] {
    var index = TraceIndex(trace)
    index.sharedPrefix = ShortLabels(index).prefix
    let texts = [source] + otherSources
    let moments = StoryFold.moments(of: trace, hasText: texts.map { $0 != nil }).filter {
      part?.holds($0.instant, of: trace) ?? true
    }
    var shown = moments.enumerated().map { (moment: $0.element, skipped: 0) }
    if moments.count > mostFrames, let last = moments.last {
      shown = shown.prefix(mostFrames - 1) + [(last, moments.count - mostFrames)]
    }
    let names = [trace.header.scenario ?? "the driver"] + trace.header.otherFiles
    let code = StoryCode(texts, names: names, shown.map(\.moment))
    let stage = StoryStage(shown.map(\.moment), code: code, index: index, measurer: measurer)
    let foot = StoryFrame.foot(stage)
    let name = title ?? trace.header.title ?? trace.header.scenario ?? "Step by step"
    var lines = code.parts.map { _ in 1 }
    return shown.enumerated().map { offset, step in
      lines = code.firstLines(step.moment, after: lines)
      var frame = StoryFrame(stage, step.moment, firstLines: lines, index, measurer: measurer)
      frame.part = part.map { "from \($0.start.inWords) to \($0.end.inWords) of \(trace.end.inWords)" }
      let elements = frame.elements(name, number: offset + 1, of: shown.count, after: step.skipped, foot: foot)
      return Scene(width: stage.width, height: foot + 120.px, scale: scale, title: name, elements: elements)
    }
  }

  /// All frames in one picture, in two columns.
  package static func strip(_ frames: [Scene]) -> Scene? {
    guard let first = frames.first else { return nil }
    let columns = min(frames.count, 2)
    let rows = (frames.count + columns - 1) / columns
    let elements = frames.enumerated().flatMap { offset, frame in
      let (x, y) = (offset % columns * (first.width + gap), offset / columns * (first.height + gap))
      return frame.elements.map { $0.moved(by: Point(x, y)) }
    }
    return Scene(
      width: columns * first.width + (columns - 1) * gap, height: rows * first.height + (rows - 1) * gap, scale: first.scale,
      title: first.title, elements: elements)
  }
}

extension Scene.Element {
  fileprivate func moved(by way: Point) -> Scene.Element {
    var element = self
    func moved(_ point: Point) -> Point { Point(point.x + way.x, point.y + way.y) }
    func moved(_ rect: Rect) -> Rect { Rect(x: rect.x + way.x, y: rect.y + way.y, width: rect.width, height: rect.height) }
    switch shape {
    case .box(var box):
      box.rect = moved(box.rect)
      element.shape = .box(box)
    case .line(var line):
      line.points = line.points.map(moved)
      element.shape = .line(line)
    case .hatch(var hatch):
      hatch.rect = moved(hatch.rect)
      element.shape = .hatch(hatch)
    case .polygon(var polygon):
      polygon.points = polygon.points.map(moved)
      element.shape = .polygon(polygon)
    case .columns(var columns):
      columns.rect = moved(columns.rect)
      element.shape = .columns(columns)
    case .text(var run):
      run.origin = moved(run.origin)
      element.shape = .text(run)
    }
    return element
  }
}
