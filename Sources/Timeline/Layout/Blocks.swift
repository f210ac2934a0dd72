internal import DispatchTrace

extension TimelineLayout {
  mutating func addBlocks() {
    for group in groups {
      guard case .queue = group.kind else { continue }
      for lane in group.lanes {
        if lane.showsBlocks {
          addBlocks(of: lane, in: group)
        } else {
          addColumns(of: lane, group)
          addHighlighted(of: lane, group)
        }
      }
    }
    explainLaunch()
  }

  private mutating func addBlocks(of lane: Lane, in group: Group) {
    var covered = Int64.min
    var drawn = 0
    for (offset, activity) in lane.activities.enumerated() where offset >= drawn {
      let block = tracks.activities[Int(activity)]
      // What takes no time inside another block of the lane (threads only) would only be a line across its name.
      let isInside = covered > block.started
      let last = covered
      covered = max(covered, block.hasEnded ? block.ended : Activity.never)
      var group = group
      group.hue = hue(of: Int(activity))
      let isEmpty = tracks.segments(of: Int(activity)).isEmpty
      drawn = isEmpty && !isInside && !block.isBody ? endOfMoment(from: offset, in: lane) : offset + 1
      builder.subject = drawn > offset + 1 ? subject(of: lane.activities[offset..<drawn]) : subject(of: Int(activity))
      defer { builder.subject = nil }
      let next = drawn < lane.activities.count ? tracks.activities[Int(lane.activities[drawn])].started : nil
      if block.isBody, isEmpty || isSlim(block) {
        addLaunch(Int(activity), lane, group, before: next)
      } else if isEmpty {
        if isInside {
          addInnerMoment(Int(activity), lane, group)
        } else {
          addMoment(lane.activities[offset..<drawn], lane, group, after: last, before: next)
        }
      } else {
        addStretches(of: Int(activity), lane, group, before: next)
        if isBarrier(block), options.view == .queues { addBarrier(Int(activity), lane, group) }
        markHighlighted(Int(activity), in: lane)
      }
    }
  }

  /// A launch that is over before there is anything to see: real code takes a few microseconds.
  private func isSlim(_ block: Activity) -> Bool {
    block.hasEnded && time.x(block.ended) - time.x(block.started) < 6.px
  }

  /// A barrier means something only on a concurrent queue of one's own (S-17).
  func isBarrier(_ block: Activity) -> Bool {
    block.isBarrier && block.queue >= 0 && tracks.queues[Int(block.queue)].info?.kind == .concurrent
  }

  // MARK: Blocks that take time

  /// What the block does one after the other; slices on different cores are one stretch, slices with a gap are not.
  func stretches(of activity: Int, in lane: Lane) -> [Stretch] {
    var result: [Stretch] = []
    for segment in tracks.segments(of: activity) where lane.content.shows(segment) || lane.content.holds(segment) {
      let isHolder = lane.content.holds(segment)
      if let last = result.last, last.end == segment.start, last.kind == segment.kind, last.name == segment.name,
        last.once == segment.once, last.isHolder == isHolder, last.call == segment.call,
        last.stop == segment.stop || isSameStop(last.stop, segment.stop)
      {
        result[result.count - 1].end = segment.end
        result[result.count - 1].isOpen = segment.isOpen
        continue
      }
      result.append(
        Stretch(
          kind: segment.kind, name: segment.name, start: segment.start, end: segment.end, stop: segment.stop,
          once: segment.once, call: segment.call, isOpen: segment.isOpen, isHolder: isHolder))
    }
    return result
  }

  /// Waiting for one's turn in `sync` and then running the block oneself is one stop to the caller.
  private func isSameStop(_ first: StopReason?, _ second: StopReason?) -> Bool {
    guard let first, let second else { return false }
    return words(for: first) == words(for: second)
  }

