internal import DispatchTrace

extension TimelineLayout {
  /// More of these than that would only be clutter.
  private static let linkBudget = 60

  /// What ends a wait: the end of a `sync` block, a signal, a group that becomes empty.
  mutating func addResumes() {
    var links = returns() + tracks.wakes.compactMap(link)
    guard links.count <= Self.linkBudget else { return }
    links.sort { ($0.x, $0.from, $0.to) < ($1.x, $1.from, $1.to) }
    for (offset, link) in links.enumerated() where offset == 0 || links[offset - 1] != link {
      let points = self.points(link)
      ways.take(ArrowWays.Way(points, head: 7.px, trunk: link.trunk))
      builder.line(
        .path, .resume, points, Scene.Stroke(.text, dash: .dashed), head: .hollow(size: 7.px))
      builder.explain(.resumes)
    }
  }

  /// Upright at its instant; where another arrow lies there, a little beside it, to what shows the wait.
  private func points(_ link: Link) -> [Point] {
    func points(_ offset: Int) -> [Point]? {
      let x = link.x + offset
      if offset == 0 { return [Point(x, link.from), Point(x, link.to)] }
      let isMoment = offset > 0 && !covers(link.woken, link.x - 2.px)
      guard isMoment || offset < 0 && covers(link.woken, x) else { return nil }
      if covers(link.waker, x) { return [Point(x, link.from), Point(x, link.to)] }
      // From the waker itself, and not from what stands before it in its lane.
      let level = link.from + (link.to < link.from ? -4.px : 4.px)
      return [Point(link.x, link.from), Point(link.x, level), Point(x, level), Point(x, link.to)]
    }
    let offset = freeOffset([0] + ArrowWays.left + ArrowWays.farLeft + ArrowWays.right) {
      points($0).map { points in
        // At its beginning it touches what else ends there.
        ArrowWays.Way(points.count > 2 ? Array(points.dropFirst()) : points, head: 7.px, trunk: link.trunk)
      }
    }
    return offset.flatMap(points) ?? [Point(link.x, link.from), Point(link.x, link.to)]
  }

  private struct Link: Equatable {
    var x: Int
    var from: Int
    var to: Int
    var waker: Int32
    var woken: Int32
    /// One that wakes several has one line to all of them.
    var trunk: Point { Point(x, from) }
  }

  private func returns() -> [Link] {
    tracks.submissions.compactMap { submission in
      let block = tracks.activities[Int(submission.activity)]
      guard block.kind == .sync, block.hasEnded, submission.caller >= 0, block.ended > block.submitted else { return nil }
      return link(from: submission.activity, to: submission.caller, at: block.ended)
    }
  }

  private func link(_ wake: Wake) -> Link? {
    switch wake.reason {
    case .sync, .syncOnMainThread, .runLoop: nil
    case .semaphore, .group, .workItem, .apply, .once, .lock: link(from: wake.waker, to: wake.woken, at: wake.key)
    }
  }

  private func link(from: Int32, to: Int32, at key: Int64) -> Link? {
    guard let start = lane(of: Int(from)), let end = lane(of: Int(to)), start.top != end.top,
      start.showsBlocks, end.showsBlocks
    else { return nil }
    let isUp = end.top < start.top
    return Link(
      x: time.x(key), from: isUp ? start.blockTop : start.blockBottom, to: isUp ? end.blockBottom : end.blockTop, waker: from,
      woken: to)
  }

  // MARK: Context switches

  /// Where a core goes from one thread to another in the middle of a block: a dotted line through the lanes concerned.
  mutating func addContextSwitches() {
    let switches = contextSwitches()
    guard !switches.isEmpty, switches.count * 8.px <= time.width else { return }
    for change in switches {
      guard let from = lane(of: Int(change.from)), let to = lane(of: Int(change.to)), from.top != to.top,
        from.showsBlocks, to.showsBlocks
      else { continue }
      let x = time.x(change.key)
      let (top, bottom) = (min(from.top, to.top), max(from.top + from.height, to.top + to.height))
      builder.line(.hatch, .contextSwitch, [Point(x, top), Point(x, bottom)], Scene.Stroke(.muted, dash: .dotted))
      builder.explain(.switches)
    }
  }

  private func contextSwitches() -> [(key: Int64, from: Int32, to: Int32)] {
    guard tracks.segments.contains(where: { $0.kind == .ready }) else { return [] }
    var last: [Int32: Segment] = [:]
    var switches: [(key: Int64, from: Int32, to: Int32)] = []
    let slices = tracks.segments.filter { $0.kind == .running && $0.core >= 0 }
      .sorted { ($0.start, $0.end, $0.activity) < ($1.start, $1.end, $1.activity) }
    for slice in slices {
      if let before = last[slice.core], before.end == slice.start, before.activity != slice.activity {
        switches.append((slice.start, before.activity, slice.activity))
      }
      last[slice.core] = slice
    }
    return switches
  }

  // MARK: Suspension

  /// A queue that starts nothing: hatched behind its blocks, with a word where there is room.
  mutating func addSuspensions() {
    for stop in tracks.suspensions where stop.isOpen || stop.end > stop.start {
      guard let group = groups.first(where: { $0.queue == stop.queue }) else { continue }
      let right = stop.isOpen ? openRight : time.x(stop.end)
      let rect = Rect(left: time.x(stop.start), top: group.lanesTop + 2.px, right: right, bottom: group.lanesBottom - 2.px)
      guard rect.width >= 3.px else { continue }
      let stroke = Scene.Stroke(Paint(.hatchLine, percent: 70, over: .lane))
      builder.subject = .queues([QueueID(stop.queue)])
      defer { builder.subject = nil }
      builder.add(.hatch, .suspended, .hatch(Scene.Hatch(rect, .falling, step: 8.px, stroke)))
      switch stop.kind {
      case .blocks: addWords("suspended", in: rect, group)
      case .inactive: addWords("not active yet", in: rect, group)
      case .operations: addWords("operations suspended", in: rect, group)
      }
      builder.explain(stop.kind == .operations ? .operationsSuspended : .suspended)
    }
  }

  /// In the longest stretch of a lane that no block covers.
  private mutating func addWords(_ words: String, in rect: Rect, _ group: Group) {
    let width = measurer.width(of: words, .inBox) + 10.px
    for lane in group.lanes {
      var left = rect.x
      for activity in lane.activities {
        let block = tracks.activities[Int(activity)]
        let (start, end) = (time.x(block.started), block.hasEnded ? time.x(block.ended) : plotRight)
        if start >= rect.right { break }
        if start - left > width { break }
        left = max(left, end)
      }
      let next = lane.activities.map { time.x(tracks.activities[Int($0)].started) }.first { $0 >= left } ?? rect.right
      let right = min(next, rect.right, wordsRight)
      guard right - left > width else { continue }
      let middle = (left + right) / 2
      let box = Rect(x: middle - width / 2, y: lane.middle - 9.px, width: width, height: 18.px)
      builder.box(.label, .suspended, box, radius: 2.px, fill: .lane)
      builder.text(.suspended, words, x: middle, y: lane.middle + 4.px, .inBox, .text, on: .lane, .middle)
      return
    }
  }
}
