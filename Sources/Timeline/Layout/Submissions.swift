internal import DispatchTrace

/// Submissions of one caller so close together that they share a badge: usually all of one instant.
struct SubmissionBundle {
  var caller: Int
  var isUp: Bool
  var members: [SubmissionTrack] = []
  /// Their numbers, as runs of consecutive ones.
  private(set) var runs: [ClosedRange<Int>] = []

  init(caller: Int, isUp: Bool) {
    self.caller = caller
    self.isUp = isUp
  }

  mutating func add(_ member: SubmissionTrack, number: Int) {
    members.append(member)
    add(number...number)
  }

  mutating func add(_ other: SubmissionBundle) {
    members += other.members
    for run in other.runs { add(run) }
  }

  private mutating func add(_ run: ClosedRange<Int>) {
    if let last = runs.last, last.upperBound + 1 == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound...run.upperBound
    } else {
      runs.append(run)
    }
  }

  /// `1–4, 6`; with many gaps how many they are, and of which.
  var label: String {
    guard let first = runs.first, let last = runs.last else { return "" }
    let label = runs.prefix(5).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }.joined(
      separator: ", ")
    if runs.count == 1, label.count > 9 {
      return "\(TimelineLayout.grouped(first.lowerBound))–\(TimelineLayout.grouped(first.upperBound))"
    }
    return runs.count < 5 && label.count <= 12 ? label : "\(members.count) of \(first.lowerBound)–\(last.upperBound)"
  }

  /// The number of the member at `offset`: only for the few that are drawn one by one.
  func number(at offset: Int) -> Int {
    var rest = offset
    for run in runs {
      if rest < run.count { return run.lowerBound + rest }
      rest -= run.count
    }
    return 0
  }
}

