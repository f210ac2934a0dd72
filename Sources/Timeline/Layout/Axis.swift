internal import DispatchTrace

extension TimelineLayout {
  /// How far the first instant stands from the gutter: there may be a stem of arrows on its left.
  private static let inset = 24.px
  mutating func makeTimeScale() {
    gutter = max(gutterWidth(), frame.gutter)
    let left = Self.margin + gutter + Self.inset + (tracks.start > 0 ? CutEdge.width : 0)
    let plot = wholeDevice(plotRight - left)
    let tail = tailWidth(of: plot)
    let breaks = foldedStretches()
    let removed = breaks.reduce(0) { $0 + ($1.end - $1.start) }
    let room = plot - breaks.count * TimeScale.Break.width
    time = TimeScale(
      start: tracks.start, domain: domain(plot: room, tail: tail, without: removed), left: left, width: plot,
      scale: options.scale,
      breaks: breaks)
    endingAside = asideOfEnding()
  }

  /// So much that the last instant stands `tail` left of the plot's end, when `removed` is not drawn.
  private func domain(plot: Int, tail: Int, without removed: Int64) -> Int64 {
    let end = max(ending?.key ?? tracks.end, tracks.end, latestStart, 1)
    if !tracks.isOrdinal, frame.domain > 0 { return frame.domain }
    let pixels = Int64(max(plot - tail, 64) / 64)
    let (product, overflow) = (end - tracks.start - removed).multipliedReportingOverflow(by: Int64(plot / 64))
    if overflow { return end }
    return max((product + pixels - 1) / pixels + removed + tracks.start, end)
  }

  private func wholeDevice(_ length: Int) -> Int { max(length / 64, 64) * 64 }

  /// As wide as the widest label, within limits.
  private func gutterWidth() -> Int {
    var widest = 0
    for group in groups {
      let labels = group.lanes.map(\.label) + (group.hasWaitingRows ? ["waiting"] : [])
      let lane = labels.map { measurer.width(of: $0, .laneName) }.max() ?? 0
      let title = measurer.width(of: group.title, .groupName)
      let kind = measurer.width(of: group.subtitle, .groupKind)
      widest = max(widest, max(title, kind) + 14.px + lane)
    }
    return min(max(widest + 28.px, 150.px), 260.px) / 64 * 64
  }

  /// Lanes higher than this have the axis below them too.
  private static let tallPlot = 500.px

  /// Returns the bottom of the lanes, `y`, or that of a second axis below them.
  mutating func addAxis(below y: Int) -> Int {
    addAxis(at: plotTop - 12.px)
    guard plotBottom - plotTop > Self.tallPlot, !tracks.isOrdinal else { return y }
    addTickLabels(at: y + 18.px)
    return y + 22.px
  }

  private mutating func addAxis(at y: Int) {
    guard !tracks.isOrdinal else {
      addOrderAxis(y)
      return
    }
    for tick in ticks() {
      let x = time.x(tick.key)
      builder.line(.grid, .grid, [Point(x, plotTop), Point(x, plotBottom)], Scene.Stroke(Paint(.grid)))
    }
    addTickLabels(at: y)
  }

  private mutating func addTickLabels(at y: Int) {
    for tick in ticks() {
      let width = measurer.width(of: tick.label, .axis)
      let middle = min(time.x(tick.key), plotRight - width / 2)
      builder.text(.axis, tick.label, x: middle, y: y, .axis, Paint(.axis), on: .background, .middle)
    }
  }

  /// Those that are not in a stretch that is folded away.
  private func ticks() -> [AxisTicks.Tick] {
    let shown = time.breaks.reduce(time.length) { $0 - ($1.end - $1.start) }
    let long = tracks.start > 0 ? measurer.width(of: VirtualDuration(nanoseconds: tracks.start).inWords, .axis) : 0
    let gap = max(70.px, long + 20.px)
    // Each piece between two zigzags says its unit again: its instants are far from those before.
    let edges = [tracks.start] + time.breaks.flatMap { [$0.start, $0.end] } + [time.domain]
    return stride(from: 0, to: edges.count, by: 2).flatMap { place in
      AxisTicks(from: edges[place], domain: edges[place + 1], of: time.domain, shown: shown, width: time.width, gap: gap).ticks
    }
  }

