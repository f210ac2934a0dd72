internal import DispatchTrace

/// What a block does besides computing: sleeping, I/O, waiting for others.
extension TimelineLayout {
  /// A barrier, or a one-time initialisation.
  mutating func addDoubleFrame(_ rect: Rect, _ mark: Scene.Mark) {
    builder.box(.block, mark, rect, radius: 3.px, edge: Scene.Stroke(.text, width: 2.px))
    if rect.width > 12.px { builder.box(.block, mark, rect.insetBy(4.px, 4.px), radius: 2.px, edge: Scene.Stroke(.text)) }
  }

  /// Sleeping and I/O use no core: a thin dotted rail with its length in words. True when it has the number.
  mutating func addRail(
    _ stretch: Stretch, _ rect: Rect, _ group: Group, number: Int, owner: String?, _ line: String?, isBarrier: Bool,
    isTold: Bool
  ) -> Bool {
    let rail = rect
    let ground = Paint.waiting(group.hue)
    builder.box(
      .block, .rail, rail, radius: 3.px, fill: ground, edge: Scene.Stroke(Paint(.edge(group.hue)), dash: .dotted),
      isOpenAtStart: isCut(stretch.start), isOpenAtEnd: stretch.isOpen)
    let level = [Point(rail.x, rail.middle.y), Point(rail.right, rail.middle.y)]
    builder.line(.block, .rail, level, Scene.Stroke(Paint(.edge(group.hue)), dash: .dotted))
    builder.explain(.sleeps, group.hue)
    let badge = number > 0 ? badgeWidth("\(number)") : 0
    let hasBadge = number > 0 && rail.width >= badge + 8.px
    if hasBadge { addBadge("\(number)", middle: Point(rail.x + 5.px + badge / 2, rail.middle.y)) }
    let isUnknown = tracks.isOrdinal || stretch.isOpen && tracks.isCutAtEnd
    let length = isUnknown ? "" : " \(VirtualDuration(nanoseconds: stretch.end - stretch.start).inWords)"
    let what = stretch.kind == .sleep ? "sleep" : "I/O"
    let once = stretch.once >= 0 ? onceWords(OnceID(stretch.once)) : nil
    if once != nil || isBarrier { addDoubleFrame(rail, once == nil ? .barrier : .once) }
    let name = once ?? (stretch.name >= 0 ? index.text(StringID(stretch.name)) : what)
    // A name may end in a number: it must not read as a part of the length.
    let full = name == what || length.isEmpty ? name + length : "\(name) ·\(length)"
    // A block is called the same here as where it waits.
    let block = owner.flatMap { $0 == name ? nil : once == nil ? "\($0): \(full)" : "\($0) · \(full)" }
    let lined = line.map { line in
      owner.map { $0 == name ? full.replacing(name, with: "\(name) \(line)", maxReplacements: 1) : "\($0) \(line): \(full)" }
        ?? "\(line) · \(full)"
    }
    let candidates = [full, name, String(length.dropFirst())].filter { !$0.isEmpty }
    let left = rail.x + (hasBadge ? badge + 8.px : 0)
    let right = min(rail.right, wordsRight)
    let room = right - left - 12.px
    let fitting = ([lined, block].compactMap { $0 } + candidates.prefix(2)).first { measurer.width(of: $0, .inBox) <= room }
    let short = fitting ?? (name == what || once != nil || isTold ? nil : fitted(name, .inBox, in: room))
    guard let words = short ?? candidates.first(where: { measurer.width(of: $0, .inBox) <= room }) else { return hasBadge }
    let middle = max(rail.x + (right - rail.x) / 2, left + 6.px + measurer.width(of: words, .inBox) / 2)
    builder.label(.rail, words, x: middle, y: rail.middle.y + 4.px, .inBox, .text, on: ground, .middle)
    return hasBadge
  }

