internal import DispatchTrace

/// Blocks that keep their own shape where a lane merges all others.
extension TimelineLayout {
  private static let narrowest = 4.px
  private static let leastForName = 22.px

  mutating func addHighlighted(of lane: Lane, _ group: Group) {
    guard !highlighted.isEmpty else { return }
    let shown = lane.activities.filter { highlighted.contains($0) && tracks.activities[Int($0)].hasStarted }
    var left = time.left
    for (offset, activity) in shown.enumerated() {
      let next = offset + 1 < shown.count ? tracks.activities[Int(shown[offset + 1])].started : nil
      builder.subject = subject(of: Int(activity))
      defer { builder.subject = nil }
      left = addHighlighted(Int(activity), lane, group, after: left, before: next)
    }
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
