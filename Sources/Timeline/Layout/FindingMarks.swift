internal import DispatchTrace

extension TimelineLayout {
  /// What the analyses found, at its place: the user interface touched off the main thread, the main thread that does not
  /// answer.
  mutating func addFindingMarks() {
    for touch in tracks.strayTouches { addTouch(touch) }
    guard options.view != .cores else { return }
    for finding in findings where finding.category == "hang" { addHang(finding) }
  }

  // MARK: User interface

  private mutating func addTouch(_ touch: Touch) {
    guard let lane = lane(of: Int(touch.activity)), lane.showsBlocks else { return }
    let block = tracks.activities[Int(touch.activity)]
    let end = block.hasEnded ? block.ended : tracks.end
    let rect = rect(from: block.started, to: end, in: lane)
    builder.box(
      .error, .userInterface, rect.insetBy(-1.px, -1.px), radius: 3.px, edge: Scene.Stroke(.error, width: 2.px))
    addCross(at: Point(time.x(touch.key), lane.blockTop), .userInterface)
    let words = "UI off the main thread"
    let y = lane.middle + 4.px
    let box = builder.box(of: words, x: rect.right + 8.px, y: y, .error)
    guard box.right <= nextStart(after: touch.activity, in: lane), builder.isFree(box) else { return }
    builder.label(.userInterface, words, x: rect.right + 8.px, y: y, .error, .error, on: .lane)
  }

  private func nextStart(after activity: Int32, in lane: Lane) -> Int {
    guard let offset = lane.activities.firstIndex(of: activity), offset + 1 < lane.activities.count else { return plotRight }
    return time.x(tracks.activities[Int(lane.activities[offset + 1])].started) - 4.px
  }

  /// A white cross in a red circle.
  mutating func addCross(at middle: Point, _ mark: Scene.Mark) {
    let rect = Rect(x: middle.x - 9.px, y: middle.y - 9.px, width: 18.px, height: 18.px)
    builder.box(.error, mark, rect, radius: 9.px, fill: .error)
    let arm = 4.px
    for sign in [1, -1] {
      let points = [Point(middle.x - arm, middle.y - sign * arm), Point(middle.x + arm, middle.y + sign * arm)]
      builder.line(.error, mark, points, Scene.Stroke(.background, width: 2.px))
    }
  }

  // MARK: Hang

  /// From the moment when a user notices on: a bracket over the block that keeps the main thread.
  private mutating func addHang(_ finding: Finding) {
    guard let instant = finding.instant?.nanoseconds, let main = groups.first?.lanes.first, main.showsBlocks else { return }
    let blocking = main.activities.first { activity in
      let block = tracks.activities[Int(activity)]
      return block.started <= instant && (block.hasEnded ? block.ended : tracks.end) > instant
    }
    guard let blocking else { return }
    let block = tracks.activities[Int(blocking)]
    let end = block.hasEnded ? block.ended : tracks.end
    let (left, right) = (time.x(instant), time.x(end))
    guard right - left >= 4.px else { return }
    let y = main.top - 3.px
    builder.line(.arrow, .hang, [Point(left, y), Point(right, y)], Scene.Stroke(.error, width: 3.px))
    for x in [left, right] {
      builder.line(.arrow, .hang, [Point(x, y - 4.px), Point(x, y + 5.px)], Scene.Stroke(.error, width: 2.px))
    }
    let words = "hang \(VirtualDuration(nanoseconds: end - block.started))"
    let middle = main.middle + 4.px
    let box = builder.box(of: words, x: right + 8.px, y: middle, .error)
    guard box.right <= nextStart(after: blocking, in: main), builder.isFree(box) else { return }
    builder.label(.hang, words, x: right + 8.px, y: middle, .error, .error, on: .lane)
  }

  /// A bracket over the main lane needs room when blocks wait above it.
  mutating func makeRoomForHang() {
    guard options.view == .queues, findings.contains(where: { $0.category == "hang" }), !groups.isEmpty else { return }
    groups[0].waiting.badgeRoom = 8.px
  }
}
