internal import DispatchTrace

extension TimelineLayout {
  /// More marks of one kind would hide the picture.
  private static let mostMarks = 12
  /// Between waiting rows and the main lane: for a bracket, and for badges below it.
  private static let bracketRoom = 8.px
  private static let badgedRoom = 24.px
  static let touchWords = "UI off the main thread"

  /// What the analyses found, at its place: the user interface touched off the main thread, the main thread that does not
  /// answer.
  mutating func addFindingMarks() {
    for touch in tracks.strayTouches.prefix(Self.mostMarks) { addTouch(touch) }
    for failure in tracks.failures.prefix(Self.mostMarks) { addFailure(failure) }
    for race in races() { addRace(race) }
    guard options.view != .cores else { return }
    for finding in findings where finding.category == .hang { addHang(finding) }
  }

  // MARK: User interface

  private mutating func addTouch(_ touch: Touch) {
    guard let lane = lane(of: Int(touch.activity)) else { return }
    guard lane.showsBlocks else {
      addCross(at: Point(time.x(touch.key), lane.blockTop), .userInterface)
      builder.explain(.problem)
      return
    }
    let block = tracks.activities[Int(touch.activity)]
    let end = block.hasEnded ? block.ended : tracks.end
    let rect = rect(of: Int(touch.activity), from: block.started, to: end, in: lane)
    builder.box(
      .error, .userInterface, rect.insetBy(-1.px, -1.px), radius: 3.px, edge: Scene.Stroke(.error, width: 2.px))
    addCross(at: Point(time.x(touch.key), lane.blockTop), .userInterface)
    let words = Self.touchWords
    let y = lane.middle + 4.px
    let box = builder.box(of: words, x: rect.right + 8.px, y: y, .error)
    guard box.right <= nextStart(after: touch.activity, in: lane), builder.isFree(box) else { return builder.explain(.problem) }
    builder.label(.userInterface, words, x: rect.right + 8.px, y: y, .error, .error, on: .lane)
  }

  // MARK: Test failure

  private mutating func addFailure(_ failure: Touch) {
    guard let lane = lane(of: Int(failure.activity)) else { return }
    addCross(at: Point(time.x(failure.key), lane.blockTop), .testFailure)
    builder.explain(.problem)
  }

  private func nextStart(after activity: Int32, in lane: Lane) -> Int {
    guard let offset = lane.activities.firstIndex(of: activity), offset + 1 < lane.activities.count else { return wordsRight }
    return time.x(tracks.activities[Int(lane.activities[offset + 1])].started) - 4.px
  }

  /// A white cross in a red circle.
  mutating func addCross(at middle: Point, _ mark: Scene.Mark) {
    let rect = Rect(x: middle.x - 9.px, y: middle.y - 9.px, width: 18.px, height: 18.px)
    builder.box(.error, mark, rect, radius: 9.px, fill: .error)
    builder.cross(.error, mark, at: middle, arm: 4.px, .background)
  }

  // MARK: Race

  struct Race {
    var first: AccessTrack
    var second: AccessTrack
    var words: String
  }

  /// Those that the analyses found and that both stand in the picture.
  func races() -> [Race] {
    findings.lazy.filter { $0.category == .race }.prefix(Self.mostMarks).compactMap { finding in
      guard let place = finding.notes.first?.position else { return nil }
      // The same place may be reached several times within an instant: the second access is one that has a first.
      for (offset, second) in tracks.accesses.enumerated()
      where second.instant == finding.instant && second.position == finding.position {
        let first = tracks.accesses[..<offset].last {
          $0.position == place && $0.variable == second.variable && $0.activity != second.activity
        }
        guard let first else { continue }
        return Race(first: first, second: second, words: "race on \(index.name(of: second.variable))")
      }
      return nil
    }
  }

  /// The two accesses: a dot at each, and a jagged line between them where its way is clear.
  private mutating func addRace(_ race: Race) {
    guard let upper = lane(of: Int(race.first.activity)), let lower = lane(of: Int(race.second.activity)) else { return }
    let isDown = upper.top <= lower.top
    let from = Point(time.x(race.first.key), isDown ? upper.blockBottom - 5.px : upper.blockTop + 5.px)
    let toY = upper.top != lower.top && isDown ? lower.blockTop + 5.px : lower.blockBottom - 5.px
    let to = Point(time.x(race.second.key), toY)
    addJaggedLine(from, to)
    for dot in [from, to] {
      let rect = Rect(x: dot.x - 6.px, y: dot.y - 6.px, width: 12.px, height: 12.px)
      builder.box(.badge, .race, rect, radius: 6.px, fill: .error, edge: Scene.Stroke(.background, width: 2.px))
    }
    addRaceWords(race.words, from, to)
  }

  /// Beside the later access, else beside the earlier one: where nothing runs.
  private mutating func addRaceWords(_ words: String, _ from: Point, _ to: Point) {
    let width = measurer.width(of: words, .error)
    let places = [max(from.x, to.x) + 10.px, min(from.x, to.x) - 10.px - width]
    for x in places {
      for y in [(from.y + to.y) / 2, from.y, to.y] {
        let box = builder.box(of: words, x: x, y: y + 4.px, .error)
        guard box.right < wordsRight, box.x > time.left, builder.isFree(box), isBetweenBlocks(box) else { continue }
        builder.label(.race, words, x: x, y: y + 4.px, .error, .error, on: .lane)
        return
      }
    }
  }