  mutating func addStretches(of activity: Int, _ lane: Lane, _ group: Group, before next: Int64?) {
    var needsBadge = true
    var nameless: String?
    var lastRight = 0
    let all = Slivers(time: time).merged(stretches(of: activity, in: lane))
    let widest = all.filter { $0.kind == .running }.max { time.x($0.end) - time.x($0.start) < time.x($1.end) - time.x($1.start) }
    for stretch in all {
      var rect = rect(of: activity, from: stretch.start, to: stretch.end, in: lane)
      let isEndless = stretch.kind == .stopped && (ending?.isDeadlock ?? true)
      if stretch.isOpen, isEndless || tracks.isCutAtEnd { rect.width = plotRight - rect.x }
      if stretch.isOpen, let end = endOfDeath { rect.width = max(rect.width, end - rect.x) }
      switch stretch.kind {
      case .running:
        let isWidest = stretch.start == widest?.start
        let isNamed = addRunning(activity, stretch, rect, group, hasBadge: needsBadge, elides: isWidest)
        if isWidest, !isNamed { nameless = labelBesideNumber(of: activity, stretch) }
        lastRight = rect.right
        if rect.width >= 22.px { needsBadge = false }
      case .ready, .frozen: addReady(stretch, rect, group)
      case .io, .sleep:
        let number = needsBadge && !lane.content.isCore ? Int(tracks.activities[activity].number) : 0
        let isOnly = tracks.activities[activity].spanName != -2 && !tracks.activities[activity].isBody
        let owner = isOnly ? number > 0 ? nameBesideNumber(of: activity) : name(of: activity) : nil
        let isAlone = isBarrier(tracks.activities[activity])
        let line = needsBadge || isOnly ? line(of: activity) : nil
        let hasNumber = addRail(
          stretch, rect, group, number: number, owner: owner, line, isBarrier: isAlone, isTold: isToldWhole(stretch, in: all))
        if hasNumber { needsBadge = false }
        addCallerLine(activity, rect, group)
      case .stopped where stretch.isHolder:
        let number = needsBadge ? Int(tracks.activities[activity].number) : 0
        if addHolder(activity, stretch, rect, group, number: number) { needsBadge = false }
      case .stopped:
        let number = needsBadge && !lane.content.isCore ? Int(tracks.activities[activity].number) : 0
        if addStopped(activity, stretch, rect, group, number: number) { needsBadge = false }
      }
    }
    // A block too narrow for its name, or in slices that are, has it at its right, where nothing else is.
    let isComputing = all.allSatisfy { (!$0.isOpen || endOfDeath != nil) && ($0.kind == .running || $0.kind == .ready) }
    guard let nameless, isComputing, !lane.content.isCore else { return }
    addNarrow(activity, nameless, hasBadge: needsBadge, right: lastRight, before: next, lane, group)
  }

  /// Another stretch of the block has the same name, and room for all of it.
  private func isToldWhole(_ stretch: Stretch, in all: [Stretch]) -> Bool {
    guard stretch.name >= 0 else { return false }
    let room = measurer.width(of: index.text(StringID(stretch.name)), .inBox) + 12.px
    return all.contains {
      $0.start != stretch.start && $0.kind == stretch.kind && $0.name == stretch.name && time.x($0.end) - time.x($0.start) >= room
    }
  }

  /// The name of a block in which there is no room for it.
  private mutating func addNarrow(
    _ activity: Int, _ name: String, hasBadge: Bool, right: Int, before next: Int64?, _ lane: Lane, _ group: Group
  ) {
    let lined = [withLine(name, of: activity)].compactMap(\.self)
    if hanging.contains(Int32(activity)) {
      let all = [Int32(activity)] + (hangingWith[Int32(activity)] ?? [])
      builder.subject = subject(of: all)
      return addHanging(all[...], all.count == 1 ? lined + [name] : linedNames(of: all[...]) + names(of: all[...]), lane, group)
    }
    let number = hasBadge ? Int(tracks.activities[activity].number) : 0
    addOutside([name], lined, badge: number > 0 ? "\(number)" : nil, right: right, before: next, lane, group)
  }

  /// What a program does when it dies is drawn up to the line.
  private var endOfDeath: Int? {
    guard let ending, !ending.isDeadlock, !tracks.isCutAtEnd else { return nil }
    return lineX(of: ending)
  }

