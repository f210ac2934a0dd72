internal import DispatchTrace

extension TimelineLayout {
  private static let lineHeight = 17.px

  /// The card at the right that says why nothing moves any more; returns its bottom.
  mutating func addCard() -> Int {
    guard hasCard, let ending else { return 0 }
    switch ending.kind {
    case .deadlock: return ending.finding.map { $0.edges.isEmpty ? addStandstillCard($0) : addCycleCard($0) } ?? 0
    case .trap(let trap):
      let prefix = trap.origin == .dispatch ? "BUG IN CLIENT OF LIBDISPATCH: " : "Fatal error: "
      let body = index.name(of: trap.thread)
      let place = trap.position.isKnown ? "on \(body), \(line(trap.position))" : "on \(body)"
      return addTextCard("The program dies", prefix + trap.message, place)
    case .limit(let limit):
      return addTextCard("A limit is reached", limitWords(limit), line(limit.position))
    }
  }

  /// Empty for no place.
  private func line(_ position: SourcePosition) -> String {
    guard position.isKnown else { return "" }
    let others = trace.header.otherFiles
    let file = others.indices.contains(position.file - 1) ? " of \(others[position.file - 1])" : ""
    return "line \(position.line)\(file)"
  }

  private func limitWords(_ limit: Outcome.Limit) -> String {
    if trace.header.origin == .simulated { return "The simulation stops here: the limit of \(limit.kind.words) is reached." }
    return limit.kind == .virtualTime
      ? "The recording stops here: it took longer than allowed."
      : "The recording stops here: the limit of \(limit.kind.words) is reached."
  }

  /// Nobody holds what is waited for: it never comes.
  private mutating func addStandstillCard(_ finding: Finding) -> Int {
    let others = waitLikewise(finding)
    let rest = others > 0 ? " So do \(others) more." : ""
    return addTextCard("What never comes", finding.message + "." + rest, line(finding.position))
  }

  /// How many others wait for the same thing at the end.
  private func waitLikewise(_ finding: Finding) -> Int {
    let open = index.waits.filter { $0.ended == nil }
    guard let reason = open.first(where: { $0.position == finding.position })?.reason else { return 0 }
    return open.filter { $0.reason == reason }.count - 1
  }

  private var cardRect: Rect {
    let width = isCardBelow ? canvasWidth - 2 * Self.margin : Self.cardWidth
    let y = isCardBelow ? lanesEnd + plotExtra + 14.px : plotTop
    return Rect(x: canvasWidth - Self.margin - width, y: y, width: width, height: 0)
  }

  private mutating func addFrame(_ title: String, height: Int) -> Rect {
    var rect = cardRect
    rect.height = height
    builder.box(
      .stopped, .card, rect, radius: 6.px, fill: .background, edge: Scene.Stroke(.error, width: 2.px))
    builder.text(.card, title, x: rect.x + 14.px, y: rect.y + 24.px, .cardTitle, .error, on: .background)
    return rect
  }

  private mutating func addTextCard(_ title: String, _ text: String, _ place: String) -> Int {
    let room = cardRect.width - 28.px
    let lines = measurer.wrap(text, .cardText, to: room)
    let last = place.isEmpty ? [] : measurer.wrap(place, .cardText, to: room)
    let rect = addFrame(title, height: 42.px + (lines.count + last.count) * Self.lineHeight)
    var y = rect.y + 46.px
    for (offset, line) in (lines + last).enumerated() {
      let paint = offset < lines.count ? Paint.text : .muted
      builder.text(.card, line, x: rect.x + 14.px, y: y, .cardText, paint, on: .background)
      y += Self.lineHeight
    }
    return rect.bottom
  }

  /// One sentence for each letter, and the line that closes the loop.
  private mutating func addCycleCard(_ finding: Finding) -> Int {
    let room = cardRect.width - 44.px - 22.px
    let sentences = finding.edges.map { measurer.wrap($0.sentence, .cardText, to: room) }
    let backWords = finding.isCycle ? "and so back to a" : ""
    let lineCount = sentences.reduce(0) { $0 + $1.count } + (finding.isCycle ? 1 : 0)
    let height = 44.px + lineCount * Self.lineHeight + sentences.count * 14.px + (finding.isCycle ? 18.px : 4.px)
    let rect = addFrame(finding.isCycle ? "The cycle" : "What waits for what", height: height)
    var y = rect.y + 54.px
    var letters: [Point] = []
    for lines in sentences {
      letters.append(Point(rect.x + 24.px, y - 4.px))
      for line in lines {
        builder.text(.card, line, x: rect.x + 44.px, y: y, .cardText, .text, on: .background)
        y += Self.lineHeight
      }
      y += 14.px
    }
    addLoop(letters, rect, isCycle: finding.isCycle, bottom: y - 2.px)
    if finding.isCycle {
      builder.text(.card, backWords, x: rect.x + 44.px, y: y - 10.px, .cardText, .muted, on: .background)
    }
    return rect.bottom
  }

  /// From letter to letter, and from the last around the right side back to the first.
  private mutating func addLoop(_ letters: [Point], _ rect: Rect, isCycle: Bool, bottom: Int) {
    let stroke = Scene.Stroke(.error, width: 2.px)
    let radius = 10.px
    for (from, to) in zip(letters, letters.dropFirst()) {
      let points = [Point(from.x, from.y + radius), Point(to.x, to.y - radius)]
      builder.line(.error, .card, points, stroke, head: .filled(size: 7.px))
    }
    if isCycle, let first = letters.first, let last = letters.last {
      let right = rect.right - 11.px
      let top = rect.y + 36.px
      builder.line(
        .error, .card,
        [
          Point(last.x, last.y + radius), Point(last.x, bottom), Point(right, bottom), Point(right, top), Point(first.x, top),
          Point(first.x, first.y - radius),
        ], stroke)
    }
    for (offset, letter) in letters.enumerated() { addLetter(offset, at: letter) }
  }

  /// A white letter in a red circle.
  mutating func addLetter(_ index: Int, at middle: Point) {
    let letter = FindingText.letter(index)
    let rect = Rect(x: middle.x - 10.px, y: middle.y - 10.px, width: 20.px, height: 20.px)
    builder.box(.error, .deadlock, rect, radius: 10.px, fill: .error)
    builder.text(
      .deadlock, letter, x: middle.x, y: middle.y + 4.px, .edgeLetter, .background, on: .error, .middle)
  }
}
