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
    addMeasure(from: block.submitted, to: block.started, "barrier waits", group)
    addMeasure(from: block.started, to: self.end(ofWhole: activity) ?? end, "runs alone", group)
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
    addMeasure(from: block.submitted, to: block.started, "barrier waits", group)
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

  /// A bracket below the lanes with its length in words.
  private mutating func addMeasure(from start: Int64, to end: Int64, _ words: String, _ group: Group) {
    let goesOn = tracks.isCutAtEnd && end >= tracks.end
    let (left, right) = (time.x(start), goesOn ? plotRight - CutEdge.width : time.x(end))
    guard right - left >= 6.px, !tracks.isOrdinal, end > tracks.start else { return }
    let y = group.bottom + 12.px
    let stroke = Scene.Stroke(Paint(.axis))
    builder.line(.block, .measure, [Point(left, y), Point(right, y)], stroke)
    for x in [isCut(start) ? nil : left, goesOn ? nil : right].compactMap({ $0 }) {
      builder.line(.block, .measure, [Point(x, y - 4.px), Point(x, y + 4.px)], stroke)
    }
    let length = VirtualDuration(nanoseconds: end - start).inWords
    let middle = (left + right) / 2
    for label in ["\(words) \(length)", length] {
      let width = measurer.width(of: label, .words)
      let x = min(max(middle - width / 2, time.left), wordsRight - width)
      let box = builder.box(of: label, x: x - 5.px, y: y + 16.px, .words)
      guard builder.isFree(Rect(x: box.x, y: box.y, width: box.width + 10.px, height: box.height)) else { continue }
      builder.label(.measure, label, x: x, y: y + 16.px, .words, Paint(.axis), on: .background)
      return
    }
  }
}
