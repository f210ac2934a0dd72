extension TimelineLayout {
  private static let swatchHeight = 11.px

  /// One row (or more, when it is long) that explains the marks that occur, and only those.
  mutating func addLegend(below y: Int) -> Int {
    var x = Self.margin
    var y = y + 34.px
    for entry in LegendEntry.allCases {
      guard let hue = builder.legend[entry] else { continue }
      let words = entry.words
      let width = entry.swatchWidth + 7.px + measurer.width(of: words, .legend)
      if x > Self.margin, x + width > canvasWidth - Self.margin {
        x = Self.margin
        y += 20.px
      }
      let swatch = Rect(x: x, y: y - 10.px, width: entry.swatchWidth, height: Self.swatchHeight)
      addSwatch(entry, swatch, hue)
      builder.text(.legend, words, x: swatch.right + 7.px, y: y, .legend, .muted, on: .background)
      x += width + 20.px
    }
    return y
  }

  private mutating func addSwatch(_ entry: LegendEntry, _ rect: Rect, _ hue: Hue) {
    let edge = Scene.Stroke(Paint(.edge(hue)))
    switch entry {
    case .runs: builder.box(.block, .legend, rect, radius: 2.px, fill: Paint(.fill(hue)), edge: edge)
    case .launch: builder.box(.block, .legend, rect.insetBy(2.px, 0), radius: 2.px, fill: Paint(.fill(hue)), edge: edge)
    case .holds: builder.box(.block, .legend, rect, radius: 2.px, fill: .waiting(hue), edge: edge)
    case .onCaller:
      builder.box(.block, .legend, rect, radius: 2.px, fill: Paint(.fill(hue)), edge: edge)
      builder.box(
        .block, .legend, Rect(left: rect.x, top: rect.bottom - 3.px, right: rect.right, bottom: rect.bottom), fill: .text)
    case .waitsInQueue:
      builder.box(
        .block, .legend, rect, radius: 2.px, fill: .waiting(hue), edge: Scene.Stroke(Paint(.edge(hue)), dash: .dashed))
    case .ready:
      builder.box(
        .block, .legend, rect.insetBy(0, 2.px), fill: .waiting(hue), edge: Scene.Stroke(Paint(.edge(hue)), dash: .dotted))
    case .sleeps:
      let stroke = Scene.Stroke(Paint(.edge(hue)), dash: .dotted)
      builder.box(.block, .legend, rect, radius: 2.px, fill: .waiting(hue), edge: stroke)
      builder.line(.block, .legend, [Point(rect.x, rect.middle.y), Point(rect.right, rect.middle.y)], stroke)
    case .stopped, .stoppedForEver: addStoppedSwatch(rect, isForEver: entry == .stoppedForEver)
    case .drain:
      let stroke = Scene.Stroke(Paint(.edge(hue), percent: 75, over: .background))
      builder.add(.block, .legend, .hatch(Scene.Hatch(rect, .falling, step: 5.px, stroke)))
      builder.box(.block, .legend, rect, edge: edge)
    case .barrier: addBarrierSwatch(rect, hue)
    case .frozen:
      builder.add(.block, .legend, .hatch(Scene.Hatch(rect, .falling, step: 8.px, Scene.Stroke(Paint(.hatchLine)))))
      builder.box(.block, .legend, rect.insetBy(0, 2.px), edge: Scene.Stroke(Paint(.hatchLine), dash: .dotted))
    case .submission: addArrowSwatch(rect, Scene.Stroke(.text), .filled(size: 5.px))
    case .tick:
      builder.line(
        .block, .legend, [Point(rect.middle.x, rect.y + 3.px), Point(rect.middle.x, rect.bottom - 3.px)], Scene.Stroke(.text))
    case .starts: addArrowSwatch(rect, Scene.Stroke(.text, dash: .dotted), .none)
    case .resumes: addArrowSwatch(rect, Scene.Stroke(.text, dash: .dashed), .hollow(size: 5.px))
    case .suspended, .operationsSuspended:
      builder.add(.block, .legend, .hatch(Scene.Hatch(rect, .falling, step: 6.px, Scene.Stroke(Paint(.hatchLine)))))
      builder.box(.block, .legend, rect, edge: Scene.Stroke(Paint(.hatchLine)))
    case .timer:
      let points = [Point(rect.x, rect.middle.y), Point(rect.right, rect.middle.y)]
      builder.line(.block, .legend, points, Scene.Stroke(.text, width: 2.px, dash: .dotted))
    case .mergedFirings: addFiringsSwatch(rect)
    case .switches: addArrowSwatch(rect, Scene.Stroke(.muted, dash: .dotted), .none)
    case .forcedOrder: addOrderSwatch(rect, OrderLook(isForced: true))
    case .chanceOrder, .openOrder: addOrderSwatch(rect, OrderLook(isForced: false))
    case .deadlockEdge:
      let points = [Point(rect.x, rect.middle.y), Point(rect.right, rect.middle.y)]
      builder.line(.block, .legend, points, Scene.Stroke(.error, width: 3.px), head: .filled(size: 9.px))
    case .highlighted:
      builder.box(.block, .legend, rect, radius: 3.px, fill: Paint(.fill(hue)), edge: Scene.Stroke(.text, width: 2.px))
    case .crowd: builder.box(.block, .legend, rect, fill: Paint(.fill(hue), percent: 55, over: .lane))
    case .whisker: addWhiskerSwatch(rect, hue)
    case .cut, .zigzag: addCutSwatch(rect)
    case .cancel: builder.cross(.block, .legend, at: Point(rect.x + 5.px, rect.middle.y), arm: 3.px, .text)
    case .problem: addCross(at: Point(rect.x + 9.px, rect.middle.y), .legend)
    case .density, .folded:
      builder.box(.block, .legend, rect, radius: 2.px, fill: Paint(.fill(hue)), edge: edge)
    }
  }

  private mutating func addFiringsSwatch(_ rect: Rect) {
    let width = measurer.width(of: "×2", .inBox)
    builder.text(.legend, "×2", x: rect.right - width, y: rect.bottom - 1.px, .inBox, .text, on: .background)
  }

  private mutating func addBarrierSwatch(_ rect: Rect, _ hue: Hue) {
    builder.box(.block, .legend, rect, fill: .band(hue))
    for x in [rect.x, rect.right] {
      builder.line(.block, .legend, [Point(x, rect.y), Point(x, rect.bottom)], Scene.Stroke(.text, width: 2.px))
    }
  }

  private mutating func addWhiskerSwatch(_ rect: Rect, _ hue: Hue) {
    let stroke = Scene.Stroke(Paint(.edge(hue)), width: 2.px)
    builder.line(.block, .legend, [Point(rect.x, rect.middle.y), Point(rect.right, rect.middle.y)], stroke)
    for x in [rect.x + 1.px, rect.right - 1.px] {
      builder.line(.block, .legend, [Point(x, rect.middle.y - 3.px), Point(x, rect.middle.y + 3.px)], stroke)
    }
    let dot = Rect(x: rect.middle.x - 6.px, y: rect.middle.y - 3.px, width: 6.px, height: 6.px)
    builder.box(.block, .legend, dot, radius: 3.px, fill: .text)
  }

  private mutating func addCutSwatch(_ rect: Rect) {
    let sides = CutEdge.sides(from: rect.x + 5.px, top: rect.y - 2.px, bottom: rect.bottom + 2.px)
    for side in [sides.left, sides.right] { builder.line(.block, .legend, side, Scene.Stroke(.muted)) }
  }

  private mutating func addStoppedSwatch(_ rect: Rect, isForEver: Bool) {
    let line = isForEver ? Paint(.error, percent: 45, over: .errorTint) : Paint(.hatchLine)
    builder.box(.block, .legend, rect, fill: Paint(isForEver ? .errorTint : .hatchBox))
    builder.add(.block, .legend, .hatch(Scene.Hatch(rect, .rising, step: 5.px, Scene.Stroke(line))))
    builder.box(.block, .legend, rect, edge: Scene.Stroke(isForEver ? .error : .muted))
  }

  private mutating func addOrderSwatch(_ rect: Rect, _ look: OrderLook) {
    let points = [Point(rect.x, rect.middle.y), Point(rect.right, rect.middle.y)]
    builder.line(.block, .legend, points, look.stroke, head: look.head)
  }

  private mutating func addArrowSwatch(_ rect: Rect, _ stroke: Scene.Stroke, _ head: Scene.Line.Head) {
    let x = rect.middle.x
    builder.line(.block, .legend, [Point(x, rect.y - 1.px), Point(x, rect.bottom + 1.px)], stroke, head: head)
  }
}

