internal import DispatchTrace

/// What stays the same in all frames of a storyboard: which queues have a box, how many rows each has.
struct StoryStage {
  struct Box {
    var queue: QueueID
    var title: String
    var kind: String
    var hue: Hue
    var waitingRows: Int
    var slots: Int
  }

  static let mostBoxes = 8
  static let mostRows = 5
  static let columns = 4

  let boxes: [Box]
  /// Queues for which there is no room.
  let hidden: Int
  let code: StoryCode
  /// So wide that its lines are whole, within limits: of the frame's own width what boxes can spare, and some beside it.
  let codeWidth: Int
  let width: Int

  /// What each box has at least, by how many stand in a row.
  private static let boxWidths = [260.px, 260.px, 250.px, 156.px, 110.px]
  private static let leastCode = 400.px
  private static let leastWidth = 1000.px
  private static let mostExtra = 240.px

  init(_ moments: [StoryMoment], code: StoryCode, index: TraceIndex, measurer: any TextMeasurer) {
    self.code = code
    var queues: [QueueID] = [.main]
    for moment in moments {
      let seen = Set(moment.waiting.filter { !$0.value.isEmpty }.keys).union(moment.running.keys)
      for queue in seen.sorted(by: { $0.index < $1.index }) where !queues.contains(queue) { queues.append(queue) }
    }
    // Blocks that end in the instant in which they join are in no frame; the words name their queue, and a reader looks for it.
    for queue in moments.flatMap(\.joined) where !queues.contains(queue) && queues.count < Self.columns { queues.append(queue) }
    hidden = max(queues.count - Self.mostBoxes, 0)
    boxes = queues.prefix(Self.mostBoxes).enumerated().map { offset, queue in
      let about = index.queues.indices.contains(queue.offset) ? index.queues[queue.offset] : nil
      let isSerial = about.map { $0.kind == .serial || $0.kind == .main } ?? true
      return Box(
        queue: queue, title: index.name(of: queue), kind: isSerial ? "serial" : "concurrent",
        hue: offset == 0 ? .main : Hue(1 + (offset - 1) % Hue.queues),
        waitingRows: min(
          max(moments.map { $0.waiting[queue]?.count ?? 0 }.max() ?? 0, queues.count > Self.columns ? 1 : 3), Self.mostRows),
        slots: min(max(moments.map { $0.running[queue]?.count ?? 0 }.max() ?? 0, 1), Self.mostRows))
    }
    let columns = min(boxes.count, Self.columns)
    let boxRoom = columns * Self.boxWidths[columns] + (columns - 1) * StoryFrame.boxGap
    let spare = max(Self.leastWidth - 2 * StoryFrame.margin - StoryFrame.boxGap - boxRoom, Self.leastCode)
    let wanted = max((code.width(moments, index, measurer) + 63) / 64 * 64, Self.leastCode)
    codeWidth = min(wanted, spare + Self.mostExtra)
    width = Self.leastWidth + max(codeWidth - spare, 0)
  }

  func hue(of queue: QueueID?) -> Hue { boxes.first { $0.queue == queue }?.hue ?? .neutral }
}

/// One frame: code at the left, queues at the right, what happened below.
struct StoryFrame {
  static let margin = 20.px
  static let boxGap = 30.px
  static let rowHeight = 20.px
  /// How far right of the code's frame its lines begin: behind their numbers and marks.
  static let codeInset = 58.px
  private static let codeBottom = 70.px + StoryCode.rows * rowHeight + 78.px

  var code: Rect { Rect(left: Self.margin, top: 70.px, right: Self.margin + stage.codeWidth, bottom: Self.codeBottom) }
  private var queuesLeft: Int { code.right + Self.boxGap }
  let stage: StoryStage
  let moment: StoryMoment
  /// By part of the code: the first line in view.
  let firstLines: [Int]
  let index: TraceIndex
  let words: StoryWords
  /// Which part of how long a run the frames are of; nil for the whole.
  var part: String?
  var builder: SceneBuilder
  /// Where blocks stand, for the arrows to them.
  private var places: [ItemID: Rect] = [:]
  private var stopped: [(rect: Rect, item: ItemID)] = []
  private var bottom = 0

  init(
    _ stage: StoryStage, _ moment: StoryMoment, firstLines: [Int], _ index: TraceIndex, measurer: any TextMeasurer
  ) {
    self.firstLines = firstLines
    self.stage = stage
    self.moment = moment
    self.index = index
    words = StoryWords(index: index)
    builder = SceneBuilder(measurer: measurer)
  }

