internal import DispatchTrace

extension TimelineLayout {
  mutating func addWaitingRows() {
    if groups.contains(where: { !$0.waiting.bars.isEmpty }) {
      waitCauses = WaitCauses(trace: trace, tracks: whole ?? tracks, index: index, comparisons: builder.comparisons)
      sharedNames = namesOfSeveral()
    }
    for group in groups where group.hasWaitingRows {
      if group.waiting.depth.isEmpty {
        for bar in group.waiting.bars {
          builder.subject = subject(of: Int(bar.activity))
          addWaitingBar(bar, group)
        }
      } else {
        builder.subject = subject(of: group.waiting.counted)
        addDepth(of: group)
      }
      builder.subject = nil
    }
  }

  /// The top of a bar's row.
  func barTop(_ bar: WaitingRows.Bar, _ group: Group) -> Int {
    group.lanesTop - 4.px - group.waiting.badgeRoom - (bar.row + 1) * WaitingRows.rowHeight
      + (WaitingRows.rowHeight - WaitingRows.barHeight)
  }

  private mutating func addWaitingBar(_ bar: WaitingRows.Bar, _ group: Group) {
    let left = time.x(bar.start)
    let right = bar.isOpen ? openRight : time.x(bar.end)
    let isMoment = bar.isOpen && right - left < 2.px + (ending?.isDeadlock == false ? endingAside : 0)
    if isRefused(Int(bar.activity)) || isMoment { return addNotWaited(bar, group, right) }
    guard right - left >= 2.px else { return }
    let rect = Rect(
      left: left, top: barTop(bar, group), right: right, bottom: barTop(bar, group) + WaitingRows.barHeight)
    builder.box(
      .waiting, .waiting, rect, radius: 2.px, fill: .waiting(group.hue),
      edge: Scene.Stroke(Paint(.edge(group.hue)), dash: .dashed), isOpenAtStart: isCut(bar.start), isOpenAtEnd: bar.isOpen)
    builder.explain(.waitsInQueue, group.hue)
    let name = nameInLine(of: Int(bar.activity))
    let room = (bar.isOpen ? max(min(clearRight, rect.right), rect.x) : rect.right) - rect.x - 8.px
    let number = number(toTell: Int(bar.activity)).map { "\($0)" }
    let names = alsoWithLine([name], of: Int(bar.activity))
    let why = waitWords(bar)
    let candidates = names.flatMap { name in why.map { "\(name) — \($0)" } } + names + [number].compactMap(\.self)
    let fitting = candidates.filter { measurer.width(of: $0, .waiting) <= room }
    let shown =
      fitting.first { !standsOnEnding(measurer.width(of: $0, .waiting), in: rect, isOpen: bar.isOpen) } ?? fitting.first
      ?? (room >= 24.px ? fitted(name, .waiting, in: room) : nil)
    if let shown {
      let left = wordsLeft(of: measurer.width(of: shown, .waiting), in: rect, isOpen: bar.isOpen)
      builder.text(.waiting, shown, x: left, y: rect.bottom - 19.px / 4, .waiting, .text, on: .waiting(group.hue))
    }
    addStart(of: bar, rect, group)
  }

  /// At the bar's beginning; right of the line of the last instant where they would stand on it.
  private func wordsLeft(of width: Int, in rect: Rect, isOpen: Bool) -> Int {
    let left = rect.x + 5.px
    guard isOpen, let ending, ending.isDeadlock else { return left }
    let end = lineX(of: ending)
    guard left - 4.px < end, end < left + width + 4.px, end + 6.px + width <= clearRight else { return left }
    return end + 6.px
  }

  private func standsOnEnding(_ width: Int, in rect: Rect, isOpen: Bool) -> Bool {
    guard let ending, ending.isDeadlock else { return false }
    let left = wordsLeft(of: width, in: rect, isOpen: isOpen)
    return left - 4.px < lineX(of: ending) && lineX(of: ending) < left + width + 4.px
  }

  /// The program dies because of this `sync`: the block never waited.
  func isRefused(_ activity: Int) -> Bool {
    guard let ending, case .trap(let trap) = ending.kind else { return false }
    let block = tracks.activities[activity]
    return block.kind == .sync && !block.hasStarted && !block.isSkipped
      && index.items[activity].submitter == trap.thread
  }

