internal import DispatchTrace

/// The process as a whole, above its queues: the phases of its life, what is done from outside, and when it is frozen.
extension TimelineLayout {
  private static let visitRow = 16.px
  private static let mostVisitRows = 3

  func lifeGroup() -> [Group] {
    var lanes: [Lane] = []
    if !tracks.visits.isEmpty { lanes.append(Lane(label: "from outside", height: Self.visitRow + 6.px)) }
    if !tracks.phases.isEmpty { lanes.append(Lane(label: "phase", height: Lane.height - 6.px)) }
    return lanes.isEmpty ? [] : [Group(kind: .life, title: "process", subtitle: "", hue: .neutral, lanes: lanes)]
  }

  /// As many rows as the words need beside each other.
  mutating func makeRoomForVisits() {
    guard let group = groups.firstIndex(where: \.isLife), !tracks.visits.isEmpty else { return }
    let rows = (visits().map(\.row).max() ?? 0) + 1
    groups[group].lanes[0].height = rows * Self.visitRow + 6.px
  }

  /// Where the words of each visit stand; those that find no room have none.
  private func visits() -> [(x: Int, left: Int, row: Int, words: String?)] {
    var ends: [Int] = []
    return tracks.visits.map { visit in
      let x = time.x(visit.key)
      let words = index.text(visit.name)
      let width = measurer.width(of: words, .words)
      let left = x + 5.px + width <= wordsRight - 2.px ? x + 5.px : x - 5.px - width
      let row = ends.firstIndex { $0 + 8.px <= min(left, x) } ?? ends.count
      guard row < Self.mostVisitRows else { return (x, left, 0, nil) }
      if row == ends.count { ends.append(0) }
      ends[row] = max(left + width, x)
      return (x, left, row, words)
    }
  }

  mutating func addLife() {
    guard let group = groups.first(where: \.isLife) else { return }
    var lanes = group.lanes[...]
    if !tracks.visits.isEmpty, let lane = lanes.popFirst() { addVisits(in: lane) }
    if let lane = lanes.first { addPhases(in: lane) }
  }

  private mutating func addVisits(in lane: Lane) {
    for visit in visits() {
      let top = lane.top + 3.px + visit.row * Self.visitRow
      let points = [Point(visit.x, top), Point(visit.x, lane.top + lane.height - 1.px)]
      builder.line(.block, .visit, points, Scene.Stroke(.text, width: 2.px))
      if let words = visit.words { builder.label(.visit, words, x: visit.left, y: top + 12.px, .words, .text, on: .lane) }
    }
  }

  private mutating func addPhases(in lane: Lane) {
    let bottom = lane.top + lane.height - 3.px
    for (offset, phase) in tracks.phases.enumerated() where phase.end > phase.start {
      let isLast = offset == tracks.phases.count - 1
      let right = isLast && phase.end == tracks.end ? min(openRight, plotRight) : time.x(phase.end)
      let rect = Rect(left: time.x(phase.start), top: lane.top + 3.px, right: right, bottom: bottom)
      guard rect.width >= 2.px else { continue }
      let isFrozen = isFrozen(phase)
      let ground: Paint = isFrozen ? Paint(.hatchBox) : .waiting(.neutral)
      builder.box(
        .block, .phase, rect, radius: 2.px, fill: ground, edge: Scene.Stroke(Paint(.edge(.neutral))),
        isOpenAtStart: isCut(phase.start), isOpenAtEnd: tracks.isCutAtEnd && isLast && phase.end == tracks.end)
      let (words, room) = (index.text(phase.name), min(rect.right, wordsRight) - rect.x)
      let styles: [(style: TextStyle, margin: Int)] = [(.blockName, 10.px), (.words, 6.px)]
      guard let style = styles.first(where: { measurer.width(of: words, $0.style) + $0.margin <= room })?.style else { continue }
      builder.text(
        .phase, words, x: rect.x + room / 2, y: rect.middle.y + 4.px, style, .text, on: ground, .middle)
    }
  }

  private func isFrozen(_ phase: PhaseTrack) -> Bool {
    tracks.frozen.contains { $0.start <= phase.start && phase.end <= $0.end && $0.end > $0.start }
  }

  /// There is no process any more.
  private var hasExited: Bool { if case .exited = trace.outcome { true } else { false } }

  /// Frozen time lies over the lanes of the process: hatched, behind what its blocks were doing.
  mutating func addFrozen() {
    for stretch in tracks.frozen where stretch.isOpen || stretch.end > stretch.start {
      let right = stretch.isOpen && !hasExited ? min(openRight, plotRight) : time.x(stretch.end)
      let (left, lines) = (time.x(stretch.start), Scene.Stroke(Paint(.hatchLine, percent: 70, over: .lane)))
      guard right - left >= 3.px else { continue }
      for group in groups where group.isOfProcess {
        let rect = Rect(left: left, top: group.top, right: right, bottom: group.bottom)
        builder.add(.hatch, .frozen, .hatch(Scene.Hatch(rect, .falling, step: 8.px, lines)))
      }
      builder.crossings.append(left...right)
      builder.explain(.frozen)
    }
  }
}

extension Group {
  var isLife: Bool { if case .life = kind { true } else { false } }

  /// Its lanes stand still with the process.
  fileprivate var isOfProcess: Bool {
    switch kind {
    case .queue, .timers: true
    case .counter, .console, .life: false
    }
  }
}
