internal import DispatchTrace

extension TimelineLayout {
  /// Delays and timers: a dot, a dotted rail with its length in words, an arrow to the queue when it is over.
  mutating func addTimers() {
    for group in groups {
      guard case .timers = group.kind else { continue }
      for lane in group.lanes {
        if lane.isDense {
          addCrowd(of: lane)
          continue
        }
        for (offset, timer) in lane.timers.enumerated() {
          let next = offset + 1 < lane.timers.count ? tracks.timers[Int(lane.timers[offset + 1])].start : nil
          addRail(tracks.timers[Int(timer)], lane, before: next)
        }
      }
    }
  }

  /// A tick where one of them is over.
  private mutating func addCrowd(of lane: Lane) {
    let y = lane.middle
    let timers = lane.timers.map { tracks.timers[Int($0)] }
    let left = timers.map { time.x($0.start) }.min() ?? time.left
    let isPending = timers.contains { $0.isOpen || $0.due > tracks.end }
    let dues = timers.filter { !$0.isOpen && $0.due <= tracks.end }.map(\.due) + timers.flatMap(\.firings)
    let xs = Array(Set(dues.map { time.x($0) })).sorted()
    let right = isPending ? plotRight - 2.px : xs.last ?? left
    builder.line(.block, .timer, [Point(left, y), Point(right, y)], Scene.Stroke(.text, width: 2.px, dash: .dotted))
    for x in xs { builder.line(.block, .timer, [Point(x, y - 5.px), Point(x, y + 5.px)], Scene.Stroke(.text)) }
    builder.explain(.timer)
  }

  private mutating func addRail(_ timer: TimerTrack, _ lane: Lane, before next: Int64?) {
    builder.subject = timer.activity >= 0 ? .submissions([ItemID(timer.activity)]) : .source(SourceID(timer.source))
    defer { builder.subject = nil }
    if !timer.isOfTime { return addSource(timer, lane) }
    let left = time.x(timer.start)
    let isPending = timer.isOpen || timer.due > tracks.end
    // A program that has died fires no more.
    let right = isPending ? min(openRight, plotRight - 2.px) : time.x(timer.due)
    let y = lane.middle
    builder.line(
      .block, .timer, [Point(left, y), Point(right, y)], Scene.Stroke(.text, width: 2.px, dash: .dotted))
    if !isCut(timer.start) {
      builder.box(
        .block, .timer, Rect(x: left - 3.px, y: y - 3.px, width: 6.px, height: 6.px), radius: 3.px, fill: .text)
    }
    if right - left >= 2.px { builder.explain(.timer) }
    addPauses(of: timer, y)
    var last = Int.min
    for firing in timer.firings {
      let x = time.x(firing)
      if x == last { continue }
      last = x
      builder.line(.block, .timer, [Point(x, y - 5.px), Point(x, y + 5.px)], Scene.Stroke(.text, width: 2.px))
    }
    for delivery in timer.deliveries where time.x(delivery.key) < wordsRight - 30.px {
      let (words, x) = ("×\(Self.grouped(Int(delivery.count)))", time.x(delivery.key) + 8.px)
      let baseline = y + 4.px
      guard builder.isFree(builder.box(of: words, x: x, y: baseline, .inBox)) else { continue }
      builder.label(.timer, words, x: x, y: baseline, .inBox, .text, on: .lane)
      builder.explain(.mergedFirings)
    }
    let limit = next.map { time.x($0) - 8.px } ?? wordsRight - 2.px
    let isTold = addWords(of: timer, from: left, to: min(right, wordsRight), limit: limit, y)
    if timer.cancelled != Activity.never {
      addCancelled(at: time.x(timer.cancelled), isTold ? nil : "cancelled", limit: limit, y)
    }
  }

  /// Within the rail where it is long enough, else at its right.
  /// True when they say that it is cancelled.
  private mutating func addWords(of timer: TimerTrack, from left: Int, to right: Int, limit: Int, _ y: Int) -> Bool {
    if timer.due == Activity.never, !timer.isRepeating {
      addNever(from: left, to: right, y)
      return false
    }
    let isCancelled = timer.cancelled != Activity.never
    let after = max(right, isCancelled ? time.x(timer.cancelled) + 2.px : 0, timer.pauses.last.map { time.x($0.end) } ?? 0)
    let gap = longestGap(of: timer, left, right)
    for words in words(of: timer) {
      let width = measurer.width(of: words, .inBox)
      if width + 16.px <= gap.1 - gap.0, let middle = middle(of: words, gap.0, gap.1, y) {
        builder.label(.timer, words, x: middle, y: y + 4.px, .inBox, .text, on: .lane, .middle)
        return false
      }
      // Behind a rail that is over long before.
      let end = right + 8.px + measurer.width(of: words, .inBox)
      if isCancelled, end + 8.px <= time.x(timer.cancelled) - 4.px {
        builder.label(.timer, words, x: right + 8.px, y: y + 4.px, .inBox, .text, on: .lane)
        return false
      }
      let full = isCancelled ? "\(words), cancelled" : words
      if after + 8.px + measurer.width(of: full, .inBox) <= limit {
        builder.label(.timer, full, x: after + 8.px, y: y + 4.px, .inBox, .text, on: .lane)
        return isCancelled
      }
    }
    return false
  }

