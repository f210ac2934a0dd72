internal import DispatchTrace

extension TimelineLayout {
  mutating func addWaitingRows() {
    for group in groups where group.hasWaitingRows {
      if group.waiting.depth.isEmpty {
        for bar in group.waiting.bars { addWaitingBar(bar, group) }
      } else {
        addDepth(of: group)
      }
    }
  }

  /// The top of a bar's row.
  func barTop(_ bar: WaitingRows.Bar, _ group: Group) -> Int {
    group.lanesTop - 4.px - group.waiting.badgeRoom - (bar.row + 1) * WaitingRows.rowHeight
      + (WaitingRows.rowHeight - WaitingRows.barHeight)
  }

  private mutating func addWaitingBar(_ bar: WaitingRows.Bar, _ group: Group) {
    let left = time.x(bar.start)
    let right = bar.isOpen ? plotRight : time.x(bar.end)
    guard right - left >= 2.px else { return }
    let rect = Rect(
      left: left, top: barTop(bar, group), right: right, bottom: barTop(bar, group) + WaitingRows.barHeight)
    builder.box(
      .waiting, .waiting, rect, radius: 2.px, fill: .waiting(group.hue),
      edge: Scene.Stroke(Paint(.edge(group.hue)), dash: .dashed), isOpenAtEnd: bar.isOpen)
    builder.explain(.waitsInQueue, group.hue)
    let name = name(of: Int(bar.activity))
    let reason = WaitCause(tracks: tracks, index: index).words(for: Int(bar.activity), isOpen: bar.isOpen)
    let full = reason.map { "\(name) — \($0)" } ?? name
    let room = (bar.isOpen ? max(clearRight, rect.x) : rect.right) - rect.x - 8.px
    let candidates = [full, name]
    let shown =
      candidates.first { measurer.width(of: $0, .waiting) <= room }
      ?? (room >= 24.px ? measurer.fit(name, .waiting, in: room) : nil)
    if let shown {
      builder.text(.waiting, shown, x: rect.x + 5.px, y: rect.bottom - 15.px / 4, .waiting, .text, on: .waiting(group.hue))
    }
    addStart(of: bar, rect, group)
  }

  /// From the end of the waiting bar down to the block, behind everything in between.
  private mutating func addStart(of bar: WaitingRows.Bar, _ rect: Rect, _ group: Group) {
    guard !bar.isOpen, let lane = lane(of: Int(bar.activity)), lane.blockTop > rect.bottom else { return }
    let x = rect.right
    addStartLine([Point(x, rect.bottom), Point(x, lane.blockTop)])
  }

  mutating func addStartLine(_ points: [Point]) {
    builder.line(.path, .start, points, Scene.Stroke(.text, dash: .dotted))
    builder.explain(.starts)
  }

  /// More blocks wait than there are rows: how many, as an area.
  private mutating func addDepth(of group: Group) {
    let waiting = group.waiting
    let bottom = group.lanesTop - 4.px - group.waiting.badgeRoom
    let room = bottom - group.top - 14.px
    func y(_ count: Int) -> Int { bottom - room * count / max(waiting.deepest, 1) }
    var points: [Point] = []
    var last = 0
    for change in waiting.depth {
      let x = time.x(change.key)
      if points.isEmpty { points.append(Point(x, bottom)) }
      points.append(Point(x, y(last)))
      points.append(Point(x, y(change.count)))
      last = change.count
    }
    if last > 0 { points += [Point(plotRight, y(last)), Point(plotRight, bottom)] }
    builder.add(
      .waiting, .depth,
      .polygon(
        Scene.Polygon(
          thinned(points), fill: .waiting(group.hue), edge: Scene.Stroke(Paint(.edge(group.hue))))))
    builder.explain(.waitsInQueue, group.hue)
    addDeepest(of: group, y(waiting.deepest))
  }

  private mutating func addDeepest(of group: Group, _ y: Int) {
    guard let peak = group.waiting.depth.first(where: { $0.count == group.waiting.deepest }) else { return }
    let words = "\(Self.grouped(group.waiting.deepest)) wait"
    let width = measurer.width(of: words, .words)
    let x = min(time.x(peak.key) + 4.px, plotRight - width)
    builder.label(.depth, words, x: x, y: y - 3.px, .words, .text, on: .lane)
  }

