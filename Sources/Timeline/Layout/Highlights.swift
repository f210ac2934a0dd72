internal import DispatchTrace

/// Blocks that keep their own shape where a lane merges all others.
extension TimelineLayout {
  private static let narrowest = 4.px
  private static let leastForName = 22.px

  mutating func addHighlighted(of lane: Lane, _ group: Group) {
    guard !highlighted.isEmpty, !lane.isFolded else { return }
    let shown = lane.activities.filter { highlighted.contains($0) && tracks.activities[Int($0)].hasStarted }
    var left = time.left
    for (offset, activity) in shown.enumerated() {
      let next = offset + 1 < shown.count ? tracks.activities[Int(shown[offset + 1])].started : nil
      builder.subject = subject(of: Int(activity))
      defer { builder.subject = nil }
      left = addHighlighted(Int(activity), lane, group, after: left, before: next)
    }
  }

  /// In a lane that stands for many at once they would be painted over each other: those that run at one time get rows of their own.
  mutating func addHighlightRows(below group: Int) {
    guard !highlighted.isEmpty else { return }
    for lane in groups[group].lanes where lane.isFolded {
      let shown = lane.activities.filter { highlighted.contains($0) && tracks.activities[Int($0)].hasStarted }
        .sorted { (tracks.activities[Int($0)].started, $0) < (tracks.activities[Int($1)].started, $1) }
      let rows = LaneAssignment.lanes(of: shown, in: tracks)
      groups[group].lanes += rows.prefix(Self.mostLanes).map { row in
        var own = Lane(label: "highlighted", activities: row)
        own.content = lane.content
        return own
      }
      let left = rows.dropFirst(Self.mostLanes).joined().count
      if left > 0 {
        addNote(
          "\(left == 1 ? "1 highlighted block is" : "\(left) highlighted blocks are") not shown: there is no room for more rows")
      }
    }
  }

  /// Where each block has its own shape: a dark edge around it.
  mutating func markHighlighted(_ activity: Int, in lane: Lane) {
    guard highlighted.contains(Int32(activity)), tracks.activities[activity].hasStarted else { return }
    let stretches = stretches(of: activity, in: lane)
    guard let first = stretches.first, let last = stretches.last else { return }
    var rect = rect(of: activity, from: first.start, to: last.end, in: lane)
    rect.width = max(rect.width, Self.narrowest)
    builder.box(
      .block, .highlight, rect, radius: 3.px, fill: rect.width < Self.leastForEdge ? .text : nil,
      edge: Scene.Stroke(.text, width: 2.px), isOpenAtStart: isCut(first.start), isOpenAtEnd: last.isOpen)
    builder.explain(.highlighted, hue(of: activity))
  }

  /// A narrow one would be all edge.
  private static var leastForEdge: Int { 8.px }

  /// Too narrow for its name.
  func isSlimHighlight(_ activity: Int32, _ block: Activity) -> Bool {
    guard highlighted.contains(activity), block.hasEnded, !block.isBody else { return false }
    let number = block.number > 0 ? badgeWidth("\(block.number)") + 5.px : 0
    let name = measurer.width(of: nameBesideNumber(of: Int(activity)), .blockName)
    return time.x(block.ended) - time.x(block.started) < number + name + 8.px
  }

  /// The block between `left` and the next one's start; returns its right end.
  private mutating func addHighlighted(
    _ activity: Int, _ lane: Lane, _ group: Group, after left: Int, before next: Int64?
  ) -> Int {
    let block = tracks.activities[activity]
    var group = group
    group.hue = hue(of: activity)
    let stretches = stretches(of: activity, in: lane)
    var rect = rect(
      from: stretches.first?.start ?? block.started, to: stretches.last?.end ?? block.started, in: lane)
    builder.explain(.highlighted, group.hue)
    if isBarrier(block), options.view == .queues, lane.isDense { addBarrier(activity, lane, group) }
    if rect.width >= Self.leastForName {
      // Nothing of the others shows through.
      builder.box(.block, .highlight, rect, fill: .lane)
      addStretches(of: activity, lane, group, before: next)
      builder.box(.block, .highlight, rect, radius: 3.px, edge: Scene.Stroke(.text, width: 2.px))
      return rect.right
    }
    rect.width = max(rect.width, Self.narrowest)
    rect.x = min(rect.x, time.right - rect.width)
    builder.box(.block, .highlight, rect, fill: .text)
    addName(of: activity, beside: rect, lane, group, after: left, before: next)
    return rect.right
  }

  /// At the right, else at the left, else as much of it as there is room for at the right.
  private mutating func addName(
    of activity: Int, beside rect: Rect, _ lane: Lane, _ group: Group, after left: Int, before next: Int64?
  ) {
    let (name, number) = (name(of: activity), Int(tracks.activities[activity].number))
    let badge = number > 0 ? "\(number)" : nil
    let width = (badge.map { badgeWidth($0) + 1.px } ?? 0) + measurer.width(of: name, .words) + 10.px
    let limit = next.map { time.x($0) - 2.px } ?? wordsRight
    let x = rect.right + width <= limit || rect.x - width < left ? rect.right : rect.x - width - 2.px
    let lined = [withLine(name, of: activity)].compactMap(\.self)
    addOutside([name], lined, badge: badge, right: x, before: next, lane, group)
  }
}