  /// Number and name beside what is too narrow for them: the first name that fits, those with a line before those without; else on
  /// the other side, where there is room from the `earlier` edge on; else as much of the last as fits.
  mutating func addOutside(
    _ names: [String], _ lined: [String], badge: String?, right: Int, before next: Int64?, _ lane: Lane, _ group: Group,
    earlier: Edges? = nil
  ) {
    let limit = wordsLimit(in: group, before: next, after: right)
    var x = wordsStart(after: right, lane)
    // Beyond the line of the last instant it would stand as after the end. What has a number has its arrow at the left.
    let room = badge == nil && x != right + 4.px ? 0 : limit - x
    for whole in [lined.last, names.last].compactMap(\.self) {
      if let earlier, addBefore(whole, badge, earlier, room, lane) { return }
    }
    if let badge {
      let width = badgeWidth(badge)
      let rect = Rect(x: x, y: lane.middle - 8.px, width: width, height: 16.px)
      guard rect.right <= limit, builder.isFree(rect) else { return }
      addBadge(badge, middle: Point(x + width / 2, lane.middle))
      x += width + 1.px
    }
    let name = (lined + names).first { measurer.width(of: $0, .words) <= limit - x - 4.px }
    // A count of blocks is nothing when it is cut.
    if let name = name ?? (names.count == 1 ? fitted(names[0], .words, in: limit - x - 4.px) : nil) {
      addWords(name, .block, right: x + 4.px, limit: limit, lane)
    }
  }

  /// Beyond the line of the last instant (and the cross at it) where there is no room before that.
  private func wordsStart(after right: Int, _ lane: Lane) -> Int {
    guard let ending, right < lineX(of: ending) + 2.px, lineX(of: ending) < right + 16.px else { return right + 4.px }
    let cross = Rect(x: lineX(of: ending) + 4.px, y: lane.blockTop, width: 16.px, height: Lane.blockHeight)
    return lineX(of: ending) + (builder.isFree(cross) ? 4.px : 26.px)
  }

  /// What stands outside ends before what comes next in the lane, and before the line of the last instant.
  func wordsLimit(in group: Group, before next: Int64?, after right: Int) -> Int {
    let limit = min(next.map { time.x($0) - 2.px } ?? wordsRight, nextBand(in: group, after: right) - 2.px)
    guard let ending, right + 16.px <= lineX(of: ending) else { return limit }
    return min(limit, lineX(of: ending) - 4.px)
  }

  func rect(from start: Int64, to end: Int64, in lane: Lane) -> Rect {
    let x = time.x(start)
    let least = 64 / options.scale
    return Rect(x: x, y: lane.blockTop, width: max(time.x(end) - x, least), height: lane.blockBottom - lane.blockTop)
  }

  private mutating func addRunning(
    _ activity: Int, _ stretch: Stretch, _ rect: Rect, _ group: Group, hasBadge: Bool, elides: Bool
  ) -> Bool {
    let block = tracks.activities[activity]
    let isBarrier = isBarrier(block) || stretch.once >= 0
    let isSmall = rect.width < 3.px
    let edge = isBarrier ? Scene.Stroke(.text, width: 2.px) : Scene.Stroke(Paint(.edge(group.hue)))
    builder.box(
      .block, .block, rect, radius: isSmall ? 0 : 3.px, fill: Paint(isSmall ? .edge(group.hue) : .fill(group.hue)),
      edge: isSmall ? nil : edge, isOpenAtStart: isCut(stretch.start), isOpenAtEnd: stretch.isOpen)
    if isBarrier, rect.width > 12.px {
      builder.box(.block, .barrier, rect.insetBy(4.px, 4.px), radius: 2.px, edge: Scene.Stroke(.text))
    }
    builder.explain(.runs, group.hue)
    addCallerLine(activity, rect, group)
    guard rect.width >= 14.px else { return false }
    var inner = nameRow(of: activity, in: isBarrier ? rect.insetBy(4.px, 0) : rect)
    inner.width = min(inner.right, wordsRight) - inner.x
    let number = hasBadge ? Int(block.number) : 0
    let lined = linedLabel(of: activity, stretch, hasBadge: hasBadge, number, in: inner)
    let label = lined ?? label(of: activity, stretch)
    let numbered = lined ?? labelBesideNumber(of: activity, stretch)
    let tag = addTag(of: activity, beside: label, number, in: inner, group)
    let room = Rect(left: inner.x, top: inner.y, right: tag, bottom: inner.bottom)
    return addName(label, beside: numbered, number: number, in: room, group.hue, elides: elides)
  }

