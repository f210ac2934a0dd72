internal import DispatchTrace

/// Arrows of submissions that share no stem.
extension TimelineLayout {
  mutating func addArrow(_ submission: SubmissionTrack, isUp: Bool, at x: Int) {
    guard let caller = lane(of: Int(submission.caller)) else { return }
    // Within its caller's lane there is no way for an arrow to go: the badge says what it has to.
    if staysIn(caller, submission) { return }
    let from = isUp ? caller.blockTop : caller.blockBottom
    guard let (to, start) = landing(of: submission, isUp: isUp) else { return }
    // Beside the instant no dotted line leads from the arrow to the start.
    if let branch = branch(of: submission, at: x) {
      builder.line(.path, .submission, [Point(x, from)] + branch, Scene.Stroke(.text), head: .filled(size: 6.px))
      return builder.explain(.submission)
    }
    let isBeside = x != time.x(submission.key)
    addArrowLine(
      .submission, [Point(x, from), Point(x, isBeside ? start ?? to : to)], Scene.Stroke(.text), head: .filled(size: 7.px),
      in: targetGroup(of: submission))
    builder.explain(.submission)
    if let start, !isBeside, abs(start - to) > 1.px { addStartLine([Point(x, to), Point(x, start)]) }
  }

  /// It begins in its caller's lane and waits nowhere.
  func staysIn(_ caller: Lane, _ submission: SubmissionTrack) -> Bool {
    submission.timer < 0 && lane(of: Int(submission.activity))?.top == caller.top && !waits(submission)
  }

  /// Whether the block has a bar, or is counted in the curve of those that wait.
  func waits(_ submission: SubmissionTrack) -> Bool {
    guard let group = targetIndex(of: submission) else { return false }
    if groups[group].waiting.depth.isEmpty { return bar(of: Int(submission.activity), inGroupAt: group) != nil }
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
    let end = group.hasWaitingRows ? group.lanesTop - 4.px : group.top
    let x = time.x(submission.key)
    // A bar that waits there would hide the head: it goes to the block itself.
    if startsAtOnce, hides([Point(x, end - 8.px), Point(x, end)], group) { return (lane.blockTop, nil) }
    return (end, startsAtOnce ? lane.blockTop : nil)
  }

  /// Right of its instant, back to the dot at which the rail of a delay begins: it would seem to begin later.
  func branch(of submission: SubmissionTrack, at x: Int) -> [Point]? {
    let instant = time.x(submission.key)
    guard submission.timer >= 0, x > instant, let group = targetGroup(of: submission) else { return nil }
    let y = railY(of: Int(submission.timer), group)
    return [Point(x, y), Point(instant + 3.px, y)]
  }
}
