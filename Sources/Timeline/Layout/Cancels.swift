internal import DispatchTrace

extension TimelineLayout {
  /// More of them would hide what they stand on.
  private static let mostCancels = 12

  /// Where a work item is cancelled: a small cross, as on the rail of a timer, on what waits or runs of it at that moment.
  mutating func addCancels() {
    guard options.view != .cores, !tracks.cancels.isEmpty else { return }
    for cancel in tracks.cancels.prefix(Self.mostCancels) {
      for activity in tracks.activities.indices where workItem(of: activity) == cancel.workItem {
        addCancel(of: activity, at: cancel.key)
      }
    }
  }

  private func workItem(of activity: Int) -> WorkItemID? {
    let item = Int(tracks.activities[activity].item)
    return index.items.indices.contains(item) ? index.items[item].workItem : nil
  }

  private mutating func addCancel(of activity: Int, at key: Int64) {
    let (block, x) = (tracks.activities[activity], time.x(key))
    if let group = queueGroupIndex(of: activity), let bar = bar(of: activity, inGroupAt: group), bar.start <= key,
      bar.isOpen || key < bar.end
    {
      addCancel(
        of: activity, at: Point(max(x, time.x(bar.start) + 5.px), barTop(bar, groups[group]) + WaitingRows.barHeight / 2), .text)
    } else if block.hasStarted, block.started < key, !block.hasEnded || key < block.ended, let lane = lane(of: activity),
      lane.showsBlocks
    {
      let isRunning = tracks.segments(of: activity).contains { $0.kind == .running && $0.start <= key && key < $0.end }
      // Below its name.
      addCancel(of: activity, at: Point(x, lane.blockBottom - 4.px), isRunning ? Paint(.onFill(hue(of: activity))) : .text)
    }
  }

  private mutating func addCancel(of activity: Int, at middle: Point, _ paint: Paint) {
    let arm = 3.px
    let rect = Rect(x: middle.x - arm, y: middle.y - arm, width: 2 * arm, height: 2 * arm)
    guard builder.isFree(rect.insetBy(-2.px, 0)) else { return }
    builder.subject = .submissions([ItemID(tracks.activities[activity].item)])
    defer { builder.subject = nil }
    builder.cross(.block, .cancelled, at: middle, arm: arm, paint)
    builder.explain(.cancel)
  }
}