  /// The elements, with what is below the code and the boxes at `foot`.
  mutating func elements(_ title: String, number: Int, of count: Int, after skipped: Int, foot: Int) -> [Scene.Element] {
    addHeading(title, number, count)
    addCode()
    addBoxes()
    addWaitArrows()
    addCaption(number, count, skipped, foot)
    return builder.elements
  }

  /// The height of code and boxes: the same in all frames.
  static func foot(_ stage: StoryStage) -> Int {
    let rows = stride(from: 0, to: stage.boxes.count, by: StoryStage.columns).map { start in
      let row = stage.boxes[start..<min(start + StoryStage.columns, stage.boxes.count)]
      return (row.map(\.waitingRows).max() ?? 1, row.map(\.slots).max() ?? 1)
    }
    let boxes = rows.reduce(0) { $0 + boxHeight(waiting: $1.0, slots: $1.1) }
    return max(codeBottom, 70.px + boxes)
  }

  private static func boxHeight(waiting: Int, slots: Int) -> Int {
    34.px + (waiting * 30.px + 30.px) + 26.px + (slots * 36.px + 30.px) + 20.px
  }

  private mutating func addHeading(_ title: String, _ number: Int, _ count: Int) {
    let room = stage.width - 40.px
    let shown = builder.measurer.cut(title, .title, to: room) ?? ""
    builder.text(.title, shown, x: 20.px, y: 32.px, .title, .text, on: .background)
    let instant = index.trace.end == .zero ? "" : "   ·   \(moment.instant.inWords)"
    let part = part.map { "   ·   \($0)" } ?? ""
    let counts = moment.counts.isEmpty ? "" : "   ·   " + words.list(of: moment.counts)
    let subtitle = "step \(number) of \(count)\(instant)\(part)\(counts)"
    let told = builder.measurer.cut(subtitle, .subtitle, to: room) ?? ""
    builder.text(.subtitle, told, x: 20.px, y: 53.px, .subtitle, .muted, on: .background)
  }

  private mutating func addCaption(_ number: Int, _ count: Int, _ skipped: Int, _ foot: Int) {
    addNumber(number, at: Point(34.px, foot + 28.px))
    let front = skipped > 0 ? "\(skipped) steps later: " : ""
    let lines = builder.measurer.wrap(
      front + words.caption(of: moment.changes, moment.ending), .storyCaption, to: stage.width - 78.px)
    for (offset, line) in lines.prefix(3).enumerated() {
      let shown =
        offset == 2 && lines.count > 3
        ? (builder.measurer.cut(line + " …", .storyCaption, to: stage.width - 78.px) ?? line) : line
      builder.text(.caption, shown, x: 58.px, y: foot + 33.px + offset * 20.px, .storyCaption, .text, on: .background)
    }
    for pip in 1...max(count, 1) {
      let rect = Rect(x: 20.px + (pip - 1) * 24.px, y: foot + 94.px, width: 20.px, height: 6.px)
      builder.box(.block, .legend, rect, radius: 3.px, fill: pip == number ? .text : Paint(.grid))
    }
  }

  private mutating func addNumber(_ number: Int, at middle: Point) {
    let rect = Rect(x: middle.x - 13.px, y: middle.y - 13.px, width: 26.px, height: 26.px)
    builder.box(.badge, .badge, rect, radius: 13.px, fill: .text)
    builder.text(.badge, "\(number)", x: middle.x, y: middle.y + 5.px, .captionHead, .background, on: .text, .middle)
  }
}

// Queues.
extension StoryFrame {
  private mutating func addBoxes() {
    var y = 70.px
    for start in stride(from: 0, to: stage.boxes.count, by: StoryStage.columns) {
      let row = Array(stage.boxes[start..<min(start + StoryStage.columns, stage.boxes.count)])
      let gap = Self.boxGap
      let width = min((stage.width - Self.margin - queuesLeft - (row.count - 1) * gap) / max(row.count, 1), 260.px) / 64 * 64
      let (waiting, slots) = (row.map(\.waitingRows).max() ?? 1, row.map(\.slots).max() ?? 1)
      for (column, box) in row.enumerated() {
        addBox(box, Rect(x: queuesLeft + column * (width + gap), y: y, width: width, height: 0), waiting, slots)
      }
      y += Self.boxHeight(waiting: waiting, slots: slots)
    }
    bottom = y - 20.px
    guard stage.hidden > 0 else { return }
    builder.text(
      .groupName, "and \(stage.hidden) more queues", x: queuesLeft, y: bottom + 12.px, .groupKind, .muted, on: .background)
  }

