internal import DispatchTrace

/// Long stretches in which nothing changes, drawn as a zigzag with their length in words.
extension TimelineLayout {
  /// A stretch is folded when it is longer than this part of the whole, in percent.
  private static let leastShare: Int64 = 40
  /// Only small traces have such stretches; strips of density are never folded.
  private static let mostBlocks = 2000

  /// The stretches to fold, with a little of each left at both ends.
  func foldedStretches(domain: Int64) -> [TimeScale.Break] {
    guard options.folds, !tracks.isOrdinal, tracks.activities.count <= Self.mostBlocks else { return [] }
    let keys = changes()
    return zip(keys, keys.dropFirst()).compactMap { from, to in
      guard (to - from) / Self.leastShare > (domain - tracks.start) / 100 else { return nil }
      let rest = (to - from) / 10
      return TimeScale.Break(start: from + rest, end: to - rest)
    }
  }

  /// Every key at which something begins or ends, ascending.
  private func changes() -> [Int64] {
    var keys: Set<Int64> = [tracks.start, tracks.end]
    for block in tracks.activities {
      for key in [block.submitted, block.started, block.ended] where key != Activity.never { keys.insert(key) }
    }
    for segment in tracks.segments { keys.formUnion([segment.start, segment.end]) }
    for timer in tracks.timers { keys.formUnion(timer.firings) }
    for counter in tracks.counters { keys.formUnion(counter.changes.map(\.key)) }
    return keys.filter { tracks.start <= $0 && $0 <= tracks.end }.sorted()
  }

  mutating func addBreaks() {
    for gap in time.breaks {
      let (left, right) = (time.x(gap.start), time.x(gap.end))
      let tooth = 5.px
      var rightEdge: [Point] = []
      var leftEdge: [Point] = []
      for (step, y) in stride(from: plotTop - 3.px, through: plotBottom + 3.px, by: tooth).enumerated() {
        let shift = step % 2 == 0 ? 0 : tooth
        leftEdge.append(Point(left + 4.px + shift, y))
        rightEdge.append(Point(right - 8.px + shift, y))
      }
      builder.add(.ending, .fold, .polygon(Scene.Polygon(leftEdge + rightEdge.reversed(), fill: .background)))
      for edge in [leftEdge, rightEdge] { builder.line(.ending, .fold, edge, Scene.Stroke(.muted)) }
      builder.crossings.append(left...right)
      addLength(of: gap, middle: (left + right) / 2)
    }
  }

  private mutating func addLength(of gap: TimeScale.Break, middle: Int) {
    let words = "\(VirtualDuration(nanoseconds: gap.end - gap.start).inWords) not drawn"
    let width = measurer.width(of: words, .words)
    let x = min(max(middle - width / 2, time.left), plotRight - width)
    let y = lanesEnd + 16.px
    guard builder.isFree(builder.box(of: words, x: x, y: y, .words)) else { return }
    plotExtra = max(plotExtra, 18.px)
    builder.label(.fold, words, x: x, y: y, .words, .muted, on: .background)
  }
}
