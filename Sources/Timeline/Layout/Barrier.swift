internal import DispatchTrace

extension TimelineLayout {
  /// What makes a barrier visible: the band in which nothing else of the queue runs, the workers that may not start before
  /// it, and how long it waits and runs.
  mutating func addBarrier(_ activity: Int, _ lane: Lane, _ group: Group) {
    let block = tracks.activities[activity]
    let end = block.hasEnded ? block.ended : tracks.end
    let (left, right) = (time.x(block.started), block.hasEnded || !tracks.isCutAtEnd ? time.x(end) : plotRight)
    let band = Rect(left: left, top: group.lanesTop, right: right, bottom: group.lanesBottom)
    builder.box(.band, .barrierBand, band, fill: .band(group.hue))
    for x in [isCut(block.started) ? nil : left, right == plotRight && tracks.isCutAtEnd ? nil : right].compactMap({ $0 }) {
      for (top, bottom) in freeParts(of: group, at: x) {
        builder.line(.block, .barrierBand, [Point(x, top), Point(x, bottom)], Scene.Stroke(.text, width: 2.px))
      }
    }
    builder.explain(.barrier, group.hue)
    addBandWords(band, lane, group)
    addDrain(until: activity, group)
    addMeasures(
      [
        Measure(words: "barrier waits", start: block.submitted, end: block.started),
        Measure(words: "runs alone", start: block.started, end: self.end(ofWhole: activity) ?? end),
      ], group)
  }

  /// The lanes from top to bottom, without those in which a block stands across `x`: as a barrier that runs alone never has them.
  private func freeParts(of group: Group, at x: Int) -> [(top: Int, bottom: Int)] {
    var parts: [(top: Int, bottom: Int)] = []
    for lane in group.lanes {
      let isCrossed = lane.activities.contains { activity in
        let block = tracks.activities[Int(activity)]
        return time.x(block.started) < x && x < (block.hasEnded ? time.x(block.ended) : plotRight)
      }
      if isCrossed { continue }
      if let last = parts.last, last.bottom == lane.top {
        parts[parts.count - 1].bottom = lane.top + lane.height
      } else {
        parts.append((parts.isEmpty ? lane.top + 1.px : lane.top, lane.top + lane.height))
      }
    }
    return parts
  }

  /// A barrier that takes no time has no band, but may have waited.
  mutating func addWait(ofBarrier activity: Int, _ group: Group) {
    let block = tracks.activities[activity]
    addMeasures([Measure(words: "barrier waits", start: block.submitted, end: block.started)], group)
  }

  /// In the largest part of the band that the barrier itself leaves free.
  private mutating func addBandWords(_ band: Rect, _ lane: Lane, _ group: Group) {
    let right = min(band.right, wordsRight)
    let above = Rect(left: band.x, top: group.lanesTop, right: right, bottom: lane.top)
    let below = Rect(left: band.x, top: lane.top + lane.height, right: right, bottom: group.lanesBottom)
    guard let free = [above, below].filter({ isFree($0, group) }).max(by: { $0.height < $1.height }) else { return }
    let words = "nothing else of \(group.title) runs"
    let lines = measurer.wrap(words, .words, to: free.width - 16.px)
    let height = lines.count * 16.px
    guard free.height >= height, !lines.isEmpty, lines.joined(separator: " ") == words else { return }
    var y = free.middle.y - height / 2 + 12.px
    for line in lines {
      builder.label(.barrierBand, line, x: free.middle.x, y: y, .words, .text, on: .band(group.hue), .middle)
      y += 16.px
    }
  }

  /// No block of the queue stands in `rect`, as it should be in a barrier's band.
  private func isFree(_ rect: Rect, _ group: Group) -> Bool {
    group.lanes.filter { $0.top >= rect.y && $0.top < rect.bottom }.allSatisfy { lane in
      lane.activities.allSatisfy { activity in
        let block = tracks.activities[Int(activity)]
        let end = block.hasEnded ? time.x(block.ended) : plotRight
        return time.x(block.started) >= rect.right || end <= rect.x
      }
    }
  }

