internal import DispatchTrace

/// The code that is beside the queues: the driver, and below it the other files in which something stands.
struct StoryCode {
  struct Part {
    /// 0 is the trace's own.
    var file: Int
    var name: String
    /// What is shown of it: without directives, which are no code, and without what is blank at its end.
    var lines: [(number: Int, text: String)]
    /// How many rows it has in all frames.
    var rows = 0

    init(file: Int, name: String, text: String) {
      self.file = file
      self.name = name
      lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { offset, line in
        DirectiveName.isDirective(line: line) ? nil : (offset + 1, String(line.replacing("\t", with: "  ")))
      }
      while let last = lines.last, last.text.allSatisfy(\.isWhitespace) { lines.removeLast() }
      while let first = lines.first, first.text.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    }

    /// Where the line stands among those that are shown, from 1 on.
    func row(ofLine number: Int) -> Int { lines.partitioningIndex { $0.number >= number } + 1 }
  }

  static let rows = 18
  static let mostParts = 3
  /// Where more stand at a line they may be counted.
  private static let mostForNames = 160.px

  let parts: [Part]
  /// Line numbers need to be told whose they are.
  let hasNames: Bool
  /// Files in which something stands and for which there is no room.
  let hidden: Int

  /// `texts` has one for each file of the trace, its own first; of nil nothing is known.
  init(_ texts: [String?], names: [String], _ moments: [StoryMoment]) {
    let known = zip(texts, names).enumerated().compactMap { file, about in
      about.0.map { Part(file: file, name: about.1, text: $0) }
    }
    // Names of blocks have lines of the driver.
    let wanted = known.filter { part in part.file == 0 || moments.contains { $0.cursors.contains { $0.file == part.file } } }
    var parts = Array(wanted.prefix(Self.mostParts))
    hidden = wanted.count - parts.count
    hasNames = known.count > 1
    var rest = Self.rows - (hidden > 0 ? 1 : 0) - (hasNames ? parts.count : 0)
    // The short ones first: what they do not need the others have.
    let byLength = parts.indices.sorted { (parts[$0].lines.count, $0) < (parts[$1].lines.count, $1) }
    for (offset, part) in byLength.enumerated() {
      parts[part].rows = min(parts[part].lines.count, rest / (parts.count - offset))
      rest -= parts[part].rows
    }
    self.parts = parts
  }

  /// What the longest line takes, with its number and its mark, and where threads stand in it with their names.
  func width(_ moments: [StoryMoment], _ index: TraceIndex, _ measurer: any TextMeasurer) -> Int {
    var widest = 0
    for part in parts {
      widest = max(widest, part.lines.map { measurer.width(of: $0.text, .code) }.max() ?? 0)
      for cursors in moments.map({ $0.cursors.filter { $0.file == part.file } }) {
        for line in Set(cursors.map(\.line)) {
          guard let shown = part.lines.first(where: { $0.number == line }) else { continue }
          let names = StoryFrame.names(of: cursors.filter { $0.line == line }, index)
          let room = min(measurer.width(of: names, .words), Self.mostForNames)
          widest = max(widest, measurer.width(of: shown.text, .code) + room + 8.px)
        }
      }
    }
    return StoryFrame.codeInset + widest + 8.px
  }

  /// By part: so that the lines at which something happens are in view; where it began in the frame before if that will do.
  func firstLines(_ moment: StoryMoment, after previous: [Int]) -> [Int] {
    zip(parts, previous).map { part, previous in
      let cursors = moment.cursors.filter { $0.file == part.file }
      let isInView = cursors.allSatisfy { (previous..<previous + part.rows).contains(part.row(ofLine: $0.line)) }
      guard part.lines.count > part.rows, !isInView, let (low, high) = Self.range(of: cursors, in: part) else {
        return previous
      }
      let middle = (low + high) / 2 - part.rows / 2
      return min(max(middle, high - part.rows + 1, 1), low, part.lines.count - part.rows + 1)
    }
  }

  /// The lines of all, or of the one that goes on where there are too few rows.
  private static func range(of cursors: [StoryMoment.Cursor], in part: Part) -> (low: Int, high: Int)? {
    let lines = cursors.map { part.row(ofLine: $0.line) }
    guard let low = lines.min(), let high = lines.max(), let first = cursors.first else { return nil }
    if high - low < part.rows { return (low, high) }
    let row = part.row(ofLine: (cursors.first { !$0.isStopped } ?? first).line)
    return (row, row)
  }
}

