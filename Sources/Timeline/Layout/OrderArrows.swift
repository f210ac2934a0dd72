internal import DispatchTrace

/// Which order the rules force, and which came out so: arrows from block to block, through the free room between lanes.
extension TimelineLayout {
  /// Blocks of neighbouring lanes are that far apart when arrows pass between them.
  private static let laneHeight = 56.px
  /// How far from a block's edge an arrow stands, and how long a level part is that ends at a block.
  private static let inset = 6.px
  private static let approach = 14.px

  /// Arrows of order need more room between the lanes than the blocks leave otherwise.
  mutating func makeRoomForOrder() {
    guard showsOrder else { return }
    for group in groups.indices {
      guard case .queue = groups[group].kind else { continue }
      for lane in groups[group].lanes.indices where groups[group].lanes[lane].showsBlocks {
        groups[group].lanes[lane].height = Self.laneHeight + groups[group].lanes[lane].nesting * Lane.nameHeight
      }
      if groups[group].hasWaitingRows { groups[group].waiting.badgeRoom = max(groups[group].waiting.badgeRoom, 14.px) }
    }
  }

  /// On a core's lane stand slices of blocks, no beginnings and ends.
  var showsOrder: Bool { !options.orderEdges.isEmpty && options.view != .cores }

  mutating func addOrderArrows() {
    guard showsOrder else { return }
    var channels = OrderChannels()
    // What is certain has the choice of ways.
    for edge in options.orderEdges.filter(\.isForced) + options.orderEdges.filter({ !$0.isForced }) {
      guard let from = orderEnd(edge.first), let to = orderEnd(edge.second),
        let points = way(edge, from, to, &channels)
      else { continue }
      let look = OrderLook(isForced: edge.isForced)
      builder.line(.path, .order, points, look.stroke, head: look.head)
      builder.explain(edge.isForced ? .forcedOrder : options.isChanceKnown ? .chanceOrder : .openOrder)
    }
  }

  private struct OrderEnd {
    var activity: Int
    var rect: Rect
    var lane: Lane
    var group: Int
    var row: Int
    /// How far from its sides an arrow of certain order leaves or reaches it; the others keep twice that.
    var inset: Int { min(TimelineLayout.inset, rect.width / 4) }
  }

  /// The whole of a block that stands in a lane; nil for what is not drawn as a block.
  private func orderEnd(_ item: ItemID) -> OrderEnd? {
    guard tracks.activities.indices.contains(item.offset), let lane = lane(of: item.offset), lane.showsBlocks else { return nil }
    let block = tracks.activities[item.offset]
    guard block.hasStarted, block.hasEnded else { return nil }
    let at = place[item.offset]
    return OrderEnd(
      activity: item.offset, rect: rect(of: item.offset, from: block.started, to: block.ended, in: lane), lane: lane,
      group: Int(at.group),
      row: Int(at.lane))
  }

  /// The upper or lower edge of what stands for the block at `x`: what could go on, but has no core, is thinner than blocks.
  private func side(of end: OrderEnd, at x: Int, isUpper: Bool) -> Int {
    let shown = stretches(of: end.activity, in: end.lane).first { time.x($0.start) <= x && x <= time.x($0.end) }
    let height = shown?.kind == .ready ? 10.px : end.rect.height
    return isUpper ? end.rect.middle.y - height / 2 : end.rect.middle.y + height / 2
  }

  private func way(_ edge: OrderEdge, _ from: OrderEnd, _ to: OrderEnd, _ channels: inout OrderChannels) -> [Point]? {
    switch edge.relation {
    case .startsLater: upright(from, to)
    case .follows: straight(from, to) ?? elbow(edge, from, to) ?? detour(edge, from, to, &channels)
    }
  }

  /// From a block straight to one that starts while it runs.
  private func upright(_ from: OrderEnd, _ to: OrderEnd) -> [Point]? {
    let right = min(from.rect.right, to.rect.right)
    guard from.lane.top != to.lane.top, right > to.rect.x else { return nil }
    let x = min(to.rect.x + 3 * Self.inset, (to.rect.x + right) / 2)
    let isDown = to.lane.top > from.lane.top
    return [Point(x, side(of: from, at: x, isUpper: !isDown)), Point(x, side(of: to, at: x, isUpper: isDown))]
  }

