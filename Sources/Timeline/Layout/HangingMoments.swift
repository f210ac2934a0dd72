internal import DispatchTrace

/// Blocks that are too short for their number and stand at the seam of others, where there is no room beside them either: number
/// and name hang below the lane.
extension TimelineLayout {
  /// How far below the blocks the middle of the words is, where the numbers of what blocks hand over stand in between, too.
  private static let nearRow = 13.px
  private static let farRow = 24.px
  /// In a wider one there is room for a number.
  private static let slim = 20.px

  /// Before the lanes get their places. Arrows of order and whiskers need that room for themselves.
  mutating func makeRoomForMoments() {
    guard options.view != .cores, !showsOrder, !hasWhiskers else { return }
    for group in groups.indices {
      guard case .queue = groups[group].kind else { continue }
      for lane in groups[group].lanes.indices where groups[group].lanes[lane].showsBlocks {
        let found = hangingBlocks(in: groups[group].lanes[lane])
        guard !found.isEmpty else { continue }
        hanging.formUnion(found)
        let middle = handsOver(groups[group].lanes[lane]) ? Self.farRow : Self.nearRow
        groups[group].lanes[lane].hanging = middle
        groups[group].lanes[lane].height += middle + 9.px
      }
    }
  }

  /// Of each moment the first block; those that would touch the one before stay as they are.
  private mutating func hangingBlocks(in lane: Lane) -> [Int32] {
    var found: [Int32] = []
    var covered = Int64.min
    var right = Int.min
    var offset = 0
    while offset < lane.activities.count {
      let first = lane.activities[offset]
      let block = tracks.activities[Int(first)]
      let isInside = covered > block.started
      covered = max(covered, block.hasEnded ? block.ended : Activity.never)
      let isMoment = tracks.segments(of: Int(first)).isEmpty && !isInside && !block.isBody
      let end = isMoment ? endOfMoment(from: offset, in: lane) : offset + 1
      let blocks = lane.activities[offset..<end]
      offset = end
      guard isMoment || !isInside && (isSlimAndSpokenOf(block) || isSlimHighlight(first, block)), end < lane.activities.count,
        let badge = badge(of: ran(blocks))
      else {
        continue
      }
      let width = badgeWidth(badge)
      let room = time.x(tracks.activities[Int(lane.activities[end])].started) - time.x(isMoment ? block.started : block.ended)
      let left = hangingLeft(of: first, width)
      guard room < width + 8.px else { continue }
      if left < right {
        // Too short to be told from the one before: both numbers hang on one line.
        guard let known = found.last, !isMoment, hangs(first, with: known) else { continue }
        hangingWith[known, default: []].append(first)
        continue
      }
      found.append(first)
      right = left + width + 2.px
    }
    return found
  }

  private func hangs(_ block: Int32, with other: Int32) -> Bool {
    time.x(tracks.activities[Int(block)].started) - time.x(tracks.activities[Int(other)].started) < 3.px
  }

  private func ran(_ blocks: ArraySlice<Int32>) -> ArraySlice<Int32> {
    blocks.filter { !tracks.activities[Int($0)].isSkipped }[...]
  }

  private func isSlimAndSpokenOf(_ block: Activity) -> Bool {
    block.hasEnded && !block.isBody && isSpokenOf(Int(block.number)) && time.x(block.ended) - time.x(block.started) < Self.slim
  }

  /// A caption has the number: it should stand on its block, if need be instead of the name.
  func isSpokenOf(_ number: Int) -> Bool { options.spokenOf.contains(number) }

  private func hangingLeft(of block: Int32, _ width: Int) -> Int {
    min(max(time.x(tracks.activities[Int(block)].started) - 4.px, wordsLeft), wordsRight - width)
  }

  /// A line down from the blocks, their numbers at its end, and beside those the first of `names` for which there is room.
  mutating func addHanging(_ blocks: ArraySlice<Int32>, _ names: [String], _ lane: Lane, _ group: Group) {
    guard let first = blocks.first, let badge = badge(of: blocks) else { return }
    let x = time.x(tracks.activities[Int(first)].started)
    let (width, y) = (badgeWidth(badge), lane.blockBottom + lane.hanging)
    let line = Rect(left: x, top: lane.blockBottom, right: x + 2.px, bottom: y - 6.px)
    builder.box(.block, .block, line, fill: Paint(.edge(group.hue)))
    let left = hangingLeft(of: first, width)
    addBadge(badge, middle: Point(left + width / 2, y))
    let later = lane.activities.first {
      hanging.contains($0) && tracks.activities[Int($0)].started > tracks.activities[Int(first)].started
    }
    let limit = min(later.map { hangingLeft(of: $0, width) } ?? wordsRight, wordsRight)
    let start = left + width + 8.px
    guard let name = names.first(where: { measurer.width(of: $0, .words) <= limit - start - 4.px }),
      builder.isFree(builder.box(of: name, x: start, y: y + 4.px, .words).insetBy(-4.px, 0))
    else { return }
    builder.label(.block, name, x: start, y: y + 4.px, .words, .text, on: .lane)
  }
}
