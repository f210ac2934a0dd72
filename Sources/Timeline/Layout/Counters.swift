internal import DispatchTrace

extension TimelineLayout {
  /// Groups as brackets with their count, semaphores as a line of steps with their value.
  mutating func addCounters() {
    for group in groups {
      guard case .counter(let offset) = group.kind, let lane = group.lanes.first else { continue }
      let counter = tracks.counters[offset]
      if counter.changes.count * 4.px > time.width {
        addCurve(counter, lane)
        continue
      }
      switch counter.kind {
      case .group: addBracket(counter, lane)
      case .semaphore: addSteps(counter, lane)
      }
    }
  }

  /// More changes than there is room for: the number over time as an area, and its highest value.
  private mutating func addCurve(_ counter: CounterTrack, _ lane: Lane) {
    let most = max(counter.changes.map(\.value).max() ?? 0, 0)
    let least = min(counter.changes.map(\.value).min() ?? 0, 0)
    let lowest = lane.top + lane.height - 4.px
    func y(_ value: Int32) -> Int { lowest - (lane.height - 20.px) * Int(value - least) / max(Int(most - least), 1) }
    let zero = y(0)
    var extreme: [Point] = []
    for change in counter.changes {
      let point = Point(time.x(change.key), y(change.value))
      if let last = extreme.last, last.x == point.x {
        if abs(point.y - zero) > abs(last.y - zero) { extreme[extreme.count - 1] = point }
      } else {
        extreme.append(point)
      }
    }
    var points = [Point(extreme[0].x, zero)]
    for (offset, point) in extreme.enumerated() {
      points.append(Point(point.x, offset == 0 ? zero : points[points.count - 1].y))
      points.append(point)
    }
    // What has not come back to zero by then stays.
    if let last = counter.changes.last, last.value != 0 {
      points += [Point(time.x(last.key), y(last.value)), Point(openRight, y(last.value))]
    }
    points.append(Point(points[points.count - 1].x, zero))
    let mark = counter.kind == .group ? Scene.Mark.group : .semaphore
    builder.add(
      .waiting, mark, .polygon(Scene.Polygon(points, fill: .waiting(.neutral), edge: Scene.Stroke(Paint(.axis)))))
    let waiting = least < 0 ? "; \(Self.grouped(Int(-least))) \(least == -1 ? "waits" : "wait")" : ""
    let words = "at most \(Self.grouped(Int(most)))\(waiting)"
    builder.label(mark, words, x: time.left + 6.px, y: lane.top + 12.px, .words, Paint(.axis), on: .lane)
  }

  /// From each first `enter` to the moment when the group is empty again.
  private mutating func addBracket(_ counter: CounterTrack, _ lane: Lane) {
    let y = lane.middle + 5.px
    let stroke = Scene.Stroke(.text, width: 2.px)
    // Of a part it may have been entered before.
    var since = counter.changes.first.flatMap { isCut($0.key) && $0.value > 0 ? $0.key : nil }
    var counts: [(x: Int, words: String)] = []
    var atOnce: [Int32] = []
    for (offset, change) in counter.changes.enumerated() where offset > 0 {
      let x = time.x(change.key)
      if since == nil, change.value > 0 { since = change.key }
      let isEnd = change.value == 0
      let half = isEnd || since == change.key ? 6.px : 4.px
      builder.line(.block, .group, [Point(x, y - half), Point(x, y + half)], stroke)
      atOnce.append(change.value)
      let isLast = offset + 1 == counter.changes.count || time.x(counter.changes[offset + 1].key) > x
      if isLast {
        let before = counter.changes[offset - atOnce.count].value
        counts.append((x, Self.counts(atOnce, after: before)))
        atOnce = []
      }
      if isEnd, let start = since {
        builder.line(.block, .group, [Point(time.x(start), y), Point(x, y)], stroke)
        since = nil
      }
    }
    if let since { builder.line(.block, .group, [Point(time.x(since), y), Point(openRight, y)], stroke) }
    for x in momentsOfNotified(counter) {
      builder.line(.block, .group, [Point(x, y - 6.px), Point(x, y + 6.px)], stroke)
      counts.append((x, "0"))
    }
    var last = Int.min
    for count in counts.sorted(by: { $0.x < $1.x }) { addCount(count.words, x: count.x, y: y - 11.px, after: &last) }
  }

