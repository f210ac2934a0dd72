internal import DispatchTrace

/// Gives everything its place, from the title down to the legend. The parts live in extensions of this type, one file for
/// each kind of mark.
struct TimelineLayout {
  static let margin = 20.px
  static let groupGap = 16.px
  static let measureHeight = 32.px

  let trace: Trace
  let tracks: Tracks
  /// Of a part: all of the run.
  let whole: Tracks?
  let index: TraceIndex
  let findings: [Finding]
  var options: TimelineOptions
  let highlighted: Set<Int32>
  var builder: SceneBuilder
  var groups: [Group] = []
  var time = TimeScale(domain: 1, left: 0, width: 64, scale: 1)
  /// Where each activity's block stands: the group and the lane; -1 when it is nowhere.
  var place: [(group: Int32, lane: Int32)] = []
  /// The group of each queue, and the waiting bar of each activity; -1 for none.
  var groupOfQueue: [Int32] = []
  private var hues: [Hue] = []
  /// Of each delay its lane among the timers.
  var laneOfTimer: [Int] = []
  var barOf: [Int32] = []
  var gutter = 0
  /// What the pictures above and below need, too.
  var frame = PanelFrame()
  var plotTop = 0
  var plotBottom = 0
  /// The bottom of the lanes with what belongs to them: brackets, a second axis.
  var lanesEnd = 0
  /// The bottom of everything but the legend.
  private(set) var bottom = 0
  /// What words below the lanes need.
  var plotExtra = 0
  var canvasWidth: Int { options.width.px }
  /// The deadlock, trap or other end that is drawn as such.
  let ending: Ending?
  /// How far its line stands right of its instant, so that what happens then is seen.
  var endingAside = 0
  /// How deep each activity's block stands in others of its lane, and which hold some.
  var depths: [Int] = []
  var holders: Set<Int32> = []
  /// Of the blocks of one moment that hang below their lane the first.
  var hanging: Set<Int32> = []
  /// Those whose numbers hang there with the first one's.
  var hangingWith: [Int32: [Int32]] = [:]
  /// Where arrows stand already.
  var ways = ArrowWays()
  /// Why blocks wait; nil until bars need it.
  var waitCauses: WaitCauses?
  /// What several blocks are called: a bar says which one it is, and which one it waits for.
  var sharedNames: Set<String> = []
  /// Why turns were passed over; nil when none was.
  let skipReasons: SkipReasons?

  init(trace: Trace, findings: [Finding], options: TimelineOptions, measurer: any TextMeasurer) {
    self.init(TraceIndex(trace), findings: findings, options: options, measurer: measurer)
  }

  init(_ index: TraceIndex, findings: [Finding], options: TimelineOptions, measurer: any TextMeasurer) {
    var index = index
    let trace = index.trace
    index.sharedPrefix = ShortLabels(index).prefix
    let words = ShortWords(index.sharedPrefix)
    let all = words.shortened(findings)
    self.trace = trace
    self.index = index
    self.options = words.shortened(options)
    highlighted = Set(options.highlighted.map(\.index))
    let hasRaces = all.contains { $0.category == .race }
    let part = options.part.flatMap { $0.cutsStart(of: trace) || $0.cutsEnd(of: trace) ? $0 : nil }
    whole = part.map { _ in TrackBuilder.tracks(of: index) }
    self.findings = part.map { Self.found(all, in: $0) } ?? all
    tracks = TrackBuilder.tracks(of: index, withAccesses: hasRaces, part: part)
    skipReasons = tracks.activities.contains(where: \.isSkipped) ? SkipReasons(index) : nil
    depths = Array(repeating: 0, count: tracks.activities.count)
    builder = SceneBuilder(measurer: measurer)
    let ending = Ending(trace: trace, tracks: whole ?? tracks, findings: all)
    let (first, last, isCutAtEnd) = (tracks.start, tracks.end, tracks.isCutAtEnd)
    self.ending = ending.flatMap { $0.key < first || isCutAtEnd && $0.key >= last ? nil : $0 }
    settlePart(all)
  }

  var measurer: any TextMeasurer { builder.measurer }

  mutating func scene() -> Scene {
    settle()
    var y = addHeading()
    y = addPlot(below: y)
    y = addLegend(below: y)
    return Self.scene(builder.elements, options, title: title, bottom: y, time)
  }

  static func scene(
    _ elements: [Scene.Element], _ options: TimelineOptions, title: String, bottom: Int, _ time: TimeScale?
  ) -> Scene {
    var scene = Scene(
      width: options.width.px, height: wholePixels(bottom + 16.px), scale: options.scale, title: title, elements: elements)
    scene.time = time
    return scene
  }

  /// A sentence about the picture itself.
  mutating func addNote(_ sentence: String) { options.notes.append(sentence) }

  /// Which rows there are, and where instants stand.
  mutating func settle() {
    makeGroups()
    makeTimeScale()
    chooseDetail()
    // Other labels may need a wider gutter.
    makeTimeScale()
  }

  /// Everything from the axis to the sentences below the lanes; returns its bottom.
  mutating func addPlot(below y: Int) -> Int {
    indexPlaces()
    indexNesting()
    makeRoomForBadges()
    makeRoomForHang()
    makeRoomForOrder()
    makeRoomForMoments()
    makeRoomForWhiskers()
    var y = placeGroups(below: y)
    addSharedPrefix()
    y = addAxis(below: y)
    lanesEnd = y
    addLanes()
    if let ending { builder.crossings.append(lineX(of: ending)...lineX(of: ending)) }
    addBreaks()
    addCutEdges()
    addWaitingRows()
    addSuspensions()
    addFrozen()
    addLife()
    addEnding()
    addBlocks()
    addWhiskers()
    addTimers()
    addCancels()
    addCounters()
    addConsole()
    reserveHangs()
    addSubmissions()
    addFirings()
    addNotifications()
    addResumes()
    addContextSwitches()
    addFindingMarks()
    addOrderArrows()
    addDeadlockArrows()
    y = max(y + plotExtra, addCard())
    builder.crossings = []
    noteLines()
    bottom = addCaptions(below: y)
    return bottom
  }

