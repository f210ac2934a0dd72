internal import DispatchTrace

/// Lanes with more blocks than pixels, and queues with more workers than lanes make sense: heights instead of boxes.
extension TimelineLayout {
  /// More workers than this are one lane with a curve of how many there are.
  static let mostLanes = 8
  /// The workers of a constrained pool on Apple's systems.
  private static let darwinPool = 64
  /// A lane of fewer blocks shows each, however small.
  private static let fewBlocks = 60
  /// Room for words above the curve of a lane that stands for several.
  private static let peakHeight = 16.px

  /// Decides for each lane by itself how it is drawn.
  mutating func chooseDetail() {
    makeRoomForConsole()
    makeRoomForVisits()
    for group in groups.indices {
      guard case .queue = groups[group].kind else { continue }
      hideShortWaits(of: group)
      if groups[group].lanes.count > Self.mostLanes, options.view == .queues { foldWorkers(of: group) }
      for lane in groups[group].lanes.indices where !groups[group].lanes[lane].isFolded {
        guard isDense(groups[group].lanes[lane]) else { continue }
        groups[group].lanes[lane].isDense = true
        // The launch, or a thread's own code, is no block.
        let blocks = groups[group].lanes[lane].activities.count { !tracks.activities[Int($0)].isBody }
        guard blocks >= Self.fewBlocks else { continue }
        let count = "\(Self.grouped(blocks)) blocks"
        let name = groups[group].lanes[lane].label
        groups[group].lanes[lane].label = options.view == .queues ? count : "\(name), \(count)"
      }
      addHighlightRows(below: group)
      groups[group].hasMeasures = groups[group].hasMeasures && showsBarriers(groups[group])
    }
  }

  private func showsBarriers(_ group: Group) -> Bool {
    group.lanes.contains { lane in
      lane.activities.contains { activity in
        isBarrier(tracks.activities[Int(activity)]) && (lane.showsBlocks || highlighted.contains(activity))
      }
    }
  }

  /// Waits of less than two pixels need no row.
  private mutating func hideShortWaits(of group: Int) {
    let queue = Int(groups[group].queue)
    guard queue >= 0, groups[group].hasWaitingRows else { return }
    let shortest = time.length / Int64(max(time.width / 64, 1)) * 2
    groups[group].waiting = WaitingAssignment.rows(
      of: tracks.queues[queue].submitted, in: tracks, shortest: max(shortest, 1))
  }

  private mutating func foldWorkers(of group: Int) {
    let lanes = groups[group].lanes
    var lane = Lane(label: "\(lanes.count) at once")
    lane.activities = lanes.flatMap(\.activities)
    lane.fold(workers: lanes.count)
    groups[group].lanes = [lane]
    groups[group].hasMeasures = false
  }

  /// More than a quarter of its blocks, or of the stretches of its blocks, are narrower than 3 px.
  private func isDense(_ lane: Lane) -> Bool {
    var (all, small) = (0, 0)
    for activity in lane.activities {
      let segments = tracks.segments(of: Int(activity))
      if segments.isEmpty {
        all += 1
        small += 1
      }
      for segment in segments where lane.content.shows(segment) {
        all += 1
        if time.x(segment.end) - time.x(segment.start) < 3.px { small += 1 }
      }
    }
    return all >= Self.fewBlocks && small * 4 > all
  }

  /// `12 000`: digits in threes, with a narrow space.
  static func grouped(_ number: Int) -> String { number.grouped(by: "\u{2009}") }

  // MARK: Drawing

  /// Stacked from below: running, ready for a core, stopped or asleep.
  mutating func addColumns(of lane: Lane, _ group: Group) {
    builder.subject = subject(of: lane.activities)
    defer { builder.subject = nil }
    var sums = Array(repeating: ColumnSums(time), count: 3)
    for activity in lane.activities {
      for segment in tracks.segments(of: Int(activity)) where lane.content.shows(segment) {
        let isForEver = segment.isOpen && segment.kind == .stopped && ending?.isDeadlock == true
        sums[segment.kind.band].add(from: segment.start, to: isForEver ? time.domain : segment.end)
      }
    }
    let height = lane.blockBottom - lane.blockTop
    if tracks.isOrdinal, lane.isDense { return addCrowd(sums, lane, group) }
    let most = Int64(max(lane.workers, 1))
    let room = lane.isFolded ? height - Self.peakHeight : height
    let bands = sums.map { sum in
      let heights = sum.heights(room, most: most)
      return tracks.isOrdinal ? Self.withoutGaps(heights, within: 2 * options.scale) : heights
    }
    let hue = commonHue(of: lane) ?? group.hue
    let rect = Rect(left: time.left, top: lane.blockBottom - room, right: time.right, bottom: lane.blockBottom)
    // From the back to the front: each band is drawn over the sum of those below it.
    for (band, paint) in [Self.bandPaint(2, hue), Self.bandPaint(1, hue), Self.bandPaint(0, hue)].enumerated() {
      let below = bands[0...(2 - band)]
      let heights = rect.columns(below)
      if heights.contains(where: { $0 > 0 }) {
        builder.add(.block, .density, .columns(Scene.Columns(rect, heights: heights, fill: paint)))
      }
    }
    builder.explain(lane.isFolded ? .folded : .density, hue)
    if lane.isFolded {
      addPeak(of: lane, group)
      if group.members.isEmpty { addLimit(of: lane) }
    }
  }

  /// Steps as narrow as pixels would beat against them: each column is as high as its neighbours.
  private static func withoutGaps(_ heights: [Int], within reach: Int) -> [Int] {
    heights.indices.map { column in
      heights[max(column - reach, 0)...min(column + reach, heights.count - 1)].max() ?? 0
    }
  }