  /// A source of data: nothing but when it was suspended, and cancelled.
  private mutating func addSource(_ source: TimerTrack, _ lane: Lane) {
    addPauses(of: source, lane.middle)
    if source.cancelled != Activity.never {
      let words = source.pauses.contains { $0.end > $0.start } ? "cancelled" : "\(sourceName(source)) cancelled"
      addCancelled(at: time.x(source.cancelled), words, limit: wordsRight - 2.px, lane.middle, hasRail: false)
    }
    guard let longest = source.pauses.max(by: { $0.end - $0.start < $1.end - $1.start }), longest.end > longest.start else {
      return
    }
    let (left, right) = (time.x(longest.start), longest.isOpen ? min(openRight, wordsRight) : time.x(longest.end))
    let words = "\(sourceName(source)) suspended"
    guard measurer.width(of: words, .inBox) + 16.px <= right - left else { return }
    let box = builder.box(of: words, x: (left + right - measurer.width(of: words, .inBox)) / 2, y: lane.middle + 4.px, .inBox)
    guard builder.isFree(box.insetBy(-4.px, 0)) else { return }
    builder.label(.timer, words, x: box.x, y: lane.middle + 4.px, .inBox, .text, on: .lane)
  }

  private func sourceName(_ source: TimerTrack) -> String { source.name >= 0 ? index.text(StringID(source.name)) : "source" }

  /// While its source is suspended: hatched, as a queue is.
  private mutating func addPauses(of timer: TimerTrack, _ y: Int) {
    for pause in timer.pauses {
      let left = time.x(pause.start)
      let right = pause.isOpen ? min(openRight, plotRight - 2.px) : time.x(pause.end)
      guard right - left >= 3.px else { continue }
      let rect = Rect(left: left, top: y - 9.px, right: right, bottom: y + 9.px)
      let stroke = Scene.Stroke(Paint(.hatchLine, percent: 70, over: .lane))
      builder.add(.hatch, .suspended, .hatch(Scene.Hatch(rect, .falling, step: 8.px, stroke)))
      builder.explain(.suspended)
    }
  }

  /// A small cross ends the rail, with a word where there is room.
  private mutating func addCancelled(at x: Int, _ words: String?, limit: Int, _ y: Int, hasRail: Bool = true) {
    builder.cross(.block, .cancelled, at: Point(x, y), arm: 4.px, .text)
    guard let words else { return }
    let right = builder.box(of: words, x: x + 10.px, y: y + 4.px, .inBox)
    // At its left where there is no room before the end of the lane.
    let box = right.right <= limit || hasRail ? right : builder.box(of: words, x: x - 10.px - right.width, y: y + 4.px, .inBox)
    guard box.right <= limit, builder.isFree(box.insetBy(-4.px, 0)) else { return }
    builder.label(.cancelled, words, x: box.x, y: y + 4.px, .inBox, .text, on: .lane)
  }

  /// From the fullest words to the shortest.
  private func words(of timer: TimerTrack) -> [String] {
    let length = VirtualDuration(nanoseconds: timer.nanoseconds).inWords
    let name = timer.name >= 0 ? index.text(StringID(timer.name)) + " " : ""
    if !timer.isRepeating { return name.isEmpty ? ["after \(length)"] : ["\(name)after \(length)", "after \(length)"] }
    if timer.nanoseconds > 0, timer.nanoseconds < Int64.max { return ["\(name)every \(length)", "every \(length)"] }
    return [name.isEmpty || name == "timer " ? "timer" : "\(name)timer"]
  }

  /// Where the words stand on the rail: on no line that goes up or down from another rail, if there is such a place.
  private func middle(of words: String, _ left: Int, _ right: Int, _ y: Int) -> Int? {
    let width = measurer.width(of: words, .inBox)
    let uprights = tracks.timers.prefix(Self.fewTimers).filter { $0.activity >= 0 }.map { time.x($0.due) }
    let free = [4, 3, 5, 2, 6].map { left + (right - left) * $0 / 8 }.filter { middle in
      let box = builder.box(of: words, x: middle - width / 2, y: y + 4.px, .inBox).insetBy(-6.px, 0)
      return left <= box.x && box.right <= right && builder.isFree(box)
    }
    return free.first { middle in
      !uprights.contains { abs($0 - middle) < width / 2 + 6.px && left < $0 && $0 < right }
    } ?? free.first
  }