  /// True when it has the number.
  mutating func addStopped(
    _ activity: Int, _ stretch: Stretch, _ rect: Rect, _ group: Group, number: Int
  ) -> Bool {
    let isForEver = stretch.isOpen && ending?.isDeadlock == true
    let ground = Paint(isForEver ? .errorTint : .hatchBox)
    let edge = Paint(isForEver ? .error : .muted)
    builder.box(.stopped, .stopped, rect, radius: 2.px, fill: ground)
    builder.add(
      .stopped, .stopped,
      .hatch(
        Scene.Hatch(
          rect, .rising, step: 8.px, Scene.Stroke(isForEver ? Paint(.error, percent: 45, over: .errorTint) : Paint(.hatchLine)))))
    builder.box(
      .stopped, .stopped, rect, radius: 2.px, edge: Scene.Stroke(edge, width: isForEver ? 2.px : 1.px),
      isOpenAtStart: isCut(stretch.start), isOpenAtEnd: stretch.isOpen)
    builder.explain(isForEver ? .stoppedForEver : .stopped, group.hue)
    let badge = number > 0 ? badgeWidth("\(number)") : 0
    let hasBadge = number > 0 && rect.width >= badge + 8.px
    if hasBadge { addBadge("\(number)", middle: Point(rect.x + 5.px + badge / 2, rect.middle.y)) }
    let start = rect.x + (hasBadge ? badge + 6.px : 0)
    let isTimedOut = tracks.timeouts.contains(stretch.call)
    let words = stopWords(activity, stretch.stop).map { isTimedOut ? "\($0), timed out" : $0 } + (isTimedOut ? ["timed out"] : [])
    let style = isForEver ? TextStyle.error : .inBox
    let room = min(rect.right, stretch.isOpen ? clearRight : rect.right) - start - (isForEver ? 24.px : 16.px)
    let places = words.filter { measurer.width(of: $0, style) <= room }.map { words in
      let width = measurer.width(of: words, style)
      let usual = isForEver ? start + 14.px : max(rect.middle.x - width / 2, start + 8.px)
      return (words: words, left: besideEnding(usual, width, from: start, to: start + room + 16.px), width: width)
    }
    let end = ending.map(lineX) ?? Int.min
    guard let (shown, left, width) = places.first(where: { end <= $0.left || $0.left + $0.width <= end }) ?? places.first else {
      return hasBadge
    }
    let box = Rect(x: left - 5.px, y: rect.middle.y - 9.px, width: width + 10.px, height: 18.px)
    builder.box(.label, .stopped, box, radius: 2.px, fill: .background)
    builder.text(
      .stopped, shown, x: left, y: rect.middle.y + 4.px, style, isForEver ? .error : .text, on: .background)
    return hasBadge
  }

  /// Where words of `width` stand whose usual place is at `left`: the line of the last instant stays whole where there is room
  /// beside it.
  private func besideEnding(_ left: Int, _ width: Int, from start: Int, to end: Int) -> Int {
    guard let ending else { return left }
    let x = lineX(of: ending)
    guard left - 8.px < x, x < left + width + 8.px else { return left }
    for gap in [12.px, 8.px] where x + gap + width <= end { return x + gap }
    return x - 12.px - width >= start + 8.px ? x - 12.px - width : left
  }

  /// From the fullest words to the shortest.
  func stopWords(_ activity: Int, _ stop: StopReason?) -> [String] {
    let who =
      tracks.activities[activity].isBody && tracks.activities[activity].thread == 0
      ? "main thread" : nameBesideNumber(of: activity)
    guard let stop else { return ["stopped"] }
    let what = self.words(for: stop)
    return alsoWithLine([who], of: activity).map { "\($0) \(what)" } + [what, shortened(what, stop), "stopped"].compactMap { $0 }
  }

  /// A reverse-DNS label without its front: the end is what tells queues apart.
  private func shortened(_ words: String, _ stop: StopReason) -> String? {
    let queue: QueueID
    switch stop {
    case .runsInline(let id, _), .waits(.sync(let id, _)): queue = id
    case .waits, .servesLoop: return nil
    }
    let label = index.name(of: queue)
    guard let dot = label.lastIndex(of: "."), dot != label.indices.last else { return nil }
    return words.replacing(label, with: "…" + label[label.index(after: dot)...])
  }

  func words(for stop: StopReason) -> String {
    switch stop {
    case .runsInline(let queue, let kind):
      return kind == .apply ? "in concurrentPerform" : "stopped in \(index.name(of: queue)).sync"
    case .servesLoop: return "in its run loop"
    case .waits(let reason):
      switch reason {
      case .sync(let queue, let item):
        let target = tracks.activities.indices.contains(item.offset) ? tracks.activities[item.offset].queue : -1
        return "stopped in \(index.name(of: target >= 0 ? QueueID(target) : queue)).sync"
      case .syncOnMainThread: return "stopped in main.sync"
      case .semaphore(let id): return "waits on \(index.name(of: id))"
      case .group(let id): return "waits for \(index.name(of: id))"
      case .workItem(let id): return "waits for \(index.name(of: id))"
      case .apply: return "waits for concurrentPerform"
      case .once(let id): return "waits for once \(index.name(of: id))"
      case .lock(let id): return "waits for \(index.name(of: id))"
      case .runLoop: return "in its run loop"
      }
    }
  }
}
