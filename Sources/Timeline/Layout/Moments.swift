internal import DispatchTrace

/// Blocks that take no time: one line for all of one moment.
extension TimelineLayout {
  /// Where the blocks end that take no time and stand where the one at `offset` does.
  func endOfMoment(from offset: Int, in lane: Lane) -> Int {
    let first = tracks.activities[Int(lane.activities[offset])]
    var end = offset + 1
    while end < lane.activities.count {
      let block = tracks.activities[Int(lane.activities[end])]
      guard !block.isBody, block.queue == first.queue, time.x(block.started) == time.x(first.started),
        tracks.segments(of: Int(lane.activities[end])).isEmpty
      else { break }
      end += 1
    }
    return end
  }

  /// First the turns of cancelled blocks, then what ran: with their numbers and the first one's name.
  mutating func addMoment(
    _ blocks: ArraySlice<Int32>, _ lane: Lane, _ group: Group, after last: Int64, before next: Int64?
  ) {
    let ran = blocks.filter { !tracks.activities[Int($0)].isSkipped }[...]
    let skipped = blocks.filter { tracks.activities[Int($0)].isSkipped }[...]
    guard let first = blocks.first.map({ tracks.activities[Int($0)] }) else { return }
    var right = time.x(first.started) + 2.px
    if !skipped.isEmpty {
      builder.subject = subject(of: skipped)
      let number = (badge(of: ran).map(badgeWidth) ?? 0) + 14.px
      let name = names(of: ran).last.map { measurer.width(of: $0, .words) + 8.px } ?? 0
      right = addSkipped(skipped, lane, group, before: next, keeping: ran.isEmpty ? [0] : [number + name, number])
    }
    guard !ran.isEmpty else { return }
    builder.subject = subject(of: ran)
    let rect = Rect(x: time.x(first.started), y: lane.blockTop, width: 2.px, height: Lane.blockHeight)
    builder.box(.block, .block, rect, fill: Paint(.edge(group.hue)))
    builder.explain(.runs, group.hue)
    let (names, lined, badge) = (names(of: ran), linedNames(of: ran), badge(of: ran))
    if blocks.first.map(hanging.contains) ?? false {
      addHanging(ran, lined + names, lane, group)
    } else {
      right = addLaunchName(names, badge, right: right, before: next, lane, group)
      builder.subject = subject(of: ran)
      let earlier = skipped.isEmpty ? Edges(left: time.x(max(last, tracks.start)), right: rect.x) : nil
      addOutside(names, lined, badge: badge, right: right, before: next, lane, group, earlier: earlier)
    }
    guard options.view == .queues, group.hasMeasures else { return }
    for activity in ran where isBarrier(tracks.activities[Int(activity)]) { addWait(ofBarrier: Int(activity), group) }
  }

  /// Where something else ended in the lane, and where a moment begins.
  struct Edges {
    var left: Int
    var right: Int
  }

  /// Number and name left of a moment at whose right there is no room for all of them. False where there is none here either.
  mutating func addBefore(_ name: String, _ badge: String?, _ edges: Edges, _ room: Int, _ lane: Lane) -> Bool {
    let number = badge.map { badgeWidth($0) + 5.px } ?? 0
    let room = badge == nil ? room - 4.px : room
    let width = number + measurer.width(of: name, .words)
    let all = Rect(x: edges.right - 5.px - width, y: lane.middle - 8.px, width: width, height: 16.px)
    guard width > room, all.x >= edges.left + 8.px, builder.isFree(all.insetBy(-5.px, 0)) else { return false }
    if let badge { addBadge(badge, middle: Point(all.x + badgeWidth(badge) / 2, lane.middle)) }
    addWords(name, .block, right: all.x + number, limit: all.right, lane)
    return true
  }

  /// Where there is no room for its word, the legend has it.
  mutating func explainLaunch() {
    let launches = builder.elements(of: .launch).filter { $0.subject == .body(ThreadID(0)) }
    let isNamed = launches.contains { if case .text = $0.shape { true } else { false } }
    if !launches.isEmpty, !isNamed { builder.explain(.launch, .main) }
  }

  /// In the moment of a launch that takes no time there is room for its word only here. Returns its right end.
  private mutating func addLaunchName(
    _ names: [String], _ badge: String?, right: Int, before next: Int64?, _ lane: Lane, _ group: Group
  ) -> Int {
    guard startsWithLaunch(lane, at: right - 2.px) else { return right }
    builder.subject = .body(ThreadID(0))
    let limit = wordsLimit(in: group, before: next, after: right)
    let others = (badge.map { badgeWidth($0) + 5.px } ?? 0) + (names.last.map { measurer.width(of: $0, .words) } ?? 0) + 16.px
    let isAlone = badge == nil && right + others > limit
    let words = isAlone ? "launch" : "launch,"
    let width = measurer.width(of: words, .words)
    guard right + 7.px + width + (isAlone ? 0 : others) <= limit else { return right }
    addWords(words, .launch, right: right + 7.px, limit: limit, lane)
    return right + 7.px + width
  }

  /// A launch that takes no time has its mark there.
  func startsWithLaunch(_ lane: Lane, at x: Int) -> Bool {
    guard let first = lane.activities.first else { return false }
    let body = tracks.activities[Int(first)]
    return body.isBody && body.thread == 0 && time.x(body.started) == x && tracks.segments(of: Int(first)).isEmpty
  }