  /// Nothing takes time: equal steps, and words that say so.
  private mutating func addOrderAxis(_ y: Int) {
    let words = measurer.cut("0 s throughout: from left to right is order, not time →", .axis, to: time.width) ?? ""
    builder.text(.axis, words, x: time.left, y: y, .axis, Paint(.axis), on: .background)
    let steps = Int(time.domain / KeyClock.step)
    guard steps > 0, time.width / steps >= 8.px else { return }
    for step in 0...steps {
      let x = time.x(Int64(step) * KeyClock.step)
      builder.line(.grid, .grid, [Point(x, plotTop), Point(x, plotBottom)], Scene.Stroke(Paint(.grid)))
    }
  }

  // MARK: Lanes

  mutating func addLanes() {
    for group in groups {
      addBackground(of: group)
      addGutter(of: group)
    }
  }

  private mutating func addBackground(of group: Group) {
    let right = plotRight
    func row(_ top: Int, _ bottom: Int) -> Rect { Rect(left: Self.margin, top: top, right: right, bottom: bottom) }
    if group.hasWaitingRows { builder.box(.lane, .lane, row(group.top, group.lanesTop - 1.px), fill: .lane) }
    for (offset, lane) in group.lanes.enumerated() {
      builder.subject = subject(of: lane, in: group)
      defer { builder.subject = nil }
      let isLast = offset == group.lanes.count - 1
      builder.box(.lane, .lane, row(lane.top, isLast ? group.bottom : lane.top + lane.height - 1.px), fill: .lane)
    }
    // The gutter is one piece, so that names may stand anywhere in it.
    builder.box(
      .lane, .lane, Rect(left: Self.margin, top: group.top, right: Self.margin + gutter, bottom: group.bottom), fill: .lane)
    let strip = Rect(x: Self.margin, y: group.top, width: 6.px, height: group.bottom - group.top)
    builder.subject = group.queue >= 0 ? .queues([QueueID(group.queue)]) : nil
    builder.box(.band, .strip, strip, fill: Paint(.fill(group.hue)))
    builder.subject = nil
    if group.hasSecondPattern {
      builder.add(
        .grid, .strip, .hatch(Scene.Hatch(strip, .rising, step: 6.px, Scene.Stroke(.background, width: 2.px))))
    }
  }

  private func subject(of lane: Lane, in group: Group) -> Scene.Subject? {
    switch lane.content {
    case .queue: group.queue >= 0 ? .queues([QueueID(group.queue)]) : .queues(group.members.map(QueueID.init))
    case .thread(let threads): .threads(threads.map(ThreadID.init))
    case .core(let core): .core(CoreID(core))
    }
  }

  private mutating func addGutter(of group: Group) {
    let left = Self.margin + 14.px
    let right = Self.margin + gutter - 14.px
    let room = right - left
    let title = shortened(group.title, to: room)
    builder.text(.groupName, title, x: left, y: group.top + 16.px, .groupName, .text, on: .lane)
    let label = group.lanes.map { measurer.width(of: $0.label, .laneName) }.max() ?? 0
    if !group.subtitle.isEmpty, let kind = measurer.cut(group.subtitle, .groupKind, to: max(room - label - 10.px, room / 2)) {
      builder.text(.groupName, kind, x: left, y: group.top + 31.px, .groupKind, .muted, on: .lane)
    }
    if group.hasWaitingRows { addLaneName("waiting", middle: (group.top + group.lanesTop) / 2, right: right) }
    for lane in group.lanes where !lane.label.isEmpty {
      addLaneName(lane.label, middle: lane.middle, right: right)
    }
  }

  /// A lane's name, moved down where the group's own name is in its way.
  private mutating func addLaneName(_ name: String, middle: Int, right: Int) {
    let width = measurer.width(of: name, .laneName)
    var y = middle + 4.px
    for _ in 0..<4 where !builder.isFree(builder.box(of: name, x: right - width, y: y, .laneName)) { y += 5.px }
    builder.text(.laneName, name, x: right, y: y, .laneName, .muted, on: .lane, .right)
  }

  /// A long reverse-DNS label loses its front (`…imageDownloader.serial`), any other name its end.
  private func shortened(_ name: String, to room: Int) -> String {
    if measurer.width(of: name, .groupName) <= room { return name }
    var rest = name[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      let candidate = "…" + rest
      if !rest.isEmpty, measurer.width(of: candidate, .groupName) <= room { return candidate }
    }
    return measurer.cut(name, .groupName, to: room, keeping: 1) ?? "…"
  }
}
