internal import DispatchTrace

extension TimelineLayout {
  /// More arrows than this fold to ticks on the caller.
  private static let arrowBudget = 60
  /// How far left of its instant a shared stem stands, where there is room.
  private static let stemOffset = 10.px
  /// A shorter arrow would lie under the number at its beginning.
  private static let shortest = 16.px

  mutating func addSubmissions() {
    guard options.view != .cores else { return }
    let bundles = submissionBundles()
    // A shared stem counts as one arrow.
    let arrows = bundles.reduce(0) { $0 + (isOneInstant($1) ? 1 : $1.members.count) }
    guard arrows <= Self.arrowBudget else {
      addTicks(bundles)
      return
    }
    for bundle in bundles {
      builder.subject = .submissions(bundle.members.map { ItemID($0.activity) })
      if bundle.members.count == 1 {
        addSingle(bundle)
      } else if isOneInstant(bundle) {
        let levels = levels(of: bundle)
        addStem(bundle, levels, at: freeOffset(ArrowWays.left) { stemWay(bundle, levels, at: $0) } ?? -Self.stemOffset)
      } else {
        addArrows(bundle)
      }
    }
    builder.subject = nil
  }

  /// Upright from its instant; where another arrow lies there, a little beside it.
  private mutating func addSingle(_ bundle: SubmissionBundle) {
    let member = bundle.members[0]
    let levels = levels(of: bundle)
    let sides = member.timer >= 0 ? ArrowWays.right + ArrowWays.left : ArrowWays.left + ArrowWays.right
    let offset = freeOffset([0] + sides) { offset in
      if offset >= 0 { return reaches(member, offset) ? straightWay(member, bundle, at: offset) : nil }
      return isOpen(member, from: offset) ? stemWay(bundle, levels, at: offset) : nil
    }
    if let offset, offset < 0 { return addStem(bundle, levels, at: offset) }
    let x = time.x(member.key) + (offset ?? 0)
    if let way = straightWay(member, bundle, at: offset ?? 0) { ways.take(way) }
    addArrow(member, isUp: bundle.isUp, at: x)
    addCallerBadge(bundle.label, bundle, x: x)
  }

  private func straightWay(_ member: SubmissionTrack, _ bundle: SubmissionBundle, at offset: Int) -> ArrowWays.Way? {
    guard let caller = lane(of: bundle.caller), let (end, start) = landing(of: member, isUp: bundle.isUp) else { return nil }
    let x = time.x(member.key) + offset
    let to = offset > 0 ? start ?? end : end
    let isWithin = staysIn(caller, member)
    let from = bundle.isUp ? caller.blockTop : caller.blockBottom
    let badge = callerBadge(bundle.label, bundle, x: x)
    // Between lanes right below each other it would lie under its own number.
    guard isWithin || abs(to - from) >= Self.shortest else { return nil }
    if let branch = branch(of: member, at: x) { return ArrowWays.Way([Point(x, from)] + branch, head: 6.px, badge: badge) }
    return ArrowWays.Way([Point(x, from), Point(x, isWithin ? from : to)], head: 7.px, badge: badge)
  }

  /// What goes on in the caller's own lane, where the caller ends, has no branch: the number says it.
  private func branches(of bundle: SubmissionBundle) -> [SubmissionTrack] {
    guard let caller = lane(of: bundle.caller) else { return [] }
    return bundle.members.filter { !staysIn(caller, $0) || !covers(Int32(bundle.caller), time.x($0.key) - 6.px) }
  }

  /// The heights of a stem's branches, from top to bottom.
  private func levels(of bundle: SubmissionBundle) -> [Int] {
    var seen: Set<LevelPlace> = []
    return uniqued(branches(of: bundle).compactMap { seen.insert(levelPlace(of: $0)).inserted ? level(of: $0) : nil })
  }

  /// What its height depends on: very many have one.
  private struct LevelPlace: Hashable {
    var group: Int
    var timer: Int32
    var row: Int
    var waits: Bool
    var ownGroup: Int32
    var lane: Int32
  }

  private func levelPlace(of member: SubmissionTrack) -> LevelPlace {
    let group = targetIndex(of: member) ?? -1
    let lane = place[Int(member.activity)]
    return LevelPlace(
      group: group, timer: member.timer, row: group < 0 ? -1 : bar(of: Int(member.activity), inGroupAt: group)?.row ?? -1,
      waits: waits(member), ownGroup: lane.group, lane: lane.lane)
  }