  /// Along the lane to its next block.
  private func straight(_ from: OrderEnd, _ to: OrderEnd) -> [Point]? {
    guard from.lane.top == to.lane.top, to.rect.x - from.rect.right >= Self.approach,
      isClear(from.lane, from.rect.right, to.rect.x)
    else { return nil }
    return [Point(from.rect.right, from.rect.middle.y), Point(to.rect.x, to.rect.middle.y)]
  }

  /// Along the one lane, across, along the other; the corner is where nothing is in the way.
  private func elbow(_ edge: OrderEdge, _ from: OrderEnd, _ to: OrderEnd) -> [Point]? {
    let shift = edge.isForced ? Self.approach : Self.approach + 2 * Self.inset
    guard from.lane.top != to.lane.top, to.rect.x - from.rect.right >= 2 * Self.approach else { return nil }
    for x in [to.rect.x - shift, from.rect.right + shift] where x > from.rect.right && x < to.rect.x {
      guard isClear(from.lane, from.rect.right, x), isClear(to.lane, x, to.rect.x) else { continue }
      let (out, into) = (from.rect.middle.y, to.rect.middle.y)
      return [Point(from.rect.right, out), Point(x, out), Point(x, into), Point(to.rect.x, into)]
    }
    return nil
  }

  /// Out of the one block's edge, behind what is in the way, along the free room beside the other's lane, and in.
  private func detour(_ edge: OrderEdge, _ from: OrderEnd, _ to: OrderEnd, _ channels: inout OrderChannels) -> [Point]? {
    let times = edge.isForced ? 1 : 2
    let (out, into) = (from.rect.right - times * from.inset, to.rect.x + times * to.inset)
    let isDown = to.lane.top > from.lane.top
    let channel = OrderChannels.Channel(group: to.group, row: to.row, isAbove: isDown)
    let away = channels.place(edge, from: out, to: into, in: channel)
    let y = isDown ? to.rect.y - away : to.rect.bottom + away
    let leavesBelow = from.lane.top <= to.lane.top
    let points = [
      Point(out, side(of: from, at: out, isUpper: !leavesBelow)), Point(out, y), Point(into, y),
      Point(into, side(of: to, at: into, isUpper: isDown)),
    ]
    return out == into ? [points[0], points[3]] : points
  }

  /// Neither a block nor words stand in that stretch of the lane.
  private func isClear(_ lane: Lane, _ left: Int, _ right: Int) -> Bool {
    let room = Rect(left: left + 1, top: lane.middle - 8.px, right: right - 1, bottom: lane.middle + 8.px)
    guard builder.isFree(room) else { return false }
    return lane.activities.allSatisfy { activity in
      let block = tracks.activities[Int(activity)]
      guard block.hasStarted else { return true }
      return time.x(block.started) >= right || (block.hasEnded ? time.x(block.ended) : plotRight) <= left
    }
  }
}

/// How an arrow of order is drawn, among the lanes and in the legend.
struct OrderLook {
  var stroke: Scene.Stroke
  var head: Scene.Line.Head

  init(isForced: Bool) {
    stroke = isForced ? Scene.Stroke(.text, width: 2.px) : Scene.Stroke(.muted, width: 1.px * 8 / 5, dash: .dotted)
    head = isForced ? .filled(size: 8.px) : .hollow(size: 8.px)
  }
}

/// Which level lines run in the free room beside a lane: those of different pairs of blocks keep apart where they can.
private struct OrderChannels {
  struct Channel: Hashable {
    var group: Int
    var row: Int
    var isAbove: Bool
  }

  private struct Line {
    var channel: Channel
    var slot: Int
    var edge: OrderEdge
    var left: Int
    var right: Int
  }

  private static let nearest = 10.px
  private static let step = 4.px
  private static let slots = 2
  private var lines: [Line] = []

  /// How far from the block's edge the line may run.
  mutating func place(_ edge: OrderEdge, from left: Int, to right: Int, in channel: Channel) -> Int {
    let slot =
      (0..<Self.slots).first { slot in
        lines.allSatisfy { line in
          line.channel != channel || line.slot != slot || line.right + 4.px < left || right + 4.px < line.left
            || (line.edge.isForced == edge.isForced && (line.edge.first == edge.first || line.edge.second == edge.second))
        }
      } ?? Self.slots - 1
    lines.append(Line(channel: channel, slot: slot, edge: edge, left: left, right: right))
    return Self.nearest + slot * Self.step
  }
}