  /// The block stands in its queue's lane and runs on the thread of the one that handed it over (S-06).
  func isOnCaller(_ activity: Int) -> Bool {
    let block = tracks.activities[activity]
    guard options.view == .queues, block.kind == .sync, block.hasStarted, depths[activity] == 0,
      index.items.indices.contains(activity)
    else { return false }
    return index.items[activity].submitter == ThreadID(block.thread)
  }

  func callerWords(_ activity: Int) -> String {
    tracks.activities[activity].thread == 0 ? "on main thread" : "on its caller's thread"
  }

  /// Words at the right end where there is room: on which thread it runs, what it initialises. Returns where the name has to end.
  private mutating func addTag(of activity: Int, beside name: String, _ number: Int, in rect: Rect, _ group: Group) -> Int {
    let all = [momentaryOnce(activity), isOnCaller(activity) ? callerWords(activity) : nil].compactMap { $0 }
    let badge = number > 0 ? badgeWidth("\(number)") + 5.px : 0
    let room = rect.width - measurer.width(of: name, .blockName) - badge - 34.px
    for count in stride(from: all.count, to: 0, by: -1) {
      let words = all.suffix(count).joined(separator: " · ")
      let width = measurer.width(of: words, .groupKind)
      guard width <= room else { continue }
      let paint = Paint(.onFill(group.hue))
      builder.text(
        .caller, words, x: rect.right - 8.px, y: rect.middle.y + 4.px, .groupKind, paint, on: Paint(.fill(group.hue)), .right)
      return rect.right - width - 12.px
    }
    return rect.right
  }

  /// A one-time initialisation that took no time within the block.
  private func momentaryOnce(_ activity: Int) -> String? {
    tracks.segments(of: activity).contains { $0.once >= 0 } ? nil : onceWords(activity)
  }

  private mutating func addCallerLine(_ activity: Int, _ rect: Rect, _ group: Group) {
    guard isOnCaller(activity), rect.width >= 3.px else { return }
    let line = Rect(left: rect.x, top: rect.bottom - 3.px, right: rect.right, bottom: rect.bottom)
    builder.box(.block, .caller, line, fill: .text)
    builder.explain(.onCaller, group.hue)
  }

  /// A stretch is called like its block, or like its span where the block has several.
  private func label(of activity: Int, _ stretch: Stretch) -> String {
    let block = tracks.activities[activity]
    if stretch.once >= 0 { return onceWords(OnceID(stretch.once)) }
    let isSeveral = block.spanName == -2 || block.isBody
    if isSeveral, stretch.name >= 0 { return index.text(StringID(stretch.name)) }
    return name(of: activity)
  }

  private func labelBesideNumber(of activity: Int, _ stretch: Stretch) -> String {
    let label = label(of: activity, stretch)
    return label == name(of: activity) ? nameBesideNumber(of: activity) : label
  }

  /// What a stretch is called with its block's line; before the name of a span of several, which has a line of its own. Nil where
  /// there is no room.
  private func linedLabel(of activity: Int, _ stretch: Stretch, hasBadge: Bool, _ number: Int, in rect: Rect) -> String? {
    guard let line = line(of: activity) else { return nil }
    let label = label(of: activity, stretch)
    let isOwn = label == name(of: activity)
    guard isOwn || hasBadge else { return nil }
    let lined = isOwn ? "\(labelBesideNumber(of: activity, stretch)) \(line)" : "\(line) · \(label)"
    let badge = number > 0 ? badgeWidth("\(number)") + 5.px : 0
    return measurer.width(of: lined, .blockName) <= rect.width - 8.px - badge ? lined : nil
  }