  /// Where it was empty all the time, and hands a block over at once.
  private func momentsOfNotified(_ counter: CounterTrack) -> [Int] {
    let changes = Set(counter.changes.dropFirst().map(\.key))
    return counter.notified.map(\.key).filter { !changes.contains($0) }.map(time.x)
  }

  /// Of several values of one moment the last one; where the group was entered and empty in it, these too.
  static func counts(_ values: [Int32], after first: Int32) -> String {
    let isEntered = zip([first] + values, values).contains { $0 < $1 }
    guard let last = values.last, values.count > 1, values.contains(0), isEntered else {
      return values.last.map { "\($0)" } ?? ""
    }
    if values.count <= 4 { return values.map { "\($0)" }.joined(separator: ", ") }
    return last == 0 ? "\(values.max() ?? 0), 0" : "0, \(last)"
  }

  /// From the moment when the group is empty to the block that was to be notified.
  mutating func addNotifications() {
    for submission in tracks.submissions
    where tracks.activities[Int(submission.activity)].kind == .notify && !isCut(submission.key) {
      let source = groups.first { group in
        guard case .counter(let offset) = group.kind else { return false }
        return tracks.counters[offset].notified.contains { $0.activity == submission.activity }
      }
      guard let source, let target = queueGroup(of: Int(submission.activity)) else { continue }
      let isUp = target.top < source.top
      guard let (end, start) = landing(of: submission, isUp: isUp) else { continue }
      let x = time.x(submission.key)
      // Not through the count that stands on the bracket.
      let (top, bottom) = (source.lanesTop + 2.px, source.lanesTop + 12.px)
      let isClear = builder.isFree(Rect(left: x - 1.px, top: top, right: x + 1.px, bottom: bottom))
      let from = isUp ? isClear ? bottom : top : source.lanesBottom - 6.px
      addNotification(x, from, end, level(of: submission), target)
      if let start, abs(start - end) > 1.px { addStartLine([Point(x, end), Point(x, start)]) }
    }
  }

  private mutating func addNotification(_ x: Int, _ from: Int, _ end: Int, _ level: Int?, _ target: Group) {
    // Before the mark of the launch.
    func tip(_ level: Int) -> Int {
      let isLaunch = target.lanes.contains { $0.middle == level && startsWithLaunch($0, at: x) }
      return isLaunch ? x - 3.px : x
    }
    func points(_ offset: Int) -> [Point]? {
      if offset == 0 { return [Point(x, from), Point(x, end)] }
      return level.map { [Point(x, from), Point(x + offset, from), Point(x + offset, $0), Point(tip($0), $0)] }
    }
    // All that a group notifies at one moment has one line.
    let trunk = Point(x, from)
    let offset = freeOffset([0] + ArrowWays.left) { points($0).map { ArrowWays.Way($0, head: 7.px, trunk: trunk) } } ?? 0
    guard let way = points(offset) else { return }
    ways.take(ArrowWays.Way(way, head: 7.px, trunk: trunk))
    addArrowLine(.submission, way, Scene.Stroke(.text), head: .filled(size: 7.px), in: target)
  }

  private mutating func addCount(_ label: String, x: Int, y: Int, after last: inout Int) {
    let width = measurer.width(of: label, .words)
    var x = x
    // The line of the last instant stays whole.
    if let ending, abs(lineX(of: ending) - x) < width / 2 + 6.px { x = lineX(of: ending) - 6.px - width / 2 }
    if tracks.start > 0 { x = max(x, wordsLeft + 4.px + width / 2) }
    if tracks.isCutAtEnd { x = min(x, wordsRight - 4.px - width / 2) }
    guard x - width / 2 > last + 9.px else { return }
    builder.label(.group, label, x: x, y: y, .words, Paint(.axis), on: .lane, .middle)
    last = x + width / 2
  }

