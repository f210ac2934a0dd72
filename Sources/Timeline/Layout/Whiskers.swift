internal import DispatchTrace

/// When blocks start in other runs: below each block a line from its earliest to its latest start, with a dot at this run's.
extension TimelineLayout {
  private static let rowHeight = 9.px
  private static let mostRows = 5
  private static let mostTold = 6

  /// A block of a lane with what is known of its starts.
  private struct Whisker {
    var activity: Int32
    var range: StartSpread.Range
    var left: Int
    var right: Int
    var row = 0
  }

  /// By cores lanes show slices; where nothing takes time there are no instants.
  var hasWhiskers: Bool { options.spread != nil && options.view != .cores && !tracks.isOrdinal }

  mutating func makeRoomForWhiskers() {
    guard hasWhiskers else { return }
    for group in groups.indices {
      for lane in groups[group].lanes.indices where groups[group].lanes[lane].showsBlocks {
        let rows = (whiskers(of: groups[group].lanes[lane], groups[group]).map(\.row).max() ?? -1) + 1
        guard rows > 0 else { continue }
        groups[group].lanes[lane].height +=
          min(rows, Self.mostRows) * Self.rowHeight + offset(in: groups[group].lanes[lane]) - 3.px
      }
    }
  }

  /// How far below the blocks they begin: numbers of what a block hands over stand at its lower edge.
  private func offset(in lane: Lane) -> Int {
    handsOver(lane) ? 17.px : 6.px
  }

  /// Its blocks hand over others.
  func handsOver(_ lane: Lane) -> Bool {
    let callers = Set(tracks.submissions.lazy.filter { !isCut($0.key) }.map(\.caller))
    return lane.activities.contains(where: callers.contains)
  }

  /// Each in the highest row in which it touches no other. Those of one start in all runs and no doubt have none.
  private func whiskers(of lane: Lane, _ group: Group) -> [Whisker] {
    guard case .queue = group.kind, let spread = options.spread else { return [] }
    var ends: [Int] = []
    return lane.activities.compactMap { activity in
      let item = tracks.activities[Int(activity)].item
      guard item >= 0, let range = spread.ranges[ItemID(item)] else { return nil }
      var whisker = Whisker(
        activity: activity, range: range, left: time.x(range.earliest.nanoseconds),
        right: min(time.x(range.latest.nanoseconds), wordsRight))
      let number = Int(tracks.activities[Int(activity)].number)
      let room = number > 0 ? measurer.width(of: "\(number)", .badge) + 8.px : 0
      let row = ends.firstIndex { $0 + 8.px <= whisker.left } ?? ends.count
      if row == ends.count { ends.append(0) }
      ends[row] = whisker.right + room
      whisker.row = row
      return whisker
    }
  }

  mutating func addWhiskers() {
    guard hasWhiskers else { return }
    for group in groups {
      for lane in group.lanes where lane.showsBlocks {
        for whisker in whiskers(of: lane, group) where whisker.row < Self.mostRows { addWhisker(whisker, lane) }
      }
    }
    builder.subject = nil
  }

  private mutating func addWhisker(_ whisker: Whisker, _ lane: Lane) {
    builder.subject = subject(of: Int(whisker.activity))
    let hue = hue(of: Int(whisker.activity))
    let y = lane.blockBottom + offset(in: lane) + whisker.row * Self.rowHeight
    let stroke = Scene.Stroke(Paint(.edge(hue)), width: 2.px)
    builder.line(.block, .whisker, [Point(whisker.left, y), Point(whisker.right, y)], stroke)
    for (x, instant) in [(whisker.left, whisker.range.earliest), (whisker.right, whisker.range.latest)] {
      // An end that lies beyond the part has none.
      guard !isCut(instant.nanoseconds), instant.nanoseconds <= lastShown else { continue }
      builder.line(.block, .whisker, [Point(x, y - 3.px), Point(x, y + 3.px)], stroke)
    }
    let block = tracks.activities[Int(whisker.activity)]
    if !isCut(block.started) {
      let dot = Rect(x: time.x(block.started) - 3.px, y: y - 3.px, width: 6.px, height: 6.px)
      builder.box(.block, .whisker, dot, radius: 3.px, fill: .text)
    }
    builder.explain(.whisker, hue)
    guard block.number > 0 else { return }
    let x = whisker.right + 5.px
    let box = builder.box(of: "\(block.number)", x: x, y: y + 3.px, .badge)
    guard box.right <= wordsRight, builder.isFree(box) else { return }
    builder.label(.whisker, "\(block.number)", x: x, y: y + 3.px, .badge, .text, on: .lane)
  }

  /// Of a part that is cut at its end nothing later is drawn.
  private var lastShown: Int64 { tracks.isCutAtEnd ? tracks.end : .max }

  /// The latest start that has to find room.
  var latestStart: Int64 {
    guard hasWhiskers, !tracks.isCutAtEnd, let spread = options.spread else { return 0 }
    return spread.ranges.values.map(\.latest.nanoseconds).max() ?? 0
  }

  /// What the lines are made of, and of the widest of them which runs show their ends.
  func whiskerNotes() -> [(head: String, text: String)] {
    guard let spread = options.spread else { return [] }
    if options.view == .cores { return [] }
    if tracks.isOrdinal {
      return [("Note:", "Nothing takes time in this run: there are no starts to compare with \(spread.words).")]
    }
    let shown = groups.flatMap { group in group.lanes.filter(\.showsBlocks).flatMap { whiskers(of: $0, group) } }
    let wide = shown.filter { $0.range.earliest < $0.range.latest }
      .sorted { ($0.range.latest - $0.range.earliest, $1.activity) > ($1.range.latest - $1.range.earliest, $0.activity) }
    var sentences = wide.prefix(Self.mostTold).map(words)
    if wide.isEmpty { sentences = ["every block starts at the same instant in all of them"] }
    if wide.count > Self.mostTold { sentences.append("and \(wide.count - Self.mostTold) more") }
    let missing = shown.filter { $0.range.missing > 0 }.prefix(Self.mostTold)
      .map { "\(name(of: Int($0.activity))) does not start in \(Self.grouped($0.range.missing)) of them" }
    return [("Starts:", "over this run and \(spread.words): \((sentences + missing).joined(separator: "; ")).")]
      + spread.footnotes
  }

  private func words(_ whisker: Whisker) -> String {
    let range = whisker.range
    let ends = [(range.earliest, range.earliestIn), (range.latest, range.latestIn)].map { instant, run in
      instant.inWords + (run.map { " (\($0))" } ?? "")
    }
    return "\(name(of: Int(whisker.activity))) from \(ends[0]) to \(ends[1])"
  }
}
