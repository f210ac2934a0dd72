internal import DispatchTrace

extension TimelineLayout {
  /// The wait-for edges: thick lettered arrows between the stopped blocks, each in its own column of the dead zone.
  mutating func addDeadlockArrows() {
    // A core's lane holds no stopped blocks.
    guard let ending, ending.isDeadlock, let finding = ending.finding, options.view != .cores else { return }
    let count = finding.edges.count
    for (offset, edge) in finding.edges.enumerated() {
      let x = plotRight - 32.px - (count - 1 - offset) * columnWidth(count)
      guard x > lineX(of: ending) + 6.px else { continue }
      let from = node(edge.waiterItem, edge.waiter) ?? pool(before: offset, finding.edges)
      let to = node(edge.holderItem, edge.holder) ?? pool(before: offset + 1, finding.edges)
      guard let from, let to else {
        if let known = from ?? to { addLetter(offset, at: Point(x, known.middle.y)) }
        continue
      }
      addEdge(offset, x: x, from: from, to: to)
      builder.explain(.deadlockEdge)
    }
  }

  func columnWidth(_ count: Int) -> Int {
    let zone = plotRight - (ending.map { lineX(of: $0) } ?? 0) - 40.px
    return min(Self.edgeColumn, max(zone / max(count, 1), 22.px))
  }

  /// The workers of a pool are no block: they stand in the lane of the one among them that edge `offset` leads to.
  private func pool(before offset: Int, _ edges: [Finding.WaitEdge]) -> Rect? {
    // Its edge is told from its holder.
    guard edges.indices.contains(offset), edges[offset].waiterItem == nil, edges[offset].waiter == edges[offset].holder else {
      return nil
    }
    let next = edges[(offset + 1) % edges.count]
    return node(edges[offset].holderItem, edges[offset].holder) ?? node(next.waiterItem, next.waiter)
  }

  /// What an edge starts or ends at: the stopped block in its lane, or the bar or curve of a block that still waits in its queue.
  private func node(_ item: ItemID?, _ thread: ThreadID?) -> Rect? {
    var activity = item?.offset
    if activity == nil, let thread, tracks.threads.indices.contains(thread.offset) {
      activity = tracks.threads[thread.offset].body >= 0 ? Int(tracks.threads[thread.offset].body) : nil
    }
    guard let activity, tracks.activities.indices.contains(activity) else { return nil }
    if let lane = lane(of: activity) {
      return Rect(left: 0, top: lane.blockTop, right: plotRight, bottom: lane.blockBottom)
    }
    guard let group = queueGroup(of: activity) else { return nil }
    guard let bar = bar(of: activity, in: group) else {
      return group.hasWaitingRows
        ? Rect(left: 0, top: group.waitingTop, right: plotRight, bottom: group.waitingBottom - 6.px) : nil
    }
    let top = barTop(bar, group)
    return Rect(left: 0, top: top, right: plotRight, bottom: top + WaitingRows.barHeight)
  }

  private mutating func addEdge(_ index: Int, x: Int, from: Rect, to: Rect) {
    let stroke = Scene.Stroke(.error, width: 3.px)
    if from.y == to.y {
      let points = [
        Point(x, from.bottom), Point(x, from.bottom + 10.px), Point(x + 16.px, from.bottom + 10.px),
        Point(x + 16.px, from.bottom),
      ]
      builder.line(.error, .deadlock, points, stroke, head: .filled(size: 9.px))
      addLetter(index, at: Point(x, from.middle.y))
      return
    }
    let isDown = to.y > from.y
    let start = isDown ? from.bottom : from.y
    let end = isDown ? to.y : to.bottom
    if abs(end - start) > 34.px {
      builder.line(.error, .deadlock, [Point(x, start), Point(x, end)], stroke, head: .filled(size: 11.px))
      addLetter(index, at: Point(x, (start + end) / 2))
      return
    }
    // Neighbours: from middle to middle, with the letter beside the arrow.
    let points = [Point(x, from.middle.y), Point(x, to.middle.y)]
    builder.line(.error, .deadlock, points, stroke, head: .filled(size: 11.px))
    addLetter(index, at: Point(x - 17.px, (from.middle.y + to.middle.y) / 2))
  }
}