  /// Badge and name, as much of both as there is room for. False when no name is shown.
  private mutating func addName(
    _ name: String, beside numbered: String, number: Int, in rect: Rect, _ hue: Hue, elides: Bool
  ) -> Bool {
    let ground = Paint(.fill(hue))
    let badge = number > 0 ? badgeWidth("\(number)") : 0
    let badgeRoom = number > 0 ? 5.px + badge : 0
    let full = measurer.width(of: name, .blockName)
    let room = rect.width - 8.px
    var shown: String?
    var hasBadge = number > 0 && rect.width >= badge + 6.px
    if hasBadge, measurer.width(of: numbered, .blockName) <= room - badgeRoom {
      shown = numbered
    } else if full <= room, !hasBadge || !isSpokenOf(number) {
      (shown, hasBadge) = (name, false)
    } else if hasBadge, elides, let cut = fitted(numbered, .blockName, in: room - badgeRoom), cut.count > 3 {
      shown = cut
    } else if !hasBadge, elides {
      shown = fitted(name, .blockName, in: room)
    }
    let y = rect.middle.y + 4.px
    if hasBadge { addBadge("\(number)", middle: Point(rect.x + 5.px + badge / 2, rect.middle.y), on: hue) }
    guard let shown else { return false }
    let half = measurer.width(of: shown, .blockName) / 2
    let least = rect.x + (hasBadge ? badgeRoom + 5.px : 5.px) + half
    builder.text(
      .block, shown, x: max(rect.middle.x, least), y: y, .blockName, Paint(.onFill(hue)), on: ground, .middle)
    return true
  }

  private mutating func addReady(_ stretch: Stretch, _ rect: Rect, _ group: Group) {
    let line = Rect(x: rect.x, y: rect.middle.y - 5.px, width: rect.width, height: 10.px)
    guard rect.width >= 2.px else { return }
    builder.box(
      .block, .ready, line, fill: .waiting(group.hue), edge: Scene.Stroke(Paint(.edge(group.hue)), dash: .dotted),
      isOpenAtStart: isCut(stretch.start), isOpenAtEnd: stretch.isOpen)
    builder.explain(stretch.kind == .frozen ? .frozen : .ready, group.hue)
  }

  // MARK: Blocks that take no time

  /// The launch usually takes no time: a slim mark and a word.
  private mutating func addLaunch(_ activity: Int, _ lane: Lane, _ group: Group, before next: Int64?) {
    let x = time.x(tracks.activities[activity].started)
    let rect = Rect(x: x - 3.px, y: lane.blockTop, width: 6.px, height: Lane.blockHeight)
    builder.box(
      .block, .launch, rect, radius: 2.px, fill: Paint(.fill(group.hue)), edge: Scene.Stroke(Paint(.edge(group.hue))))
    let limit = next.map { time.x($0) - 4.px } ?? wordsRight
    let name = tracks.activities[activity].thread == 0 ? "launch" : name(of: activity)
    let words = ([name] + [onceWords(activity)].compactMap { $0 }).joined(separator: " · ")
    addWords(words, .launch, right: rect.right + 6.px, limit: limit, lane)
  }

  /// Where the next barrier's band begins.
  private func nextBand(in group: Group, after x: Int) -> Int {
    guard group.hasMeasures else { return plotRight }
    let starts = group.lanes.flatMap(\.activities).filter { isBarrier(tracks.activities[Int($0)]) }
      .map { time.x(tracks.activities[Int($0)].started) }
    return starts.filter { $0 >= x }.min() ?? plotRight
  }

  mutating func addWords(_ words: String, _ mark: Scene.Mark, right x: Int, limit: Int, _ lane: Lane) {
    guard let shown = measurer.cut(words, .words, to: limit - x) else { return }
    let y = lane.middle + 4.px
    guard builder.isFree(builder.box(of: shown, x: x, y: y, .words).insetBy(-5.px, 0)) else { return }
    builder.label(mark, shown, x: x, y: y, .words, .text, on: .lane)
  }

  // MARK: Badges

  func badgeWidth(_ label: String) -> Int {
    max(measurer.width(of: label, .badge) + 8.px, 15.px) / 64 * 64
  }

  /// A number in a dark circle (a pill when it is long).
  mutating func addBadge(_ label: String, middle: Point, on hue: Hue? = nil) {
    let width = badgeWidth(label)
    let rect = Rect(x: middle.x - width / 2, y: middle.y - 15.px / 2, width: width, height: 15.px)
    // On a block the dark theme's light badge would be lost: there it takes the block's own text colour.
    let paint = hue.map { Paint(.onFill($0)) } ?? .text
    let letters = hue.map { Paint(.onBadge($0)) } ?? .background
    builder.box(.badge, .badge, rect, radius: 15.px / 2, fill: paint)
    builder.reserve(rect)
    builder.text(.badge, label, x: rect.middle.x, y: middle.y + 7.px / 2, .badge, letters, on: paint, .middle)
  }
}