  private mutating func addBox(_ box: StoryStage.Box, _ place: Rect, _ waitingRows: Int, _ slots: Int) {
    let title = builder.measurer.cut(box.title, .groupName, to: place.width, keeping: 1) ?? ""
    builder.text(.groupName, title, x: place.x, y: place.y + 12.px, .groupName, .text, on: .background)
    builder.text(.groupName, box.kind, x: place.x, y: place.y + 27.px, .groupKind, .muted, on: .background)
    let upper = Rect(x: place.x, y: place.y + 34.px, width: place.width, height: waitingRows * 30.px + 30.px)
    let lower = Rect(x: place.x, y: upper.bottom + 26.px, width: place.width, height: slots * 36.px + 30.px)
    for (rect, words) in [(upper, "waiting, first in line below"), (lower, "running")] {
      builder.box(.lane, .lane, rect, radius: 4.px, fill: .lane, edge: Scene.Stroke(Paint(.grid)))
      let short = words.split(separator: ",").first.map(String.init) ?? words
      let shown = builder.measurer.width(of: words, .groupKind) <= rect.width - 20.px ? words : short
      builder.text(.laneName, shown, x: rect.x + 10.px, y: rect.y + 18.px, .groupKind, .muted, on: .lane)
    }
    let x = upper.middle.x
    builder.line(
      .arrow, .start, [Point(x, upper.bottom + 3.px), Point(x, lower.y - 3.px)], Scene.Stroke(.muted), head: .filled(size: 7.px))
    addWaiting(box, upper)
    addRunning(box, lower, slots)
  }

  private mutating func addWaiting(_ box: StoryStage.Box, _ rect: Rect) {
    let items = moment.waiting[box.queue] ?? []
    let isTooMany = items.count > StoryStage.mostRows
    for (offset, item) in items.prefix(isTooMany ? StoryStage.mostRows - 1 : StoryStage.mostRows).enumerated() {
      let bar = Rect(
        x: rect.x + 10.px, y: rect.bottom - 6.px - (offset + 1) * 30.px + 4.px, width: rect.width - 20.px, height: 26.px)
      places[item] = bar
      builder.subject = .blocks([item])
      defer { builder.subject = nil }
      builder.box(
        .waiting, .waiting, bar, radius: 2.px, fill: .waiting(box.hue), edge: Scene.Stroke(Paint(.edge(box.hue)), dash: .dashed))
      addName(index.name(of: item), .waiting, in: bar, .inBox, .text, on: .waiting(box.hue))
    }
    guard isTooMany else { return }
    let y = rect.bottom - 6.px - StoryStage.mostRows * 30.px + 21.px
    let words = "and \(items.count - StoryStage.mostRows + 1) more"
    builder.text(.waiting, words, x: rect.middle.x, y: y, .inBox, .text, on: .lane, .middle)
  }

  private mutating func addRunning(_ box: StoryStage.Box, _ rect: Rect, _ slots: Int) {
    let runners = moment.running[box.queue] ?? []
    let isIdle = runners.isEmpty && (moment.waiting[box.queue] ?? []).isEmpty
    for slot in 0..<box.slots {
      let place = Rect(x: rect.x + 10.px, y: rect.y + 26.px + slot * 36.px, width: rect.width - 20.px, height: 32.px)
      if runners.indices.contains(slot) {
        addRunner(runners[slot], box, place)
      } else if isIdle || box.kind == "concurrent" && (moment.waiting[box.queue] ?? []).isEmpty {
        // Nothing waits: only then nothing could run there.
        builder.box(.waiting, .lane, place, radius: 2.px, edge: Scene.Stroke(Paint(.grid), dash: .dashed))
        builder.text(.laneName, "free", x: place.middle.x, y: place.middle.y + 4.px, .words, .muted, on: .lane, .middle)
      }
    }
    guard runners.count > box.slots else { return }
    builder.text(
      .laneName, "and \(runners.count - box.slots) more", x: rect.right - 10.px, y: rect.y + 18.px, .groupKind, .muted, on: .lane,
      .right)
  }