  /// Handed over in the moment in which the program dies: words beside the last line instead of a bar.
  private mutating func addNotWaited(_ bar: WaitingRows.Bar, _ group: Group, _ x: Int) {
    let name = nameInLine(of: Int(bar.activity))
    let isRefused = isRefused(Int(bar.activity))
    let y = barTop(bar, group) + WaitingRows.barHeight - 19.px / 4
    let lined = withLine(name, of: Int(bar.activity)) ?? name
    let words = "\(lined) — \(isRefused ? "refused" : "never starts")"
    // Beside its arrow where there is room before the last line.
    let beside = time.x(bar.start) + 8.px
    let left = beside + measurer.width(of: words, .waiting) + 6.px <= x ? beside : x + 8.px
    let room = wordsRight - left
    let short = measurer.width(of: words, .waiting) <= room ? words : measurer.cut(name, .waiting, to: room)
    guard let shown = short else { return }
    builder.text(.waiting, shown, x: left, y: y, .waiting, isRefused ? .error : .text, on: .lane)
  }

  /// Where the bar of a block ends that still waits: at the edge, or where the program dies.
  var openRight: Int {
    guard let ending, !ending.isDeadlock else { return plotRight }
    return lineX(of: ending)
  }

  /// From the end of the waiting bar down to the block, behind everything in between.
  private mutating func addStart(of bar: WaitingRows.Bar, _ rect: Rect, _ group: Group) {
    guard !bar.isOpen, let lane = lane(of: Int(bar.activity)), lane.blockTop > rect.bottom else { return }
    let x = rect.right
    addStartLine([Point(x, rect.bottom), Point(x, lane.blockTop)])
  }

  mutating func addStartLine(_ points: [Point]) {
    builder.line(.path, .start, points, Scene.Stroke(.text, dash: .dotted))
    builder.explain(.starts)
  }

  /// More blocks wait than there are rows: how many, as an area.
  private mutating func addDepth(of group: Group) {
    let waiting = group.waiting
    let bottom = group.lanesTop - 4.px - group.waiting.badgeRoom
    let room = bottom - group.top - 14.px
    func y(_ count: Int) -> Int { bottom - room * count / max(waiting.deepest, 1) }
    var points: [Point] = []
    var last = 0
    for change in waiting.depth {
      let x = time.x(change.key)
      if points.isEmpty { points.append(Point(x, bottom)) }
      points.append(Point(x, y(last)))
      points.append(Point(x, y(change.count)))
      last = change.count
    }
    if last > 0 { points += [Point(openRight, y(last)), Point(openRight, bottom)] }
    builder.add(
      .waiting, .depth,
      .polygon(
        Scene.Polygon(
          thinned(points), fill: .waiting(group.hue), edge: Scene.Stroke(Paint(.edge(group.hue))))))
    builder.explain(.waitsInQueue, group.hue)
    addDeepest(of: group, y(waiting.deepest))
  }

  private mutating func addDeepest(of group: Group, _ y: Int) {
    guard let peak = group.waiting.depth.first(where: { $0.count == group.waiting.deepest }) else { return }
    let words = "\(Self.grouped(group.waiting.deepest)) wait"
    let width = measurer.width(of: words, .words)
    let x = min(time.x(peak.key) + 4.px, wordsRight - width)
    builder.label(.depth, words, x: x, y: y - 3.px, .words, .text, on: .lane)
  }

  /// Many changes within a pixel: only the highest counts.
  private func thinned(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if result.count > 2, result[result.count - 1].x == point.x, result[result.count - 2].x == point.x {
        if point.y < result[result.count - 2].y { result[result.count - 2].y = point.y }
        result[result.count - 1] = point
      } else {
        result.append(point)
      }
    }
    return result
  }
}

/// `1–3, 5`: ascending numbers in words.
func ranges(of numbers: [Int]) -> String {
  var parts: [String] = []
  var index = 0
  while index < numbers.count {
    var last = index
    while last + 1 < numbers.count, numbers[last + 1] == numbers[last] + 1 { last += 1 }
    parts.append(last == index ? "\(numbers[index])" : "\(numbers[index])–\(numbers[last])")
    index = last + 1
  }
  return parts.joined(separator: ", ")
}