  private mutating func addJaggedLine(_ from: Point, _ to: Point) {
    var way = Rect(
      left: min(from.x, to.x) - 5.px, top: min(from.y, to.y), right: max(from.x, to.x) + 5.px, bottom: max(from.y, to.y))
    let isSteep = way.height > way.width
    // Between neighbouring lanes the line may be long: it hides nothing there.
    guard way.width < 160.px || way.height <= 30.px else { return }
    // Within a lane it runs through the blocks, and its teeth stand out above and below.
    if from.y == to.y { way = Rect(left: way.x, top: way.y - 4.px, right: way.right, bottom: way.bottom + 4.px) }
    guard builder.isFree(way) else { return }
    let tooth = way.width < 160.px ? 6.px : 12.px
    let steps = max(max(way.height, way.width) / tooth, 2)
    let points = (0...steps).map { step in
      let shift = step == 0 || step == steps ? 0 : step % 2 == 0 ? 4.px : -4.px
      return Point(
        from.x + (to.x - from.x) * step / steps + (isSteep ? shift : 0),
        from.y + (to.y - from.y) * step / steps + (isSteep ? 0 : shift))
    }
    builder.line(.arrow, .race, points, Scene.Stroke(.error, width: 2.px))
  }

  /// The box lies within one lane and on no block.
  private func isBetweenBlocks(_ box: Rect) -> Bool {
    groups.contains { group in
      guard case .queue = group.kind else { return false }
      return group.lanes.contains { lane in
        guard lane.top <= box.y, box.bottom <= lane.top + lane.height else { return false }
        return lane.activities.allSatisfy { activity in
          let block = tracks.activities[Int(activity)]
          let end = block.hasEnded ? time.x(block.ended) : plotRight
          return end <= box.x || time.x(block.started) >= box.right
        }
      }
    }
  }

  // MARK: Hang

  /// The group with the main thread's lane.
  private var mainGroup: Int? { groups.firstIndex { !$0.isLife } }

  private struct Hang {
    var blocking: Int32
    var left: Int
    var right: Int
    /// The height of its bracket.
    var y: Int
    var words: String
  }

  /// The block that keeps the main thread, from the moment when a user notices on.
  private func hang(_ finding: Finding) -> Hang? {
    guard let instant = finding.instant?.nanoseconds, let group = mainGroup, let main = groups[group].lanes.first else {
      return nil
    }
    let blocking = main.activities.first { activity in
      let block = tracks.activities[Int(activity)]
      return block.started <= instant && (block.hasEnded ? block.ended : tracks.end) > instant
    }
    guard let blocking else { return nil }
    let block = tracks.activities[Int(blocking)]
    let end = end(ofWhole: Int(blocking)) ?? (whole ?? tracks).end
    let (left, right) = (time.x(instant), block.hasEnded || !tracks.isCutAtEnd ? time.x(end) : plotRight - CutEdge.width)
    guard right - left >= 4.px else { return nil }
    let words = "hang \(VirtualDuration(nanoseconds: end - block.started).inWords)"
    let isAboveBadges = groups[group].hasWaitingRows && groups[group].waiting.badgeRoom > Self.bracketRoom
    return Hang(
      blocking: blocking, left: left, right: right, y: main.top - (isAboveBadges ? Self.badgedRoom - 6.px : 3.px), words: words)
  }

  /// Badges keep away from the ends of the brackets.
  mutating func reserveHangs() {
    guard options.view != .cores else { return }
    for hang in findings.filter({ $0.category == .hang }).compactMap(hang) {
      for x in [hang.left, hang.right] {
        builder.reserve(Rect(left: x - 3.px, top: hang.y - 5.px, right: x + 3.px, bottom: hang.y + 6.px))
      }
    }
  }

  /// A bracket over the block.
  private mutating func addHang(_ finding: Finding) {
    guard let hang = hang(finding), let group = mainGroup, let main = groups[group].lanes.first else { return }
    let y = hang.y
    builder.line(.arrow, .hang, [Point(hang.left, y), Point(hang.right, y)], Scene.Stroke(.error, width: 3.px))
    let isOpen = tracks.isCutAtEnd && hang.right == plotRight - CutEdge.width
    for x in [hang.left < time.left ? nil : hang.left, isOpen ? nil : hang.right].compactMap({ $0 }) {
      builder.line(.arrow, .hang, [Point(x, y - 4.px), Point(x, y + 5.px)], Scene.Stroke(.error, width: 2.px))
    }
    let middle = main.middle + 4.px
    let box = builder.box(of: hang.words, x: hang.right + 8.px, y: middle, .error)
    guard box.right <= nextStart(after: hang.blocking, in: main), builder.isFree(box) else {
      addWords(of: hang, on: groups[group].hasWaitingRows ? .lane : .background)
      return
    }
    builder.label(.hang, hang.words, x: hang.right + 8.px, y: middle, .error, .error, on: .lane)
  }

  /// In the middle of the bracket, a little beside that, or before or after it.
  private mutating func addWords(of hang: Hang, on ground: Paint) {
    let width = measurer.width(of: hang.words, .error)
    let length = hang.right - hang.left
    let inside = length < width + 24.px ? [] : [2, 1, 3].map { hang.left + length * $0 / 4 - width / 2 }
    // Before it the block runs already.
    let places = inside.filter { $0 > hang.left + 8.px } + [hang.left - 8.px - width, hang.right + 8.px]
    let y = hang.y + 3.px
    let free = places.first { x in
      let box = builder.box(of: hang.words, x: x, y: y, .error)
      return box.x >= time.left && box.right <= wordsRight && builder.isFree(box)
    }
    if let free { builder.label(.hang, hang.words, x: free, y: y, .error, .error, on: ground) }
  }

  /// A bracket over the main lane needs room when blocks wait above it.
  mutating func makeRoomForHang() {
    guard options.view == .queues, findings.contains(where: { $0.category == .hang }), let group = mainGroup else { return }
    groups[group].waiting.badgeRoom = groups[group].waiting.badgeRoom > 0 ? Self.badgedRoom : Self.bracketRoom
  }
}