  private mutating func addRunner(_ runner: StoryMoment.Runner, _ box: StoryStage.Box, _ rect: Rect) {
    if let item = runner.item {
      places[item] = rect
      builder.subject = .blocks([item])
    } else {
      builder.subject = .body(runner.thread)
    }
    defer { builder.subject = nil }
    let name = runner.item.map { index.name(of: $0) } ?? "launch"
    guard let wait = runner.wait else {
      let mark: Scene.Mark =
        runner.isUnderneath ? .holder : runner.isInterrupted ? .ready : runner.rest == nil ? .block : .rail
      let isPale = mark != .block
      let fill = isPale ? Paint.waiting(box.hue) : Paint(.fill(box.hue))
      let edge = Scene.Stroke(Paint(.edge(box.hue)), dash: mark == .ready || mark == .rail ? .dotted : .solid)
      builder.box(.block, mark, rect, radius: 3.px, fill: fill, edge: edge)
      let state = runner.isUnderneath ? "its thread is inside" : runner.isInterrupted ? "no free core" : runner.rest?.words
      let shown = state.map { "\(name) — \($0)" } ?? name
      addName(
        builder.measurer.width(of: shown, .blockName) <= rect.width - 12.px ? shown : name, .block, in: rect, .blockName,
        isPale ? .text : Paint(.onFill(box.hue)), on: fill)
      return
    }
    builder.box(.stopped, .stopped, rect, radius: 2.px, fill: Paint(.hatchBox))
    builder.add(.stopped, .stopped, .hatch(Scene.Hatch(rect, .rising, step: 8.px, Scene.Stroke(Paint(.hatchLine)))))
    builder.box(.stopped, .stopped, rect, radius: 2.px, edge: Scene.Stroke(Paint(.muted)))
    let reason = words.words(for: wait)
    let long = "\(name) — \(reason.hasPrefix("it ") ? String(reason.dropFirst(3)) : reason)"
    let shown =
      builder.measurer.width(of: long, .inBox) <= rect.width - 22.px
      ? long : builder.measurer.fit(name, .inBox, in: rect.width - 22.px)
    if let shown {
      let width = builder.measurer.width(of: shown, .inBox) + 10.px
      builder.box(
        .label, .stopped, Rect(x: rect.middle.x - width / 2, y: rect.middle.y - 9.px, width: width, height: 18.px),
        fill: .background)
      builder.text(.stopped, shown, x: rect.middle.x, y: rect.middle.y + 4.px, .inBox, .text, on: .background, .middle)
    }
    switch wait {
    case .sync(_, let item), .syncOnMainThread(let item): stopped.append((rect, item))
    case .semaphore, .group, .workItem, .apply, .once, .lock, .runLoop: break
    }
  }

  private mutating func addName(
    _ name: String, _ mark: Scene.Mark, in rect: Rect, _ style: TextStyle, _ paint: Paint, on ground: Paint
  ) {
    guard let shown = builder.measurer.fit(name, style, in: rect.width - 12.px) else { return }
    builder.text(mark, shown, x: rect.middle.x, y: rect.middle.y + 4.px, style, paint, on: ground, .middle)
  }

  /// From a stopped block to the one that it waits for, through the gaps between the boxes.
  private mutating func addWaitArrows() {
    for (offset, wait) in stopped.enumerated() {
      guard let to = places[wait.item] else { continue }
      let from = wait.rect
      let shift = (offset % 3) * 5.px
      let stroke = Scene.Stroke(.text, width: 1.px * 3 / 2, dash: .dashed)
      if from.x == to.x {
        let x = from.x - 16.px - shift
        let points = [Point(from.x, from.middle.y), Point(x, from.middle.y), Point(x, to.middle.y), Point(to.x, to.middle.y)]
        builder.line(.arrow, .resume, points, stroke, head: .filled(size: 7.px))
        continue
      }
      let isRight = to.x > from.x
      let (start, end) = (isRight ? from.right : from.x, isRight ? to.x : to.right)
      let (out, into) = (start + (isRight ? 14.px + shift : -14.px - shift), end - (isRight ? 18.px + shift : -18.px - shift))
      let isNear = abs(end - start) < 60.px
      let below = bottom - 8.px + shift
      let way =
        isNear
        ? [Point(into, from.middle.y), Point(into, to.middle.y)]
        : [Point(out, from.middle.y), Point(out, below), Point(into, below), Point(into, to.middle.y)]
      builder.line(
        .arrow, .resume, [Point(start, from.middle.y)] + way + [Point(end, to.middle.y)], stroke, head: .filled(size: 7.px))
    }
  }
}

extension SpanKind {
  /// What a block does that uses no core; nil for what computes.
  fileprivate var words: String? {
    switch self {
    case .work: nil
    case .io: "in I/O"
    case .sleep: "asleep"
    }
  }
}