  /// The turns of cancelled blocks: an empty box that says so. Returns its right end with its words.
  private mutating func addSkipped(
    _ blocks: ArraySlice<Int32>, _ lane: Lane, _ group: Group, before next: Int64?, keeping rests: [Int]
  ) -> Int {
    guard let first = blocks.first else { return 0 }
    let x = time.x(tracks.activities[Int(first)].started)
    let rect = Rect(x: x, y: lane.blockTop + 6.px, width: 10.px, height: Lane.blockHeight - 12.px)
    builder.box(.block, .skipped, rect, fill: .lane, edge: Scene.Stroke(Paint(.edge(group.hue)), dash: .dashed))
    let limit = next.map { time.x($0) - 2.px } ?? wordsRight
    let left = rect.right + 5.px
    for rest in rests {
      for words in skipWords(blocks) where measurer.width(of: words, .words) <= limit - rest - left {
        addWords(words, .skipped, right: left, limit: limit - rest, lane)
        return left + measurer.width(of: words, .words) + 4.px
      }
    }
    return rect.right
  }

  /// From the fullest words to the shortest.
  private func skipWords(_ blocks: ArraySlice<Int32>) -> [String] {
    guard let first = blocks.first else { return [] }
    let reason = skipReasons?.common(to: blocks.map { ItemID(tracks.activities[Int($0)].item) })
    let why = reason.map { ": \($0.rawValue)" } ?? ""
    if blocks.count > 1 { return ["\(Self.grouped(blocks.count)) skipped\(why)", "\(Self.grouped(blocks.count)) skipped"] }
    let name = name(of: Int(first))
    let lined = withLine(name, of: Int(first)).map { ["\($0) skipped\(why)"] } ?? []
    return lined + ["\(name) skipped\(why)", "\(name) skipped", "skipped\(why)", "skipped"]
  }

  /// How wide number and name are of what stands last in the lane, if it takes no time.
  func widthOfLastMoment(in lane: Lane) -> Int {
    guard let last = lane.activities.last.map({ tracks.activities[Int($0)] }) else { return 0 }
    let first = lane.activities.lastIndex { tracks.activities[Int($0)].started != last.started } ?? -1
    let blocks = lane.activities[(first + 1)...].filter { tracks.segments(of: Int($0)).isEmpty }
    let skipped = blocks.filter { tracks.activities[Int($0)].isSkipped }[...]
    let ran = blocks.filter { !tracks.activities[Int($0)].isSkipped }[...]
    let skip = skipWords(skipped).first.map { measurer.width(of: $0, .words) + 20.px } ?? 0
    let name = (linedNames(of: ran) + names(of: ran)).first.map { measurer.width(of: $0, .words) } ?? 0
    return name + (badge(of: ran).map(badgeWidth) ?? 0) + (skipped.isEmpty ? 0 : skip)
  }

  /// From the fullest words to the shortest.
  func names(of blocks: ArraySlice<Int32>) -> [String] {
    guard let all = allOf(blocks) else { return [] }
    return noted(all, blocks) + (blocks.count == 1 ? [] : ["\(Self.grouped(blocks.count)) blocks"])
  }

  /// The same with the line that all of them come from; none where there is no such line.
  func linedNames(of blocks: ArraySlice<Int32>) -> [String] {
    guard let all = allOf(blocks), let line = commonLine(of: blocks) else { return [] }
    return noted("\(all) \(line)", blocks)
  }

  private func allOf(_ blocks: ArraySlice<Int32>) -> String? {
    // The name beside a number is that of its block: not every block has a number.
    guard let first = blocks.first(where: { tracks.activities[Int($0)].number > 0 }) ?? blocks.first else { return nil }
    let name = nameBesideNumber(of: Int(first))
    return blocks.count == 1 ? name : "\(name) and \(Self.grouped(blocks.count - 1)) more"
  }

  private func noted(_ all: String, _ blocks: ArraySlice<Int32>) -> [String] {
    let notes = notes(on: blocks)
    return stride(from: notes.count, through: 0, by: -1).map { ([all] + notes.prefix($0)).joined(separator: " · ") }
  }

  /// What is so of each of them and has no other mark on a block that takes no time.
  private func notes(on blocks: ArraySlice<Int32>) -> [String] {
    func common(_ note: (Int) -> String?) -> String? {
      let all = Set(blocks.map { note(Int($0)) })
      return all.count == 1 ? all.first ?? nil : nil
    }
    return [
      common { isBarrier(tracks.activities[$0]) ? "barrier" : nil }, blocks.lazy.compactMap { onceWords(Int($0)) }.first,
      common { isOnCaller($0) ? callerWords($0) : nil },
    ].compactMap { $0 }
  }

  func onceWords(_ once: OnceID) -> String { "once: \(index.name(of: once))" }

  /// Which one-time initialisation it does.
  func onceWords(_ activity: Int) -> String? {
    let once = tracks.activities[activity].once
    return once < 0 ? nil : onceWords(OnceID(once))
  }

  /// The numbers in the order in which the blocks ran; of many only which they are.
  func badge(of blocks: ArraySlice<Int32>) -> String? {
    let numbers = blocks.map { Int(tracks.activities[Int($0)].number) }.filter { $0 > 0 }
    let sorted = numbers.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    if numbers != sorted, numbers.count <= 6 { return numbers.map(String.init).joined(separator: ", ") }
    let all = ranges(of: sorted)
    return all.count <= 8 ? all : "\(numbers.count) of \(first)–\(last)"
  }
}