  /// `levels` are those of the bundle.
  private func stemWay(_ bundle: SubmissionBundle, _ levels: [Int], at offset: Int) -> ArrowWays.Way? {
    guard let caller = lane(of: bundle.caller) else { return nil }
    let x = time.x(bundle.members[0].key)
    let from = bundle.isUp ? caller.blockTop : caller.blockBottom
    guard let end = bundle.isUp ? levels.first : levels.last else { return nil }
    let points = [Point(x + offset, from), Point(x + offset, end), Point(x, end)]
    return ArrowWays.Way(points, head: 6.px, badge: callerBadge(bundle.label, bundle, x: x + offset))
  }

  /// What it goes to is there `offset` after its instant, too: a rail, a bar, a block, or the name of a block that takes no time.
  private func reaches(_ member: SubmissionTrack, _ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let x = time.x(member.key) + offset
    // Nothing is handed over after the end.
    if let ending, time.x(member.key) <= lineX(of: ending), lineX(of: ending) < x + 8.px { return false }
    if member.timer >= 0 {
      let timer = tracks.timers[Int(member.timer)]
      return x + 8.px <= (timer.isOpen || timer.due > tracks.end ? plotRight : time.x(timer.due))
    }
    guard let group = targetGroup(of: member) else { return false }
    if let bar = bar(of: Int(member.activity), in: group) { return bar.isOpen || x + 4.px <= time.x(bar.end) }
    let block = tracks.activities[Int(member.activity)]
    return covers(member.activity, x + 4.px) || block.started == block.ended
  }

  /// A branch from the left finds nothing in its way to the bar or block.
  private func isOpen(_ member: SubmissionTrack, from offset: Int) -> Bool {
    guard let group = targetGroup(of: member) else { return false }
    let x = time.x(member.key)
    if let bar = bar(of: Int(member.activity), in: group) {
      return group.waiting.bars.allSatisfy { other in
        other.row != bar.row || other.activity == bar.activity || time.x(other.start) >= x
          || !other.isOpen && time.x(other.end) <= x + offset
      }
    }
    if !group.waiting.depth.isEmpty, waits(member) { return true }
    return lane(of: Int(member.activity)).map { isEmpty($0, from: x + offset, to: x) } ?? false
  }

  /// The height at which a branch meets what it goes to.
  func level(of member: SubmissionTrack) -> Int? {
    guard let group = targetGroup(of: member) else { return nil }
    if member.timer >= 0 { return railY(of: Int(member.timer), group) }
    if let bar = bar(of: Int(member.activity), in: group) { return barTop(bar, group) + WaitingRows.barHeight / 2 }
    if !group.waiting.depth.isEmpty, waits(member) { return (group.top + group.lanesTop) / 2 }
    return lane(of: Int(member.activity))?.middle
  }

  /// An arrow for each submission; one that would be less than 6 px from the one before is only a tick on the caller.
  private mutating func addArrows(_ bundle: SubmissionBundle) {
    var last = Int.min
    for member in bundle.members {
      let x = time.x(member.key)
      if last == Int.min || x - last >= 6.px {
        addArrow(member, isUp: bundle.isUp, at: x)
        if var way = straightWay(member, bundle, at: 0) {
          way.badge = nil
          ways.take(way)
        }
        last = x
      } else if x != last {
        addTick(member, isUp: bundle.isUp)
      }
    }
    addCallerBadge(bundle.label, bundle, x: badgeMiddle(of: bundle))
  }

  private func isOneInstant(_ bundle: SubmissionBundle) -> Bool {
    time.x(bundle.members[0].key) == time.x(bundle.members[bundle.members.count - 1].key)
  }

  /// In order of submission. Submissions from one lane whose badges would touch go together.
  private func submissionBundles() -> [SubmissionBundle] {
    var last: [Int: Int] = [:]
    var merged: [SubmissionBundle] = []
    // A pill grows with its numbers: what touches now goes together too.
    for bundle in firstBundles() {
      let key = (lane(of: bundle.caller)?.top ?? 0) * 2 + (bundle.isUp ? 1 : 0)
      if let known = last[key], badgeRight(of: merged[known]) + 1.px > badgeLeft(of: bundle) {
        merged[known].add(bundle)
        continue
      }
      last[key] = merged.count
      merged.append(bundle)
    }
    return merged
  }

  private func badgeLeft(of bundle: SubmissionBundle) -> Int {
    badgeMiddle(of: bundle) - badgeWidth(bundle.label) / 2
  }

  private func badgeRight(of bundle: SubmissionBundle) -> Int {
    badgeMiddle(of: bundle) + badgeWidth(bundle.label) / 2
  }