  /// Where nothing takes time there is no share of it: only where blocks are.
  private mutating func addCrowd(_ sums: [ColumnSums], _ lane: Lane, _ group: Group) {
    let hue = commonHue(of: lane) ?? group.hue
    let rect = Rect(left: time.left, top: lane.blockTop + 7.px, right: time.right, bottom: lane.blockBottom - 7.px)
    let bands = sums.map { $0.heights(rect.height) }
    let isFilled = Self.withoutSlits(
      bands[0].indices.map { column in bands.contains { $0[column] > 0 } }, narrower: 3 * options.scale)
    let heights = isFilled.map { $0 ? rect.height : 0 }
    builder.add(.block, .density, .columns(Scene.Columns(rect, heights: heights, fill: Self.bandPaint(1, hue))))
    builder.explain(.crowd, hue)
  }

  /// Blocks so close that pixels and steps would beat against each other are one stretch; a gap that can be seen stays.
  private static func withoutSlits(_ columns: [Bool], narrower least: Int) -> [Bool] {
    var columns = columns
    var last: Int?
    for column in columns.indices where columns[column] {
      if let last, column - last <= least { for slit in last..<column { columns[slit] = true } }
      last = column
    }
    return columns
  }

  /// The colour of the one queue whose blocks the lane holds.
  private func commonHue(of lane: Lane) -> Hue? {
    guard let first = lane.activities.first.map({ hue(of: Int($0)) }) else { return nil }
    return lane.activities.allSatisfy { hue(of: Int($0)) == first } ? first : nil
  }

  static func bandPaint(_ band: Int, _ hue: Hue) -> Paint {
    switch band {
    case 0: Paint(.fill(hue))
    case 1: Paint(.fill(hue), percent: 55, over: .lane)
    default: Paint(.fill(hue), percent: 25, over: .lane)
    }
  }

  /// The pool gives no more workers than this: a dashed line at the top, when it is reached (P-06).
  private mutating func addLimit(of lane: Lane) {
    guard trace.header.platform == "darwin", lane.workers == Self.darwinPool else { return }
    let top = lane.blockTop + Self.peakHeight
    let points = [Point(time.left, top), Point(time.right, top)]
    builder.line(.arrow, .density, points, Scene.Stroke(.error, dash: .dashed))
    let words = "limit \(Self.darwinPool)"
    let width = measurer.width(of: words, .error)
    builder.label(.density, words, x: plotRight - 8.px - width, y: top - 4.px, .error, .error, on: .lane)
  }

  /// How many there are at most at once, and what they do then.
  private mutating func addPeak(of lane: Lane, _ group: Group) {
    let kinds = kinds(in: lane)
    let blocked = peak(of: lane) { $0 == .stopped || $0 == .io || $0 == .sleep }
    let running = peak(of: lane) { $0 == .running }
    let counts = [(blocked, Self.blockedWords(kinds)), (running, "running")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    if counts.isEmpty { return }
    let words = "at most \(counts.joined(separator: " and ")) at once"
    var x = time.left + 8.px
    let width = measurer.width(of: words, .words)
    // The line of the last instant stays whole.
    if let end = ending.map({ lineX(of: $0) }), end < x + width + 8.px, end + 8.px + width < plotRight - 80.px { x = end + 8.px }
    guard let shown = measurer.cut(words, .words, to: wordsRight - x - 80.px) else { return }
    builder.label(.density, shown, x: x, y: lane.blockTop + 11.px, .words, .text, on: .lane)
  }

  private func kinds(in lane: Lane) -> Set<Segment.Kind> {
    var kinds: Set<Segment.Kind> = []
    for activity in lane.activities {
      for segment in tracks.segments(of: Int(activity)) where lane.content.shows(segment) { kinds.insert(segment.kind) }
    }
    return kinds
  }

  /// What those do that use no core, in one word.
  private static func blockedWords(_ kinds: Set<Segment.Kind>) -> String {
    switch (kinds.contains(.stopped), kinds.contains(.sleep), kinds.contains(.io)) {
    case (true, false, false): "stopped"
    case (false, true, false): "asleep"
    case (false, false, true): "in I/O"
    case (true, true, _), (true, _, true), (false, true, true), (false, false, false): "blocked"
    }
  }

  private func peak(of lane: Lane, _ counts: (Segment.Kind) -> Bool) -> Int {
    var changes: [(key: Int64, by: Int)] = []
    for activity in lane.activities {
      for segment in tracks.segments(of: Int(activity)) where counts(segment.kind) && lane.content.shows(segment) {
        changes.append((segment.start, 1))
        if !segment.isOpen { changes.append((segment.end, -1)) }
      }
    }
    changes.sort { ($0.key, $0.by) < ($1.key, $1.by) }
    var (now, most) = (0, 0)
    for change in changes {
      now += change.by
      most = max(most, now)
    }
    return most
  }
}

extension Segment.Kind {
  /// Which band of a density strip the time goes to.
  fileprivate var band: Int {
    switch self {
    case .running: 0
    case .ready, .frozen: 1
    case .io, .sleep, .stopped: 2
    }
  }
}

extension Rect {
  /// The columns' sums, cut at the rectangle's height.
  fileprivate func columns(_ bands: ArraySlice<[Int]>) -> [Int] {
    guard let first = bands.first else { return [] }
    return first.indices.map { column in min(bands.reduce(0) { $0 + $1[column] }, height) }
  }
}