  private static var fewTimers: Int { 40 }

  /// The distant future never comes.
  private mutating func addNever(from left: Int, to right: Int, _ y: Int) {
    for words in ["in the distant future: never", "never"] where measurer.width(of: words, .inBox) + 16.px <= right - left {
      builder.label(.timer, words, x: (left + right) / 2, y: y + 4.px, .inBox, .text, on: .lane, .middle)
      return
    }
  }

  private func longestGap(of timer: TimerTrack, _ left: Int, _ right: Int) -> (Int, Int) {
    var best = (left, left)
    var last = left
    // No words stand in a zigzag.
    let breaks = time.breaks.map { Edges(left: time.x($0.start) - 4.px, right: time.x($0.end) + 4.px) }
    let marks = timer.firings.map { Edges(left: time.x($0), right: time.x($0)) } + breaks + [Edges(left: right, right: right)]
    for mark in marks.sorted(by: { $0.left < $1.left }) where mark.right > left {
      let end = min(mark.left, right)
      if end - last > best.1 - best.0 { best = (last, end) }
      last = max(last, mark.right)
    }
    return best
  }

  /// What starts when a delay is over: from the end of its rail; those of one moment to one target have one line.
  private struct Firing {
    var timer: Int
    var x: Int
    var from: Int
    /// Where it ends, and the height at which a branch meets what it goes to.
    var to: Int
    var level: Int
    /// The lane in which a branch would meet other blocks; nil for a bar.
    var lane: Lane?
  }

  mutating func addFirings() {
    var firings: [Firing] = []
    for group in groups {
      guard case .timers = group.kind else { continue }
      for lane in group.lanes where !lane.isDense {
        for offset in lane.timers {
          guard let firing = firing(of: Int(offset), from: lane.middle) else { continue }
          if let known = firings.firstIndex(where: { $0.x == firing.x && $0.to == firing.to }) {
            if abs(firing.from - firing.to) > abs(firings[known].from - firing.to) { firings[known].from = firing.from }
          } else {
            firings.append(firing)
          }
        }
      }
    }
    for firing in firings {
      builder.subject = .submissions([ItemID(tracks.timers[firing.timer].activity)])
      addFiring(firing)
      builder.subject = nil
    }
  }

  private func firing(of timer: Int, from y: Int) -> Firing? {
    let delay = tracks.timers[timer]
    let activity = Int(delay.activity)
    guard activity >= 0, !delay.isOpen, delay.due <= tracks.end, let group = group(of: activity) ?? queueGroup(of: activity)
    else { return nil }
    let isUp = group.top < y
    var firing = Firing(timer: timer, x: time.x(delay.due), from: y, to: isUp ? group.bottom : group.top, level: 0, lane: nil)
    firing.level = firing.to
    if let bar = bar(of: activity, in: group) {
      let top = barTop(bar, group)
      (firing.to, firing.level) = (isUp ? top + WaitingRows.barHeight : top, top + WaitingRows.barHeight / 2)
    } else if let lane = lane(of: activity) {
      (firing.to, firing.level, firing.lane) = (isUp ? lane.blockBottom : lane.blockTop, lane.middle, lane)
    }
    return firing
  }

  private mutating func addFiring(_ firing: Firing) {
    let x = firing.x
    func points(_ offset: Int) -> [Point]? {
      if offset == 0 { return [Point(x, firing.from), Point(x, firing.to)] }
      if let lane = firing.lane, !isEmpty(lane, from: x + offset, to: x) { return nil }
      // From where its rail ends, back along it: the arrow neither begins nor ends beside its instant.
      return [
        Point(x, firing.from), Point(x + offset, firing.from), Point(x + offset, firing.level), Point(x, firing.level),
      ]
    }
    let offset = freeOffset([0] + ArrowWays.left) { points($0).map { ArrowWays.Way($0, head: 7.px) } } ?? 0
    guard let way = points(offset) else { return }
    ways.take(ArrowWays.Way(way, head: 7.px))
    let activity = Int(tracks.timers[firing.timer].activity)
    let group = group(of: activity) ?? queueGroup(of: activity)
    addArrowLine(.timer, way, Scene.Stroke(.text), head: .filled(size: 7.px), in: group)
  }
}