  /// A worker that ends a block while the barrier waits may not start another: hatched until the barrier begins.
  private mutating func addDrain(until activity: Int, _ group: Group) {
    let barrier = tracks.activities[activity]
    for lane in group.lanes {
      let ends = lane.activities.compactMap { other -> Int64? in
        let block = tracks.activities[Int(other)]
        return block.hasEnded && block.ended <= barrier.started && Int(other) != activity ? block.ended : nil
      }
      guard let last = ends.max(), last > barrier.submitted, last < barrier.started else { continue }
      let rect = rect(from: last, to: barrier.started, in: lane)
      guard rect.width >= 3.px else { continue }
      let stroke = Scene.Stroke(Paint(.edge(group.hue), percent: 75, over: .lane))
      builder.add(.hatch, .drain, .hatch(Scene.Hatch(rect, .falling, step: 5.px, stroke)))
      builder.explain(.drain, group.hue)
    }
  }

  /// A stretch below the lanes with its length.
  private struct Measure {
    var words: String
    var start: Int64
    var end: Int64
    var length: String { VirtualDuration(nanoseconds: end - start).inWords }
    var full: String { "\(words) \(length)" }
  }

  /// Brackets one after the other, each with its length in words; where those are wider, one sentence about all of them.
  private mutating func addMeasures(_ measures: [Measure], _ group: Group) {
    let shown = measures.compactMap { measure in sides(of: measure).map { (measure, $0) } }
    for (measure, sides) in shown { addBracket(from: sides.lowerBound, to: sides.upperBound, measure, group) }
    guard let first = shown.first?.1.lowerBound, let last = shown.last?.1.upperBound else { return }
    let isWide = shown.contains { measurer.width(of: $0.0.full, .words) > $0.1.upperBound - $0.1.lowerBound }
    if shown.count > 1, isWide,
      addMeasureWords([shown.map(\.0.full).joined(separator: ", ")], middle: (first + last) / 2, group)
    {
      return
    }
    for (measure, sides) in shown {
      let middle = (sides.lowerBound + sides.upperBound) / 2
      // Wider words would seem to name the bracket beside it, too.
      let isOwn = shown.count == 1 || measurer.width(of: measure.full, .words) <= sides.upperBound - sides.lowerBound + 12.px
      _ = addMeasureWords(isOwn ? [measure.full, measure.length] : [measure.length], middle: middle, group)
    }
  }

  private func sides(of measure: Measure) -> ClosedRange<Int>? {
    let goesOn = tracks.isCutAtEnd && measure.end >= tracks.end
    let (left, right) = (time.x(measure.start), goesOn ? plotRight - CutEdge.width : time.x(measure.end))
    guard right - left >= 6.px, !tracks.isOrdinal, measure.end > tracks.start else { return nil }
    return left...right
  }

  private mutating func addBracket(from left: Int, to right: Int, _ measure: Measure, _ group: Group) {
    let y = group.bottom + 12.px
    let stroke = Scene.Stroke(Paint(.axis))
    let goesOn = tracks.isCutAtEnd && measure.end >= tracks.end
    builder.line(.block, .measure, [Point(left, y), Point(right, y)], stroke)
    for x in [isCut(measure.start) ? nil : left, goesOn ? nil : right].compactMap({ $0 }) {
      builder.line(.block, .measure, [Point(x, y - 4.px), Point(x, y + 4.px)], stroke)
    }
  }

  /// The first of `labels` that finds room; false when none does.
  private mutating func addMeasureWords(_ labels: [String], middle: Int, _ group: Group) -> Bool {
    let y = group.bottom + 28.px
    for label in labels {
      let width = measurer.width(of: label, .words)
      let x = min(max(middle - width / 2, time.left), wordsRight - width)
      guard builder.isFree(builder.box(of: label, x: x, y: y, .words).insetBy(-5.px, 0)) else { continue }
      builder.label(.measure, label, x: x, y: y, .words, Paint(.axis), on: .background)
      return true
    }
    return false
  }
}
