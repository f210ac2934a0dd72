internal import DispatchTrace

/// How the picture ends when the program does not simply finish: the instant from which nothing moves any more.
struct Ending {
  enum Kind {
    case deadlock
    case trap(Outcome.Trap)
    case limit(Outcome.Limit)
  }

  var kind: Kind
  var key: Int64
  /// Other blocks run on after it.
  var goesOn = false
  /// What the analysis says about it; nil when nobody analysed the trace.
  var finding: Finding?

  /// `tracks` are those of the whole run.
  init?(trace: Trace, tracks: Tracks, findings: [Finding]) {
    key = tracks.end
    switch trace.outcome {
    case .completed, .exited: return nil
    case .deadlocked:
      kind = .deadlock
      finding = findings.first { !$0.edges.isEmpty } ?? findings.first { $0.category == .deadlock }
      // A cycle is closed for good; what merely waits might have been helped until the end.
      if !tracks.isOrdinal, let finding, finding.isCycle, let instant = finding.instant { key = min(instant.nanoseconds, key) }
      goesOn = tracks.activities.contains { block in
        [block.submitted, block.started, block.ended].contains { $0 != Activity.never && $0 > key }
      }
    case .trapped(let trap):
      kind = .trap(trap)
      finding = findings.first { $0.category == .trap }
    // Nothing stopped but the recording.
    case .limitReached(let limit) where limit.kind == .recording: return nil
    case .limitReached(let limit):
      kind = .limit(limit)
    }
  }

  var isDeadlock: Bool {
    if case .deadlock = kind { true } else { false }
  }

  /// The category of the findings that the card tells already.
  var category: Finding.Category {
    switch kind {
    case .deadlock: .deadlock
    case .trap: .trap
    case .limit: .limit
    }
  }

  /// What stands in the picture where nothing moves any more, where there is no room for when that is.
  var shortWords: String {
    switch kind {
    case .deadlock: goesOn ? "deadlock" : "no progress"
    case .trap: "dies"
    case .limit: "stopped"
    }
  }

  /// What stands in the picture where nothing moves any more.
  func words(isOrdinal: Bool) -> String {
    let instant = isOrdinal ? "here" : Instant(nanoseconds: key).inWords
    return switch kind {
    case .deadlock where goesOn: "deadlock at \(instant)"
    case .deadlock: isOrdinal ? "no progress from here on" : "no progress after \(instant)"
    case .trap: isOrdinal ? "dies here" : "dies at \(instant)"
    case .limit: "stopped"
    }
  }
}

extension TimelineLayout {
  static let cardWidth = 240.px
  static let cardGap = 20.px
  /// How wide a column of the cycle's arrows is.
  static let edgeColumn = 52.px

  /// The right end of the lanes.
  var plotRight: Int {
    canvasWidth - Self.margin - ((hasCard || frame.hasCard) && !isCardBelow ? Self.cardWidth + Self.cardGap : 0)
  }

  /// On a narrow canvas the card stands under the lanes.
  var isCardBelow: Bool { options.width < 760 }

  /// Words of what has no end stop here: the columns of the cycle's arrows follow.
  var clearRight: Int {
    guard let ending, ending.isDeadlock, let edges = ending.finding?.edges.count, edges > 0 else { return wordsRight }
    return plotRight - 32.px - (edges - 1) * columnWidth(edges) - 30.px
  }

  var hasCard: Bool {
    guard let ending else { return false }
    return !ending.isDeadlock || ending.finding != nil
  }

  /// The room that is kept at the right of the last instant.
  func tailWidth(of plot: Int) -> Int {
    guard let ending else {
      if tracks.isCutAtEnd { return CutEdge.width + TimeScale.lead / 2 }
      let words = max(lastWords(plot: plot), lateErrorWords(plot: plot), widestLastValue())
      return max(14.px, min(words, endsWithSkips ? plot / 3 : plot / 5)) / 64 * 64
    }
    guard ending.isDeadlock else { return 140.px }
    let edges = ending.finding?.edges.count ?? 0
    let words = widestStopWords() + 70.px
    return min(max(words + edges * Self.edgeColumn, 200.px), plot * 3 / 5) / 64 * 64
  }

