internal import DispatchTrace

/// Blocks that stand inside the block that runs them: `sync` to the queue one is on (by threads: any `sync`), iterations of
/// `concurrentPerform`.
extension TimelineLayout {
  /// Narrower blocks hold nothing that could be seen.
  private static let leastHolder = 6.px

  mutating func indexNesting() {
    guard options.view != .cores else { return }
    for group in groups.indices {
      for lane in groups[group].lanes.indices where groups[group].lanes[lane].showsBlocks {
        guard case .queue = groups[group].kind else { continue }
        let deepest = indexNesting(of: groups[group].lanes[lane])
        groups[group].lanes[lane].nesting = deepest
        groups[group].lanes[lane].height += deepest * Lane.nameHeight
      }
    }
  }

  /// Callers come before what they call.
  private mutating func indexNesting(of lane: Lane) -> Int {
    var deepest = 0
    for activity in lane.activities {
      let caller = tracks.activities[Int(activity)].caller
      guard caller >= 0, place[Int(caller)] == place[Int(activity)] else { continue }
      let outer = tracks.activities[Int(caller)]
      let right = outer.hasEnded ? time.x(outer.ended) : plotRight
      guard right - time.x(outer.started) >= Self.leastHolder else { continue }
      depths[Int(activity)] = depths[Int(caller)] + 1
      holders.insert(caller)
      deepest = max(deepest, depths[Int(activity)])
    }
    return deepest
  }

  /// Where a block stands between two keys: inside those that hold it.
  func rect(of activity: Int, from start: Int64, to end: Int64, in lane: Lane) -> Rect {
    var rect = rect(from: start, to: end, in: lane)
    let depth = depths[activity]
    rect.y += depth * Lane.nameHeight
    rect.height -= depth * (Lane.nameHeight + Lane.innerGap)
    return rect
  }

  /// The row of a block in which its name stands beside what it holds.
  func nameRow(of activity: Int, in rect: Rect) -> Rect {
    guard holders.contains(Int32(activity)) else { return rect }
    // Below the inner frame of a barrier.
    let y = rect.y + (isBarrier(tracks.activities[activity]) ? 6.px : 0)
    return Rect(x: rect.x, y: y, width: rect.width, height: Lane.nameHeight)
  }

  /// A block while others stand in it: pale, with what it does in the row above them. True when it has the number.
  mutating func addHolder(_ activity: Int, _ stretch: Stretch, _ rect: Rect, _ group: Group, number: Int) -> Bool {
    let edge = Scene.Stroke(Paint(.edge(group.hue)))
    let ground = Paint.waiting(group.hue)
    builder.box(
      .block, .holder, rect, radius: 3.px, fill: ground, edge: edge, isOpenAtStart: isCut(stretch.start),
      isOpenAtEnd: stretch.isOpen)
    builder.explain(.holds, group.hue)
    let row = Rect(x: rect.x, y: rect.y, width: rect.width, height: Lane.nameHeight)
    let badge = number > 0 ? badgeWidth("\(number)") : 0
    let hasBadge = number > 0 && row.width >= badge + 8.px
    if hasBadge { addBadge("\(number)", middle: Point(row.x + 5.px + badge / 2, row.middle.y)) }
    let left = row.x + 6.px + (hasBadge ? badge + 4.px : 0)
    let (name, place) = (nameBesideNumber(of: activity), holderWords(stretch.stop))
    for words in alsoWithLine([name], of: activity).flatMap({ ["\($0) — \(place)", $0] }) {
      guard left + measurer.width(of: words, .inBox) + 4.px <= min(row.right, wordsRight) else { continue }
      builder.text(.holder, words, x: left, y: row.middle.y + 4.px, .inBox, .text, on: ground)
      break
    }
    return hasBadge
  }

  private func holderWords(_ stop: StopReason?) -> String {
    switch stop {
    case .runsInline(_, .apply): "in concurrentPerform"
    case .runsInline(let queue, _): "in \(index.name(of: queue)).sync"
    case .servesLoop: "in its run loop"
    case .waits, nil: "stopped"
    }
  }

  /// Blocks that take no time inside one that does: a line each, in the free part of the lane.
  mutating func addInnerMoment(_ activity: Int, _ lane: Lane, _ group: Group) {
    let started = tracks.activities[activity].started
    var rect = rect(of: activity, from: started, to: started, in: lane)
    rect.width = 2.px
    builder.box(.block, .block, rect, fill: Paint(.edge(group.hue)))
  }
}