  private func firstBundles() -> [SubmissionBundle] {
    var bundles: [SubmissionBundle] = []
    var lastOf: [Int: Int] = [:]
    for (offset, submission) in tracks.submissions.enumerated() {
      guard submission.caller >= 0, !isCut(submission.key), let caller = lane(of: Int(submission.caller)), caller.showsBlocks,
        !isOnTop(submission)
      else { continue }
      let target = targetTop(of: submission)
      if target == nil, options.view == .queues { continue }
      let isUp = target.map { $0 < caller.top } ?? false
      let key = caller.top * 2 + (isUp ? 1 : 0)
      if let known = lastOf[key], touches(bundles[known], submission) {
        bundles[known].add(submission, number: offset + 1)
        continue
      }
      lastOf[key] = bundles.count
      var bundle = SubmissionBundle(caller: Int(submission.caller), isUp: isUp)
      bundle.add(submission, number: offset + 1)
      bundles.append(bundle)
    }
    return bundles
  }

  /// The badge of a submission at `key` would touch that of `bundle`.
  private func touches(_ bundle: SubmissionBundle, _ submission: SubmissionTrack) -> Bool {
    let last = bundle.members[bundle.members.count - 1]
    let x = time.x(submission.key)
    // How wide the badge is costs more to tell.
    return x - time.x(last.key) < 6.px || x - 8.px < badgeRight(of: bundle)
  }

  private func badgeMiddle(of bundle: SubmissionBundle) -> Int {
    let first = time.x(bundle.members[0].key)
    let last = time.x(bundle.members[bundle.members.count - 1].key)
    if bundle.members.count == 1 { return first }
    return first == last ? first - Self.stemOffset : (first + last) / 2
  }

  /// The group that the submission goes to: its queue's, or the timers track.
  func targetGroup(of submission: SubmissionTrack) -> Group? { targetIndex(of: submission).map { groups[$0] } }

  /// The same without a copy of the group.
  func targetIndex(of submission: SubmissionTrack) -> Int? {
    if submission.timer >= 0 {
      return groups.firstIndex { if case .timers = $0.kind { true } else { false } }
    }
    return queueGroupIndex(of: Int(submission.activity))
  }

  /// Where the block goes to: its bar, if it waits; within the caller's own queue its lane; else its queue.
  private func targetTop(of submission: SubmissionTrack) -> Int? {
    guard let group = targetIndex(of: submission) else { return nil }
    let place = place[Int(submission.activity)]
    if submission.timer < 0, place.group >= 0, isWithinOneQueue(submission),
      bar(of: Int(submission.activity), inGroupAt: group) == nil
    {
      return groups[Int(place.group)].lanes[Int(place.lane)].top
    }
    return groups[group].hasWaitingRows ? groups[group].top : groups[group].lanesTop
  }

  /// The block stands on top of its caller, in the same lane: there is no way for an arrow to go.
  private func isOnTop(_ submission: SubmissionTrack) -> Bool {
    options.view == .queues && tracks.activities[Int(submission.activity)].caller == submission.caller
      && place[Int(submission.activity)] == place[Int(submission.caller)]
  }

  func isWithinOneQueue(_ submission: SubmissionTrack) -> Bool {
    submission.caller >= 0 && place[Int(submission.caller)].group == place[Int(submission.activity)].group
  }

  /// A caller right below waiting rows that hands blocks upwards has its badges there: they and the heads of their arrows need room.
  mutating func makeRoomForBadges() {
    for submission in tracks.submissions where submission.caller >= 0 && submission.timer < 0 && !isCut(submission.key) {
      let caller = place[Int(submission.caller)]
      guard caller.group >= 0, caller.lane == 0 else { continue }
      let queue = Int(tracks.activities[Int(submission.activity)].queue)
      guard queue >= 0, groupOfQueue[queue] >= 0, groupOfQueue[queue] <= caller.group else { continue }
      groups[Int(caller.group)].waiting.badgeRoom = 12.px
    }
  }

  // MARK: Shared stems