  /// In one moment at the end a turn was passed over, and something ran: both have words.
  private var endsWithSkips: Bool {
    groups.flatMap(\.lanes).contains { lane in
      guard let last = lane.activities.last.map({ tracks.activities[Int($0)] }), last.started == tracks.end else { return false }
      let moment = lane.activities.reversed().prefix { tracks.activities[Int($0)].started == last.started }
      return moment.contains { tracks.activities[Int($0)].isSkipped } && moment.contains { !tracks.activities[Int($0)].isSkipped }
    }
  }

  /// What ends last may be too short for its name: then the name needs room at its right.
  private func lastWords(plot: Int) -> Int {
    let end = max(tracks.end, 1)
    var widest = 0
    for lane in groups.flatMap(\.lanes) {
      guard !lane.content.isCore, let last = lane.activities.last else { continue }
      let block = tracks.activities[Int(last)]
      guard block.hasStarted, block.hasEnded, !tracks.isOrdinal, !block.isBody, block.ended > end - (end - tracks.start) / 20
      else { continue }
      let segments = tracks.segments(of: Int(last))
      guard segments.allSatisfy({ $0.kind == .running || $0.kind == .ready }) else { continue }
      if segments.isEmpty {
        widest = max(widest, widthOfLastMoment(in: lane) + 24.px)
        continue
      }
      let badge = block.number > 0 ? badgeWidth("\(block.number)") : 0
      let name = name(of: Int(last))
      let longest = segments.filter { $0.kind == .running }.map { $0.end - $0.start }.max() ?? 0
      guard length(of: longest, plot: plot) < measurer.width(of: name, .blockName) + badge + 14.px else {
        continue
      }
      widest = max(widest, measurer.width(of: name, .words) + badge + 24.px)
    }
    return widest
  }

  /// How long `duration` is in the picture, about.
  private func length(of duration: Int64, plot: Int) -> Int {
    Int(Double(duration) / Double(max(tracks.end - tracks.start, 1)) * Double(plot))
  }

  /// Words beside an error that comes last need room at their right.
  private func lateErrorWords(plot: Int) -> Int {
    var widest = 0
    func make(_ words: String, roomAfter key: Int64) {
      let width = measurer.width(of: words, .error) + 20.px
      if length(of: tracks.end - key, plot: plot) < width { widest = max(widest, width) }
    }
    for touch in tracks.strayTouches {
      let block = tracks.activities[Int(touch.activity)]
      make(Self.touchWords, roomAfter: block.hasEnded ? block.ended : tracks.end)
    }
    for race in races() { make(race.words, roomAfter: max(race.first.key, race.second.key)) }
    return widest
  }

  private func widestStopWords() -> Int {
    var widest = measurer.width(of: ending?.words(isOrdinal: tracks.isOrdinal) ?? "", .error)
    for (activity, place) in place.enumerated() where place.group >= 0 {
      guard let last = tracks.segments(of: activity).last, last.isOpen, last.kind == .stopped else { continue }
      let words = stopWords(activity, last.stop).first ?? ""
      widest = max(widest, measurer.width(of: words, .error))
    }
    return widest
  }

  /// Where the line of the last instant stands: beside what happens at it.
  func lineX(of ending: Ending) -> Int { time.x(ending.key) + endingAside }

  /// The nearest place at which the line lies over nothing that stands upright.
  func asideOfEnding() -> Int {
    guard let ending else { return 0 }
    var keys = tracks.submissions.map(\.key) + tracks.wakes.map(\.key) + tracks.prints.map(\.key)
    for block in tracks.activities {
      if block.kind == .sync, block.hasEnded { keys.append(block.ended) }
      if !ending.isDeadlock || !block.isBody, block.hasStarted { keys.append(block.started) }
    }
    let x = time.x(ending.key)
    let others = keys.map { time.x($0) - x }.filter { abs($0) < 24.px }
    return [0, 8.px, 10.px, 12.px, 14.px, 16.px].first { aside in others.allSatisfy { abs($0 - aside) > 3.px } } ?? 0
  }