extension TimelineLayout {
  /// More arrows than this fold to ticks on the caller.
  private static let arrowBudget = 60
  /// How far left of its instant a shared stem stands.
  private static let stemOffset = 10.px

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
      if isOneInstant(bundle), bundle.members.count > 1 {
        addStem(bundle)
      } else {
        addArrows(bundle)
      }
    }
    builder.subject = nil
  }

  /// An arrow for each submission; one that would be less than 6 px from the one before is only a tick on the caller.
  private mutating func addArrows(_ bundle: SubmissionBundle) {
    var last = Int.min
    for member in bundle.members {
      let x = time.x(member.key)
      if last == Int.min || x - last >= 6.px {
        addArrow(member, isUp: bundle.isUp)
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
  private func targetGroup(of submission: SubmissionTrack) -> Group? {
    if submission.timer >= 0 {
      return groups.first { if case .timers = $0.kind { true } else { false } }
    }
    return queueGroup(of: Int(submission.activity))
  }

  /// Where the block goes to: its bar, if it waits; within the caller's own queue its lane; else its queue.
  private func targetTop(of submission: SubmissionTrack) -> Int? {
    guard let group = targetGroup(of: submission) else { return nil }
    if submission.timer < 0, bar(of: Int(submission.activity), in: group) == nil,
      place[Int(submission.activity)].group >= 0, isWithinOneQueue(submission), let lane = lane(of: Int(submission.activity))
    {
      return lane.top
    }
    return group.hasWaitingRows ? group.top : group.lanesTop
  }

  /// The block stands on top of its caller, in the same lane: there is no way for an arrow to go.
  private func isOnTop(_ submission: SubmissionTrack) -> Bool {
    options.view == .queues && tracks.activities[Int(submission.activity)].caller == submission.caller
      && place[Int(submission.activity)] == place[Int(submission.caller)]
  }

  private func isWithinOneQueue(_ submission: SubmissionTrack) -> Bool {
    submission.caller >= 0 && place[Int(submission.caller)].group == place[Int(submission.activity)].group
  }

  /// A caller right below waiting rows that hands blocks upwards has its badges there: they need room.
  mutating func makeRoomForBadges() {
    for submission in tracks.submissions where submission.caller >= 0 && submission.timer < 0 && !isCut(submission.key) {
      let caller = place[Int(submission.caller)]
      guard caller.group >= 0, caller.lane == 0 else { continue }
      let queue = Int(tracks.activities[Int(submission.activity)].queue)
      guard queue >= 0, groupOfQueue[queue] >= 0, groupOfQueue[queue] <= caller.group else { continue }
      groups[Int(caller.group)].waiting.badgeRoom = 8.px
    }
  }

  // MARK: Single arrows

  private mutating func addArrow(_ submission: SubmissionTrack, isUp: Bool) {
    guard let caller = lane(of: Int(submission.caller)) else { return }
    // Within its caller's lane there is no way for an arrow to go: the badge says what it has to.
    if submission.timer < 0, lane(of: Int(submission.activity))?.top == caller.top, !waits(submission) { return }
    let x = time.x(submission.key)
    let from = isUp ? caller.blockTop : caller.blockBottom
    guard let (to, start) = landing(of: submission, isUp: isUp) else { return }
    builder.line(
      .path, .submission, [Point(x, from), Point(x, to)], Scene.Stroke(.text), head: .filled(size: 7.px))
    builder.explain(.submission)
    if let start, abs(start - to) > 1.px { addStartLine([Point(x, to), Point(x, start)]) }
  }

  /// Whether the block has a bar, or is counted in the curve of those that wait.
  private func waits(_ submission: SubmissionTrack) -> Bool {
    guard let group = targetGroup(of: submission) else { return false }
    if group.waiting.depth.isEmpty { return bar(of: Int(submission.activity), in: group) != nil }
    let block = tracks.activities[Int(submission.activity)]
    return !block.hasStarted || time.x(block.started) > time.x(submission.key)
  }

  /// Where the arrow ends, and where the block begins if it starts at once somewhere below that.
  func landing(of submission: SubmissionTrack, isUp: Bool) -> (to: Int, start: Int?)? {
    guard let group = targetGroup(of: submission) else { return nil }
    if submission.timer >= 0 { return (railY(of: Int(submission.timer), group) - 4.px, nil) }
    let bar = bar(of: Int(submission.activity), in: group)
    if let bar, time.x(bar.end) - time.x(bar.start) >= 2.px || bar.isOpen {
      let top = barTop(bar, group)
      return (isUp ? top + WaitingRows.barHeight : top, nil)
    }
    guard let lane = lane(of: Int(submission.activity)) else { return (group.lanesTop, nil) }
    if isUp { return (lane.blockBottom, nil) }
    if isWithinOneQueue(submission) { return (lane.blockTop, nil) }
    if lane.top == group.lanesTop, !group.hasWaitingRows { return (lane.blockTop, nil) }
    // A block that is counted in the curve of those that wait does not start here.
    let startsAtOnce = time.x(tracks.activities[Int(submission.activity)].started) == time.x(submission.key)
    return (group.hasWaitingRows ? group.lanesTop - 4.px : group.top, startsAtOnce ? lane.blockTop : nil)
  }

  // MARK: Shared stems

  /// One stem for everything that a caller submits at one instant, with a branch to each bar and block.
  private mutating func addStem(_ bundle: SubmissionBundle) {
    guard let caller = lane(of: bundle.caller) else { return }
    let x = time.x(bundle.members[0].key)
    let stem = x - Self.stemOffset
    let from = bundle.isUp ? caller.blockTop : caller.blockBottom
    var solid: [Int] = []
    var dotted: [Int] = []
    for member in bundle.members {
      guard let group = targetGroup(of: member) else { continue }
      if member.timer >= 0 {
        solid.append(railY(of: Int(member.timer), group))
      } else if let bar = bar(of: Int(member.activity), in: group) {
        solid.append(barTop(bar, group) + WaitingRows.barHeight / 2)
      } else if !group.waiting.depth.isEmpty, waits(member) {
        solid.append((group.top + group.lanesTop) / 2)
      } else if let lane = lane(of: Int(member.activity)) {
        dotted.append(lane.middle)
      }
    }
    let reach = { (ys: [Int]) in bundle.isUp ? ys.min() : ys.max() }
    guard !(solid + dotted).isEmpty else {
      addCallerBadge(bundle.label, bundle, x: x)
      return
    }
    if let end = reach(solid + dotted) {
      builder.line(.path, .submission, [Point(stem, from), Point(stem, end)], Scene.Stroke(.text))
    }
    for y in uniqued(solid + dotted) {
      builder.line(.path, .submission, [Point(stem, y), Point(x, y)], Scene.Stroke(.text), head: .filled(size: 6.px))
    }
    builder.explain(.submission)
    addCallerBadge(bundle.label, bundle, x: x - Self.stemOffset)
  }

  private func uniqued(_ values: [Int]) -> [Int] {
    var result: [Int] = []
    for value in values.sorted() where result.last != value { result.append(value) }
    return result
  }

  // MARK: Badges on the caller

  private mutating func addCallerBadge(_ label: String, _ bundle: SubmissionBundle, x: Int) {
    guard let caller = lane(of: bundle.caller) else { return }
    let y = bundle.isUp ? caller.blockTop - 4.px : caller.blockBottom + 4.px
    let width = badgeWidth(label)
    let first = max(tracks.isCutAtEnd ? min(x, wordsRight - width / 2) : x, wordsLeft + width / 2)
    // Another caller's badge may stand there already: beside it, then.
    let tries = [0, 17.px, -17.px, 34.px, 51.px]
    let free = tries.first { shift in
      let rect = Rect(x: first + shift - width / 2, y: y - 15.px / 2, width: width, height: 15.px)
      return rect.right <= canvasWidth - 2.px && builder.isFree(rect)
    }
    guard let free else { return }
    addBadge(label, middle: Point(first + free, y))
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
    if group.lanes.count == 1 { return group.lanes[0].middle }
    return (group.lanes.first { $0.activities.contains(Int32(timer)) } ?? group.lanes[0]).middle
  }
}
