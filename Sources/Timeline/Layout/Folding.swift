internal import DispatchTrace

/// Long stretches in which nothing changes, drawn as a zigzag with their length in words.
extension TimelineLayout {
  /// A stretch is folded when it is longer than this part of the whole, in percent.
  private static let leastShare: Int64 = 40
  /// Also one that is so many times as long as all that is shown beside it.
  private static let mostOfRest: Int64 = 4
  /// Only small traces have such stretches; strips of density are never folded.
  private static let mostBlocks = 2000

  /// The stretches to fold, with a little of each left at both ends.
  func foldedStretches() -> [TimeScale.Break] {
    guard options.folds, !tracks.isOrdinal, tracks.activities.count <= Self.mostBlocks else { return [] }
    let keys = changes()
    let all = tracks.end - tracks.start
    var shown = all
    var folded: [(from: Int64, to: Int64)] = []
    for (from, to) in zip(keys, keys.dropFirst()).sorted(by: { ($0.1 - $0.0, $1.0) > ($1.1 - $1.0, $0.0) }) {
      let (length, rest) = (to - from, shown - (to - from))
      // What was short beside a longer one may be nearly all that is left without it.
      guard length / Self.leastShare > all / 100 || rest > 0 && length / Self.mostOfRest > rest else { break }
      folded.append((from, to))
      shown = rest
    }
    return folded.sorted { $0.from < $1.from }.map { from, to in
      let rest = min((to - from) / 10, max(shown / 4, 1))
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
      builder.explain(.zigzag)
      addLength(of: gap, middle: (left + right) / 2)
    }
  }

  private mutating func addLength(of gap: TimeScale.Break, middle: Int) {
    let words = "\(VirtualDuration(nanoseconds: gap.end - gap.start).inWords) not drawn"
    let width = measurer.width(of: words, .words)
    let x = min(max(middle - width / 2, time.left), plotRight - width)
    let rows = [lanesEnd + 16.px, lanesEnd + 32.px]
    guard let y = rows.first(where: { builder.isFree(builder.box(of: words, x: x, y: $0, .words).insetBy(-6.px, 0)) }) else {
      return
    }
    plotExtra = max(plotExtra, y - lanesEnd + 2.px)
    builder.label(.fold, words, x: x, y: y, .words, .muted, on: .background)
  }
}