  /// The instant's line and the tint behind all that follows.
  mutating func addEnding() {
    guard let ending else { return }
    let x = lineX(of: ending)
    let zone = Rect(left: x, top: plotTop, right: plotRight, bottom: plotBottom)
    if ending.isDeadlock {
      builder.box(.band, .deadlock, zone, fill: Paint(.errorTint, percent: 70, over: .background))
    }
    let top = plotTop - 4.px
    builder.line(.ending, .deadlock, [Point(x, top), Point(x, plotBottom + 4.px)], Scene.Stroke(.error, width: 2.px))
    if case .trap(let trap) = ending.kind { addCross(trap, x) }
    addEndingWords(ending, x)
  }

  /// A cross at the block that dies: where it runs, or where it was to run next.
  private mutating func addCross(_ trap: Outcome.Trap, _ x: Int) {
    var y: Int?
    if let dying = dying(on: trap.thread), let lane = lane(of: dying) {
      y = rect(of: dying, from: tracks.activities[dying].started, to: tracks.end, in: lane).middle.y
    } else if case .workItem(let id) = trap.object {
      let next = index.items.indices.first { index.items[$0].workItem == id && index.items[$0].started == nil }
      y = next.flatMap { queueGroup(of: $0)?.lanes.first?.middle }
    }
    guard let y else { return }
    let middle = Point(x + 12.px, y)
    addCross(at: middle, .trap)
    builder.reserve(Rect(x: middle.x - 10.px, y: middle.y - 10.px, width: 20.px, height: 20.px))
  }

  /// The innermost of what runs on `thread`.
  private func dying(on thread: ThreadID) -> Int? {
    let open = tracks.activities.indices.filter { activity in
      let block = tracks.activities[activity]
      return Int(block.thread) == thread.offset && block.hasStarted && !block.hasEnded && place[activity].group >= 0
    }
    let callers = Set(open.map { tracks.activities[$0].caller })
    return open.last { !callers.contains(Int32($0)) }
  }

  /// In the first lane that is free after the instant, or else below the lanes. Never cut: a number without its unit would say
  /// something else.
  private mutating func addEndingWords(_ ending: Ending, _ x: Int) {
    let words = ending.words(isOrdinal: tracks.isOrdinal)
    _ = addEndingWords(words, ending, x) || addEndingWordsBelow(words, x) || addEndingWords(ending.shortWords, ending, x)
  }

  private mutating func addEndingWords(_ words: String, _ ending: Ending, _ x: Int) -> Bool {
    let ground = ending.isDeadlock ? Paint(.errorTint, percent: 70, over: .background) : Paint.lane
    guard measurer.width(of: words, .error) <= clearRight - x - 12.px else { return false }
    for group in groups {
      guard case .queue = group.kind else { continue }
      for lane in group.lanes where isFree(lane, after: ending.key) {
        let y = lane.middle + 4.px
        guard builder.isFree(builder.box(of: words, x: x + 8.px, y: y, .error)) else { continue }
        builder.label(.deadlock, words, x: x + 8.px, y: y, .error, .error, on: ground)
        return true
      }
    }
    return false
  }

  private mutating func addEndingWordsBelow(_ words: String, _ x: Int) -> Bool {
    let box = builder.box(of: words, x: x + 8.px, y: lanesEnd + 16.px, .error)
    // A card may be taller than the lanes; on a narrow canvas it stands there.
    guard !(hasCard && isCardBelow), builder.isFree(box), box.right < (hasCard ? plotRight : canvasWidth) else { return false }
    plotExtra = 18.px
    builder.text(.deadlock, words, x: x + 8.px, y: lanesEnd + 16.px, .error, .error, on: .background)
    return true
  }

  private func isFree(_ lane: Lane, after key: Int64) -> Bool {
    !lane.activities.contains { activity in
      let block = tracks.activities[Int(activity)]
      return !block.hasEnded || time.x(block.ended) > time.x(key) || time.x(block.started) == time.x(key)
    }
  }
}