extension LegendEntry {
  var swatchWidth: Int {
    switch self {
    case .submission, .tick, .starts, .resumes, .switches, .launch, .cancel: 10.px
    case .problem: 18.px
    default: 26.px
    }
  }

  var words: String {
    switch self {
    case .runs: "runs"
    case .launch: "launch: top-level code"
    case .holds: "holds what its own thread runs"
    case .onCaller: "sync block: runs on its caller's thread"
    case .ready: "ready, but no core is free"
    case .waitsInQueue: "waits in queue"
    case .sleeps: "sleeps or waits for I/O: uses no core"
    case .stopped: "stopped"
    case .stoppedForEver: "stopped for ever"
    case .drain: "nothing may start: barrier is next"
    case .barrier: "barrier: queue runs only this"
    case .suspended: "suspended: starts nothing"
    case .operationsSuspended: "operations suspended: no more are handed on"
    case .frozen: "the process is frozen: no thread runs"
    case .submission: "async or sync call, in order"
    case .tick: "async or sync call, every tenth with its number"
    case .starts: "starts"
    case .resumes: "goes on"
    case .timer: "delay"
    case .cancel: "a work item is cancelled"
    case .mergedFirings: "one call for so many firings"
    case .switches: "context switch"
    case .forcedOrder: "order that the rules force"
    case .chanceOrder: "order of this run only"
    case .openOrder: "order of this run, perhaps forced"
    case .deadlockEdge: "waits for"
    case .highlighted: "highlighted by the scenario"
    case .whisker: "start: earliest, in this run, latest"
    case .cut: "cut: the run goes on there"
    case .zigzag: "time in which nothing changes, not drawn"
    case .problem: "a problem, told above"
    case .density: "height: share of the time that a block runs"
    case .crowd: "blocks in turn, too many to draw one by one"
    case .folded: "height: blocks that run, are ready (fainter), are blocked (faintest)"
    }
  }
}