  /// What the number of the last step needs at its right, where that is at the end of the axis.
  func widestLastValue() -> Int {
    let last = tracks.counters.filter { $0.kind == .semaphore && $0.changes.count > 1 }.compactMap(\.changes.last)
    return last.filter { $0.key > tracks.end - (tracks.end - tracks.start) / 20 }.map { change in
      let words = change.value < 0 ? "\(-change.value) wait" : "\(change.value)"
      return measurer.width(of: words, .words) + 20.px
    }.max() ?? 0
  }

  private mutating func addSteps(_ counter: CounterTrack, _ lane: Lane) {
    let values = counter.changes.map { Int($0.value) }
    let (low, high) = (min(values.min() ?? 0, 0), max(values.max() ?? 1, 1))
    let (top, bottom) = (lane.top + 6.px, lane.top + lane.height - 6.px)
    func y(_ value: Int) -> Int { bottom - (bottom - top) * (value - low) / (high - low) }
    var points: [Point] = []
    for (offset, change) in counter.changes.enumerated() {
      let x = time.x(change.key)
      let level = y(Int(change.value))
      if let last = points.last { points.append(Point(x, last.y)) }
      points.append(Point(x, level))
      let end = offset + 1 < counter.changes.count ? time.x(counter.changes[offset + 1].key) : wordsRight
      addValue(Int(change.value), from: x, to: end, level, lane)
    }
    if let last = points.last { points.append(Point(openRight, last.y)) }
    builder.line(.block, .semaphore, points, Scene.Stroke(.text, width: 2.px))
    addMostWaiting(counter, lane, points)
  }

  /// However short it was that most of them waited: how many.
  private mutating func addMostWaiting(_ counter: CounterTrack, _ lane: Lane, _ points: [Point]) {
    guard let most = counter.changes.min(by: { $0.value < $1.value }), most.value < 0 else { return }
    let words = "\(-most.value) \(most.value == -1 ? "waits" : "wait")"
    guard !builder.hasText(words, between: lane.top, lane.top + lane.height) else { return }
    let x = valueLeft(of: words, at: time.x(most.key))
    // At the height of those that wait, which is the lowest; above where that is taken.
    for y in [lane.top + lane.height - 9.px, lane.top + 13.px] {
      let box = builder.box(of: words, x: x, y: y, .words)
      guard box.right < wordsRight, builder.isFree(box.insetBy(-4.px, 0)), Self.isClear(box.insetBy(-4.px, -1.px), of: points)
      else { continue }
      builder.label(.semaphore, words, x: x, y: y, .words, Paint(.axis), on: .lane)
      return
    }
  }

  /// No part of the line of steps lies in `box`.
  private static func isClear(_ box: Rect, of points: [Point]) -> Bool {
    zip(points, points.dropFirst()).allSatisfy { from, to in
      max(from.x, to.x) < box.x || box.right < min(from.x, to.x) || max(from.y, to.y) < box.y || box.bottom < min(from.y, to.y)
    }
  }

  private mutating func addValue(_ value: Int, from left: Int, to right: Int, _ level: Int, _ lane: Lane) {
    let words = value < 0 ? "\(-value) \(value == -1 ? "waits" : "wait")" : "\(value)"
    guard measurer.width(of: words, .words) + 12.px < right - left else { return }
    let y = level < lane.middle ? level + 13.px : level - 4.px
    builder.label(.semaphore, words, x: valueLeft(of: words, at: left), y: y, .words, Paint(.axis), on: .lane)
  }

  /// Beside its step; right of the line of the last instant, which stays whole.
  private func valueLeft(of words: String, at x: Int) -> Int {
    guard let ending, x <= lineX(of: ending), lineX(of: ending) < x + 10.px + measurer.width(of: words, .words) else {
      return x + 6.px
    }
    return lineX(of: ending) - x <= 16.px ? lineX(of: ending) + 6.px : x + 6.px
  }
}