  private mutating func makeGroups() {
    let queues = QueueView(tracks: tracks, index: index)
    let threads = ThreadView(tracks: tracks, index: index, cores: trace.header.cores)
    hues = queues.hues()
    switch options.view {
    case .queues: groups = queues.groups() + consoleGroup()
    case .threads: groups = threads.threads() + queues.counterGroups() + consoleGroup()
    case .cores: groups = threads.coreGroup()
    }
    groups.insert(contentsOf: lifeGroup(), at: 0)
  }

  private static func wholePixels(_ length: Int) -> Int { (length + 63) / 64 * 64 }

  private mutating func indexPlaces() {
    place = Array(repeating: (-1, -1), count: tracks.activities.count)
    barOf = Array(repeating: -1, count: tracks.activities.count)
    groupOfQueue = Array(repeating: -1, count: tracks.queues.count)
    laneOfTimer = Array(repeating: 0, count: tracks.timers.count)
    for (group, content) in groups.enumerated() {
      if case .timers = content.kind {
        for (lane, row) in content.lanes.enumerated() { for timer in row.timers { laneOfTimer[Int(timer)] = lane } }
      }
      guard case .queue = content.kind else { continue }
      if options.view == .queues {
        for queue in content.members + [content.queue] where queue >= 0 { groupOfQueue[Int(queue)] = Int32(group) }
      }
      for (offset, bar) in content.waiting.bars.enumerated() { barOf[Int(bar.activity)] = Int32(offset) }
      for (lane, row) in content.lanes.enumerated() {
        for activity in row.activities { place[Int(activity)] = (Int32(group), Int32(lane)) }
      }
    }
  }

  /// From top to bottom, below the axis.
  private mutating func placeGroups(below y: Int) -> Int {
    plotTop = y + 32.px
    var top = plotTop
    for index in groups.indices {
      groups[index].top = top
      top += groups[index].waiting.height
      groups[index].lanesTop = top
      for lane in groups[index].lanes.indices {
        groups[index].lanes[lane].top = top
        top += groups[index].lanes[lane].height
      }
      groups[index].lanesBottom = top
      if groups[index].waiting.height == 0, groups[index].lanes.count == 1, groups[index].lanes[0].height == Lane.height {
        top += 6.px
      }
      groups[index].bottom = top
      plotBottom = top
      top += groups[index].hasMeasures ? Self.measureHeight + Self.groupGap : Self.groupGap
    }
    return top - Self.groupGap
  }

  // MARK: Names and places

  func subject(of activities: some Sequence<Int32>) -> Scene.Subject {
    .blocks(activities.map { tracks.activities[Int($0)].item }.filter { $0 >= 0 }.map(ItemID.init))
  }

  func subject(of activity: Int) -> Scene.Subject {
    let block = tracks.activities[activity]
    return block.item >= 0 ? .blocks([ItemID(block.item)]) : .body(ThreadID(block.thread))
  }

  func name(of activity: Int) -> String {
    let block = tracks.activities[activity]
    if block.item >= 0 { return index.name(of: ItemID(block.item)) }
    return block.thread == 0 ? "launch" : index.name(of: ThreadID(block.thread))
  }

  /// Where its number stands beside it there is no other one, unless a sentence calls the block by that.
  func nameBesideNumber(of activity: Int) -> String {
    let block = (whole ?? tracks).activities[activity]
    guard block.item >= 0, block.number > 0 else { return name(of: activity) }
    let (full, short) = (index.name(of: ItemID(block.item)), index.nameBesideNumber(of: ItemID(block.item)))
    return full == short || findings.contains { $0.speaks(of: full) } ? full : short
  }

  func group(of activity: Int) -> Group? {
    let group = Int(place[activity].group)
    return group >= 0 ? groups[group] : nil
  }

  /// The group of the queue that the block was handed to.
  func queueGroup(of activity: Int) -> Group? { queueGroupIndex(of: activity).map { groups[$0] } }

  func queueGroupIndex(of activity: Int) -> Int? {
    let queue = Int(tracks.activities[activity].queue)
    guard groupOfQueue.indices.contains(queue), groupOfQueue[queue] >= 0 else { return nil }
    return Int(groupOfQueue[queue])
  }

  /// The bar of a block that waits in `group`.
  func bar(of activity: Int, in group: Group) -> WaitingRows.Bar? { bar(of: activity, in: group.waiting.bars) }

  func bar(of activity: Int, inGroupAt group: Int) -> WaitingRows.Bar? { bar(of: activity, in: groups[group].waiting.bars) }

  private func bar(of activity: Int, in bars: [WaitingRows.Bar]) -> WaitingRows.Bar? {
    let offset = Int(barOf[activity])
    // In a trace from elsewhere a block may wait in another queue than it runs in.
    guard bars.indices.contains(offset), bars[offset].activity == activity else { return nil }
    return bars[offset]
  }

  func lane(of activity: Int) -> Lane? {
    guard let group = group(of: activity) else { return nil }
    return group.lanes[Int(place[activity].lane)]
  }

  func hue(of activity: Int) -> Hue {
    let queue = Int(tracks.activities[activity].queue)
    if hues.indices.contains(queue) { return hues[queue] }
    return tracks.activities[activity].thread == 0 ? .main : .neutral
  }
}