// Code and console.
extension StoryFrame {
  mutating func addCode() {
    builder.box(.lane, .lane, code, radius: 4.px, fill: .lane, edge: Scene.Stroke(Paint(.grid)))
    var y = code.y + 10.px
    for (part, firstLine) in zip(stage.code.parts, firstLines) {
      if stage.code.hasNames {
        addCodeWords(part.name, .groupKind, y: y)
        y += Self.rowHeight
      }
      for row in 0..<part.rows where firstLine + row <= part.lines.count {
        addLine(firstLine + row, of: part, y: y + row * Self.rowHeight)
      }
      y += part.rows * Self.rowHeight
    }
    let hidden = stage.code.hidden
    if hidden > 0 { addCodeWords("and \(hidden) more \(hidden == 1 ? "file" : "files")", .groupKind, y: y) }
    if stage.code.parts.isEmpty { addCodeWords("no source: the steps of a trace", .words, y: y + 2.px) }
    addConsole()
  }

  private mutating func addCodeWords(_ words: String, _ style: TextStyle, y: Int) {
    let left = code.x + 14.px
    guard let shown = builder.measurer.cut(words, style, to: code.right - 8.px - left) else { return }
    builder.text(.subtitle, shown, x: left, y: y + 14.px, style, .muted, on: .lane)
  }

  private mutating func addLine(_ row: Int, of part: StoryCode.Part, y: Int) {
    let (line, text) = part.lines[row - 1]
    let cursors = moment.cursors.filter { $0.file == part.file && $0.line == line }
    let baseline = y + 14.px
    let ground = cursors.isEmpty ? Paint.lane : Paint(.codeLine)
    if !cursors.isEmpty {
      let rect = Rect(x: code.x + 1.px, y: y, width: code.width - 2.px, height: Self.rowHeight)
      builder.box(.band, .highlight, rect, fill: ground)
    }
    builder.text(.axis, "\(line)", x: code.x + 30.px, y: baseline, .axis, .muted, on: ground, .right)
    for (offset, cursor) in cursors.prefix(2).enumerated() {
      let (x, middle) = (code.x + 36.px + offset * 9.px, y + Self.rowHeight / 2)
      let points = [Point(x, middle - 5.px), Point(x, middle + 5.px), Point(x + 8.px, middle)]
      builder.add(
        .block, .highlight,
        .polygon(
          Scene.Polygon(
            points, fill: Paint(.fill(stage.hue(of: cursor.queue))), edge: Scene.Stroke(Paint(.edge(stage.hue(of: cursor.queue))))
          )))
    }
    var right = code.right - 8.px
    if !cursors.isEmpty {
      if let shown = builder.measurer.cut(fittingNames(of: cursors), .words, to: code.width / 2) {
        right = builder.text(.highlight, shown, x: right, y: baseline, .words, Paint(.axis), on: ground, .right).x - 8.px
      }
    }
    let left = code.x + Self.codeInset
    if let shown = builder.measurer.cut(text, .code, to: right - left), !shown.allSatisfy(\.isWhitespace) {
      builder.text(.code, shown, x: left, y: baseline, .code, .text, on: ground)
    }
  }

  static func names(of cursors: [StoryMoment.Cursor], _ index: TraceIndex) -> String {
    cursors.map { index.name(of: $0.thread) + ($0.isStopped ? " waits" : "") }.joined(separator: ", ")
  }

  /// Each thread, or how many they are where there is no room for all.
  private func fittingNames(of cursors: [StoryMoment.Cursor]) -> String {
    let names = Self.names(of: cursors, index)
    guard cursors.count > 1, builder.measurer.width(of: names, .words) > code.width / 2 else { return names }
    let stopped = cursors.count(where: \.isStopped)
    if stopped == 0 || stopped == cursors.count { return "\(cursors.count) threads" + (stopped > 0 ? " wait" : "") }
    return "\(cursors.count) threads, \(stopped) of them \(stopped == 1 ? "waits" : "wait")"
  }

  private mutating func addConsole() {
    let y = code.bottom - 54.px
    builder.line(.grid, .grid, [Point(code.x, y - 10.px), Point(code.right, y - 10.px)], Scene.Stroke(Paint(.grid)))
    let head = builder.text(.console, "console", x: code.x + 14.px, y: y + 10.px, .words, .muted, on: .lane)
    let lines = index.prints.prefix(moment.prints).suffix(3).map { words.printed($0.text) }
    if lines.isEmpty {
      builder.text(.console, "(nothing yet)", x: head.right + 14.px, y: y + 10.px, .words, .muted, on: .lane)
    }
    for (offset, line) in lines.enumerated() {
      guard let shown = builder.measurer.cut(line, .code, to: code.right - head.right - 28.px) else { continue }
      builder.text(.console, shown, x: head.right + 14.px, y: y + 10.px + offset * 17.px, .code, .text, on: .lane)
    }
  }
}