  /// Many changes within a pixel: only the highest counts.
  private func thinned(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if result.count > 2, result[result.count - 1].x == point.x, result[result.count - 2].x == point.x {
        if point.y < result[result.count - 2].y { result[result.count - 2].y = point.y }
        result[result.count - 1] = point
      } else {
        result.append(point)
      }
    }
    return result
  }
}

/// Why a block waits in its queue, in a few words.
struct WaitCause {
  let tracks: Tracks
  let index: TraceIndex

  /// Nil when nothing short and certain can be said.
  func words(for activity: Int, isOpen: Bool) -> String? {
    let block = tracks.activities[activity]
    if let words = suspension(block, isOpen: isOpen) { return words }
    guard tracks.queues.indices.contains(Int(block.queue)) else { return nil }
    let queue = tracks.queues[Int(block.queue)]
    switch queue.info?.kind {
    case .main: return mainWords(block)
    case .serial: return serialWords(block, queue)
    case .concurrent: return block.isBarrier ? barrierWords(activity, block, queue) : readerWords(activity, block, queue)
    case .global, nil: return isOpen ? "waits" : "no free worker"
    }
  }

  private func suspension(_ block: Activity, isOpen: Bool) -> String? {
    let end = isOpen ? Activity.never : block.started
    for stop in tracks.suspensions where stop.queue == block.queue && stop.end > block.submitted && stop.start < end {
      return stop.isInactive ? "\(index.name(of: QueueID(block.queue))) is not active" : "the queue is suspended"
    }
    return nil
  }

  private func mainWords(_ block: Activity) -> String? {
    if let words = serialWords(block, tracks.queues[0]) { return words }
    guard let body = tracks.threads.first?.body, body >= 0 else { return nil }
    let launch = tracks.activities[Int(body)]
    return !launch.hasEnded || launch.ended > block.submitted ? "until the launch is over" : nil
  }

  /// Behind the block that was submitted just before, if that one had not ended.
  private func serialWords(_ block: Activity, _ queue: QueueTrack) -> String? {
    let before = Int(block.place) - 2
    guard queue.submitted.indices.contains(before) else { return nil }
    let other = tracks.activities[Int(queue.submitted[before])]
    guard !other.hasEnded || other.ended > block.submitted else { return nil }
    return "behind \(index.name(of: ItemID(other.item)))"
  }

  private func readerWords(_ activity: Int, _ block: Activity, _ queue: QueueTrack) -> String? {
    for other in queue.submitted.prefix(max(Int(block.place) - 1, 0)).reversed() {
      let barrier = tracks.activities[Int(other)]
      guard barrier.isBarrier, !barrier.hasEnded || barrier.ended > block.submitted else { continue }
      return "behind the barrier"
    }
    return block.hasStarted ? "no free worker" : "waits"
  }

  /// A barrier waits for everything that was submitted before it.
  private func barrierWords(_ activity: Int, _ block: Activity, _ queue: QueueTrack) -> String? {
    var numbers: [Int] = []
    for other in queue.submitted.prefix(max(Int(block.place) - 1, 0)) {
      let earlier = tracks.activities[Int(other)]
      guard !earlier.hasEnded || earlier.ended > block.submitted else { continue }
      numbers.append(Int(earlier.number))
      if numbers.count > 40 { return "until all before it end" }
    }
    guard !numbers.isEmpty, !numbers.contains(0) else { return nil }
    return "until \(ranges(of: numbers)) \(numbers.count == 1 ? "ends" : "end")"
  }
}

/// `1–3, 5`: ascending numbers in words.
func ranges(of numbers: [Int]) -> String {
  var parts: [String] = []
  var index = 0
  while index < numbers.count {
    var last = index
    while last + 1 < numbers.count, numbers[last + 1] == numbers[last] + 1 { last += 1 }
    parts.append(last == index ? "\(numbers[index])" : "\(numbers[index])–\(numbers[last])")
    index = last + 1
  }
  return parts.joined(separator: ", ")
}
