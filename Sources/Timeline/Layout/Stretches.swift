internal import DispatchTrace

/// A stretch of a block as it is drawn: neighbours that look the same are one.
struct Stretch {
  var kind: Segment.Kind
  var name: Int32
  var start: Int64
  var end: Int64
  var stop: StopReason?
  var once: Int32
  var call: Int32
  var isOpen: Bool
  /// Other blocks stand in it meanwhile, on the same thread.
  var isHolder = false

  /// Both run, and under the same name.
  func looksLike(_ other: Stretch) -> Bool {
    kind == .running && other.kind == .running && name == other.name && once == other.once
  }
}

/// Real code takes a little time between its named spans: what is too narrow to be seen goes to its neighbour.
struct Slivers {
  let time: TimeScale

  func merged(_ stretches: [Stretch]) -> [Stretch] {
    guard stretches.count > 1 else { return stretches }
    var result: [Stretch] = []
    for stretch in stretches {
      guard let last = result.last, last.end == stretch.start, last.kind == .running, stretch.kind == .running,
        isSliver(last) || isSliver(stretch) || last.looksLike(stretch)
      else {
        result.append(stretch)
        continue
      }
      // The wider of the two keeps its name.
      var both = isSliver(last) ? stretch : last
      both.start = last.start
      both.end = stretch.end
      both.isOpen = stretch.isOpen
      result[result.count - 1] = both
    }
    return result
  }

  private func isSliver(_ stretch: Stretch) -> Bool {
    stretch.kind == .running && stretch.name < 0 && stretch.once < 0 && time.x(stretch.end) - time.x(stretch.start) < 3.px
  }
}