  /// One stem for everything that a caller submits at one instant, with a branch to each bar and block.
  private mutating func addStem(_ bundle: SubmissionBundle, _ levels: [Int], at offset: Int) {
    guard let caller = lane(of: bundle.caller) else { return }
    let x = time.x(bundle.members[0].key)
    let stem = x + offset
    let from = bundle.isUp ? caller.blockTop : caller.blockBottom
    let rails = Set(
      bundle.members.filter { $0.timer >= 0 }.compactMap { level(of: $0) }
        + (tracks.activities[bundle.caller].isBody ? [caller.middle] : []))
    guard let top = levels.first, let bottom = levels.last else {
      addCallerBadge(bundle.label, bundle, x: x)
      return
    }
    builder.line(
      .path, .submission, [Point(stem, min(top, from)), Point(stem, max(bottom, from))], Scene.Stroke(.text))
    let members = oneOfEachPlace(bundle.members)
    for y in levels {
      // Before the dot at which a rail begins, or the mark of the launch.
      let branch = [Point(stem, y), Point(rails.contains(y) ? x - 3.px : x, y)]
      builder.line(layer(of: branch, members), .submission, branch, Scene.Stroke(.text), head: .filled(size: 6.px))
      ways.take(ArrowWays.Way(branch, head: 6.px))
    }
    if let way = stemWay(bundle, levels, at: offset) { ways.take(way) }
    builder.explain(.submission)
    addCallerBadge(bundle.label, bundle, x: stem)
  }

  private func uniqued(_ values: [Int]) -> [Int] {
    var result: [Int] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }

  // MARK: Badges on the caller

  /// Where the numbers stand on the caller's edge.
  private func callerBadge(_ label: String, _ bundle: SubmissionBundle, x: Int) -> Rect? {
    guard let caller = lane(of: bundle.caller) else { return nil }
    let y = bundle.isUp ? caller.blockTop - 4.px : caller.blockBottom + 4.px
    let width = badgeWidth(label)
    let middle = max(tracks.isCutAtEnd ? min(x, wordsRight - width / 2) : x, wordsLeft + width / 2)
    return Rect(x: middle - width / 2, y: y - 15.px / 2, width: width, height: 15.px)
  }

  private mutating func addCallerBadge(_ label: String, _ bundle: SubmissionBundle, x: Int) {
    guard let rect = callerBadge(label, bundle, x: x) else { return }
    // Another caller's badge may stand there already: beside it, then.
    let tries = [0, 17.px, -17.px, 34.px, 51.px]
    let free = tries.first { shift in
      let moved = Rect(x: rect.x + shift, y: rect.y, width: rect.width, height: rect.height)
      return moved.right <= canvasWidth - 2.px && builder.isFree(moved)
    }
    guard let free else { return }
    ways.take(ArrowWays.Way(badge: Rect(x: rect.x + free, y: rect.y, width: rect.width, height: rect.height)))
    addBadge(label, middle: Point(rect.x + free + rect.width / 2, rect.y + 15.px / 2))
  }

  /// Too many arrows to follow: a tick for each on the caller, a number at every tenth.
  private mutating func addTicks(_ bundles: [SubmissionBundle]) {
    for bundle in bundles {
      var last = Int.min
      defer { builder.subject = nil }
      for (offset, member) in bundle.members.enumerated() {
        let x = time.x(member.key)
        guard x != last else { continue }
        builder.subject = .submissions([ItemID(member.activity)])
        addTick(member, isUp: bundle.isUp)
        last = x
        let number = bundle.number(at: offset)
        if number % 10 == 0 { addTickNumber(number, of: bundle.caller, isUp: bundle.isUp, x: x) }
      }
    }
  }

  private mutating func addTick(_ submission: SubmissionTrack, isUp: Bool) {
    guard let caller = lane(of: Int(submission.caller)) else { return }
    let x = time.x(submission.key)
    let y = isUp ? caller.blockTop : caller.blockBottom
    builder.line(.arrow, .submission, [Point(x, y - 2.px), Point(x, y + 3.px)], Scene.Stroke(.text))
    builder.explain(.tick)
  }

  /// Above or below the group's lanes; between two of them there is no room.
  private mutating func addTickNumber(_ number: Int, of caller: Int, isUp: Bool, x: Int) {
    guard let lane = lane(of: caller), let group = group(of: caller),
      lane.top == (isUp ? group.lanes.first : group.lanes.last)?.top
    else { return }
    let y = isUp ? lane.blockTop - 6.px : lane.blockBottom + 11.px
    let width = measurer.width(of: "\(number)", .badge)
    let box = builder.box(of: "\(number)", x: x - width / 2, y: y, .badge).insetBy(-4.px, 0)
    guard builder.isFree(box), box.right <= canvasWidth else { return }
    let ground = isUp && group.hasWaitingRows ? Paint.lane : .background
    builder.label(.badge, "\(number)", x: x, y: y, .badge, .text, on: ground, .middle)
  }

  /// The height of a delay's rail on the timers track.
  func railY(of timer: Int, _ group: Group) -> Int {
    group.lanes[laneOfTimer[timer]].middle
  }
}
