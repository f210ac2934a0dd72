internal import DispatchTrace

/// Where upright arrows and the numbers at their beginnings stand already. Of one instant several would lie on each other, and a
/// number would hide another arrow's head: the later ones stand a little left of it, with a branch to their target.
struct ArrowWays {
  /// How far beside its instant a line stands, where there is room. At the left a branch leads to the target.
  static let left = [-10.px, -18.px, -26.px, -34.px]
  static let farLeft = [-42.px, -50.px]
  static let right = [10.px, 16.px, 24.px]

  /// What an arrow covers.
  struct Way {
    var lines: [Rect]
    var head: Rect
    var badge: Rect?
    /// Arrows from one point, or to one point, may share their way.
    var trunk: Point?

    /// A head of `size` at the last of `points`, in the direction of the last part.
    init(_ points: [Point], head size: Int, badge: Rect? = nil, trunk: Point? = nil) {
      lines = zip(points, points.dropFirst()).map { from, to in
        // A branch may end at an upright line.
        if from.y == to.y {
          let right = from.x < to.x ? to.x - 4.px : from.x - 4.px
          return Rect(left: min(from.x, to.x), top: to.y - 64, right: right, bottom: to.y + 64)
        }
        return Rect(left: min(from.x, to.x), top: min(from.y, to.y), right: max(from.x, to.x), bottom: max(from.y, to.y))
          .insetBy(-2.px, 0)
      }
      self.badge = badge
      self.trunk = trunk
      guard let tip = points.last, let before = points.dropLast().last else {
        head = Rect(x: 0, y: 0, width: 0, height: 0)
        return
      }
      let half = size / 2
      if tip.x == before.x {
        let top = before.y < tip.y ? tip.y - size : tip.y
        head = Rect(x: tip.x - half, y: top, width: 2 * half, height: size)
      } else {
        head = Rect(x: tip.x > before.x ? tip.x - size : tip.x, y: tip.y - half, width: size, height: 2 * half)
      }
    }

    /// A number that no arrow begins at.
    init(badge: Rect) {
      lines = []
      head = Rect(x: 0, y: 0, width: 0, height: 0)
      self.badge = badge
    }

    /// Neither lies on the other, and no number on a head.
    func isClear(of other: Way) -> Bool {
      if let trunk, trunk == other.trunk { return true }
      let isApart = !lines.contains { line in other.lines.contains { line.overlaps($0) } }
      return isApart && isSeen(beside: other) && other.isSeen(beside: self)
    }

    private func isSeen(beside other: Way) -> Bool {
      if head.overlaps(other.head) { return false }
      guard let badge = other.badge else { return true }
      return !badge.overlaps(head) && !lines.contains { $0.overlaps(badge) }
    }
  }

  /// Where so many stand, no place is left: further ones are not kept apart.
  private static let most = 500
  private var taken: [Way] = []
  var count: Int { taken.count }

  mutating func take(_ way: Way) { if taken.count < Self.most { taken.append(way) } }

  func isFree(_ way: Way) -> Bool { taken.allSatisfy { way.isClear(of: $0) } }
}

extension TimelineLayout {
  /// The first of `offsets` at which the arrow is clear of all others; `way` is nil where it could not stand at all.
  func freeOffset(_ offsets: [Int], _ way: (Int) -> ArrowWays.Way?) -> Int? {
    let free = offsets.filter { offset in
      guard let way = way(offset) else { return false }
      if let badge = way.badge, !builder.isFree(badge) || badge.right > canvasWidth - 2.px { return false }
      builder.comparisons.count += ways.count
      return ways.isFree(way)
    }
    // At the right are the names of blocks that take no time: where none interrupts it.
    return free.first { offset in offset <= 0 || way(offset)?.lines.allSatisfy(builder.isFree) ?? false } ?? free.first
  }

  /// An arrow behind all blocks and bars. A head that a bar would hide stands before that.
  mutating func addArrowLine(
    _ mark: Scene.Mark, _ points: [Point], _ stroke: Scene.Stroke, head: Scene.Line.Head, in group: Group?
  ) {
    guard let group, let tip = points.last, let before = points.dropLast().last, tip.x == before.x, hides(points, group) else {
      return builder.line(.path, mark, points, stroke, head: head)
    }
    builder.line(.path, mark, points, stroke)
    let start = Point(tip.x, before.y < tip.y ? tip.y - 3.px : tip.y + 3.px)
    builder.line(.arrow, mark, [start, tip], stroke, head: .filled(size: 5.px))
  }

  /// A bar of the group lies over the head of the arrow.
  func hides(_ points: [Point], _ group: Group) -> Bool {
    let head = ArrowWays.Way(points, head: 7.px).head
    if let first = group.waiting.depth.first, let last = group.waiting.depth.last {
      let right = last.count > 0 ? openRight : time.x(last.key)
      return Rect(left: time.x(first.key), top: group.top, right: right, bottom: group.lanesTop - 4.px).overlaps(head)
    }
    return group.waiting.bars.contains { bar in
      let right = bar.isOpen ? openRight : time.x(bar.end)
      let rect = Rect(
        left: time.x(bar.start), top: barTop(bar, group), right: right, bottom: barTop(bar, group) + WaitingRows.barHeight)
      return rect.width >= 2.px && rect.overlaps(head)
    }
  }

  /// Before an older bar or block that ends there, if not before its words. `members` are those of the branch's bundle.
  func layer(of branch: [Point], _ members: [SubmissionTrack]) -> Scene.Layer {
    let head = ArrowWays.Way(branch, head: 6.px).head
    let isHidden = members.contains { member in
      if let lane = lane(of: Int(member.activity)), lane.middle == head.middle.y {
        return !isEmpty(lane, from: head.x, to: head.right)
      }
      return targetGroup(of: member).map { hides(branch, $0) } ?? false
    }
    return isHidden && builder.isFree(head.insetBy(-4.px, 0)) ? .arrow : .path
  }

  /// One of those that stand in one lane and go to one queue: what lies before a branch is the same for all of them.
  func oneOfEachPlace(_ members: [SubmissionTrack]) -> [SubmissionTrack] {
    struct Target: Hashable {
      var group, lane, queue: Int32
      var isTimer: Bool
    }
    var seen: Set<Target> = []
    return members.filter { member in
      let (at, queue) = (place[Int(member.activity)], tracks.activities[Int(member.activity)].queue)
      return seen.insert(Target(group: at.group, lane: at.lane, queue: queue, isTimer: member.timer >= 0)).inserted
    }
  }

  /// No block stands in the lane from `left` to `right`.
  func isEmpty(_ lane: Lane, from left: Int, to right: Int) -> Bool {
    var next = lane.activities.partitioningIndex { time.x(tracks.activities[Int($0)].started) >= right }
    while next > 0 {
      next -= 1
      builder.comparisons.count += 1
      let block = tracks.activities[Int(lane.activities[next])]
      if (block.hasEnded ? time.x(block.ended) : plotRight) > left { return false }
      // What stands in no other block has all before it behind it.
      if depths[Int(lane.activities[next])] == 0 { return true }
    }
    return true
  }

  /// Something of the activity stands at `x` in its lane.
  func covers(_ activity: Int32, _ x: Int) -> Bool {
    let block = tracks.activities[Int(activity)]
    return block.hasStarted && time.x(block.started) <= x && x <= (block.hasEnded ? time.x(block.ended) : plotRight)
  }
}
