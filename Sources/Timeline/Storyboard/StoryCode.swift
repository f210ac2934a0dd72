internal import DispatchTrace

/// The code that is beside the queues: the driver, and below it the other files in which something stands.
struct StoryCode {
  struct Part {
    /// 0 is the trace's own.
    var file: Int
    var name: String
    var lines: [String]
    /// How many rows it has in all frames.
    var rows = 0
  }

  static let rows = 18
  static let mostParts = 3

  let parts: [Part]
  /// Line numbers need to be told whose they are.
  let hasNames: Bool
  /// Files in which something stands and for which there is no room.
  let hidden: Int

  /// `texts` has one for each file of the trace, its own first; of nil nothing is known.
  init(_ texts: [String?], names: [String], _ moments: [StoryMoment]) {
    let known = zip(texts, names).enumerated().compactMap { file, about in
      about.0.map { text in
        Part(file: file, name: about.1, lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      }
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

  /// By part: so that the lines at which something happens are in view; where it began in the frame before if that will do.
  func firstLines(_ moment: StoryMoment, after previous: [Int]) -> [Int] {
    zip(parts, previous).map { part, previous in
      let cursors = moment.cursors.filter { $0.file == part.file }
      let isInView = cursors.allSatisfy { previous <= $0.line && $0.line < previous + part.rows }
      guard part.lines.count > part.rows, !isInView, let (low, high) = Self.range(of: cursors, rows: part.rows) else {
        return previous
      }
      let middle = (low + high) / 2 - part.rows / 2
      return min(max(middle, high - part.rows + 1, 1), low, part.lines.count - part.rows + 1)
    }
  }

  /// The lines of all, or of the one that goes on where there are too few rows.
  private static func range(of cursors: [StoryMoment.Cursor], rows: Int) -> (low: Int, high: Int)? {
    let lines = cursors.map(\.line)
    guard let low = lines.min(), let high = lines.max(), let first = cursors.first else { return nil }
    if high - low < rows { return (low, high) }
    let line = (cursors.first { !$0.isStopped } ?? first).line
    return (line, line)
  }
}

// Code and console.
extension StoryFrame {
  mutating func addCode() {
    builder.box(.lane, .lane, Self.code, radius: 4.px, fill: .lane, edge: Scene.Stroke(Paint(.grid)))
    var y = Self.code.y + 10.px
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
    let left = Self.code.x + 14.px
    guard let shown = builder.measurer.cut(words, style, to: Self.code.right - 8.px - left) else { return }
    builder.text(.subtitle, shown, x: left, y: y + 14.px, style, .muted, on: .lane)
  }

  private mutating func addLine(_ line: Int, of part: StoryCode.Part, y: Int) {
    let cursors = moment.cursors.filter { $0.file == part.file && $0.line == line }
    let baseline = y + 14.px
    let ground = cursors.isEmpty ? Paint.lane : Paint(.codeLine)
    if !cursors.isEmpty {
      let rect = Rect(x: Self.code.x + 1.px, y: y, width: Self.code.width - 2.px, height: Self.rowHeight)
      builder.box(.band, .highlight, rect, fill: ground)
    }
    builder.text(.axis, "\(line)", x: Self.code.x + 30.px, y: baseline, .axis, .muted, on: ground, .right)
    for (offset, cursor) in cursors.prefix(2).enumerated() {
      let (x, middle) = (Self.code.x + 36.px + offset * 9.px, y + Self.rowHeight / 2)
      let points = [Point(x, middle - 5.px), Point(x, middle + 5.px), Point(x + 8.px, middle)]
      builder.add(
        .block, .highlight,
        .polygon(
          Scene.Polygon(
            points, fill: Paint(.fill(stage.hue(of: cursor.queue))), edge: Scene.Stroke(Paint(.edge(stage.hue(of: cursor.queue))))
          )))
    }
    var right = Self.code.right - 8.px
    if !cursors.isEmpty {
      let names = cursors.map { index.name(of: $0.thread) + ($0.isStopped ? " waits" : "") }.joined(separator: ", ")
      if let shown = builder.measurer.cut(names, .words, to: Self.code.width / 2) {
        right = builder.text(.highlight, shown, x: right, y: baseline, .words, Paint(.axis), on: ground, .right).x - 8.px
      }
    }
    let text = part.lines[line - 1].replacing("\t", with: "  ")
    let left = Self.code.x + 58.px
    if let shown = builder.measurer.cut(text, .code, to: right - left), !shown.allSatisfy(\.isWhitespace) {
      builder.text(.code, shown, x: left, y: baseline, .code, .text, on: ground)
    }
  }

  private mutating func addConsole() {
    let y = Self.code.bottom - 54.px
    builder.line(.grid, .grid, [Point(Self.code.x, y - 10.px), Point(Self.code.right, y - 10.px)], Scene.Stroke(Paint(.grid)))
    let head = builder.text(.console, "console", x: Self.code.x + 14.px, y: y + 10.px, .words, .muted, on: .lane)
    let lines = index.prints.prefix(moment.prints).suffix(3).map { words.printed($0.text) }
    if lines.isEmpty {
      builder.text(.console, "(nothing yet)", x: head.right + 14.px, y: y + 10.px, .words, .muted, on: .lane)
    }
    for (offset, line) in lines.enumerated() {
      guard let shown = builder.measurer.cut(line, .code, to: Self.code.right - head.right - 28.px) else { continue }
      builder.text(.console, shown, x: head.right + 14.px, y: y + 10.px + offset * 17.px, .code, .text, on: .lane)
    }
  }
}
