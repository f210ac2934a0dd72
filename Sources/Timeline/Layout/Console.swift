internal import DispatchTrace

/// What the program prints: each line with its number, at its instant.
extension TimelineLayout {
  private static let consoleRow = 15.px
  private static let mostConsoleRows = 12
  /// Between a line's number and its words.
  private static let numberGap = 5.px
  private static let longestLine = 600.px

  /// A line of the console where it stands: from `left` on in its row.
  struct ConsoleLine {
    var offset: Int
    var x: Int
    var row: Int
    var left: Int
    var number: String
    var words: String
  }

  func consoleGroup() -> [Group] {
    if tracks.prints.isEmpty { return [] }
    return [Group(kind: .console, title: "console", subtitle: "", hue: .neutral, lanes: [Lane(label: "printed")])]
  }

  /// As many rows as the lines need beside each other; what has no room is counted.
  mutating func makeRoomForConsole() {
    guard let index = groups.firstIndex(where: { if case .console = $0.kind { true } else { false } }) else { return }
    let lines = consoleLines()
    let rows = (lines.map(\.row).max() ?? 0) + 1
    groups[index].lanes[0].height = max(rows * Self.consoleRow + 8.px, 24.px)
    let all = allPrints
    let shown = Self.grouped(lines.count)
    groups[index].lanes[0].label = lines.count == all ? "printed" : "\(shown) of \(Self.grouped(all)) lines"
  }

  /// Each in the lowest row in which its words are free.
  private func consoleLines() -> [ConsoleLine] {
    var ends: [Int] = []
    var lines: [ConsoleLine] = []
    for (offset, print) in tracks.prints.enumerated() {
      let x = time.x(print.key)
      let number = "\(print.number)"
      let start = measurer.width(of: number, .waiting) + Self.numberGap
      let room = min(Self.longestLine, max(wordsRight - 4.px - x, x - time.left)) - start - 6.px
      guard let shown = measurer.cut(printed(print.text), .waiting, to: room, keeping: 1) else { continue }
      let width = start + measurer.width(of: shown, .waiting)
      let left = consoleLeft(of: width, at: x)
      guard left >= time.left - 20.px else { continue }
      let row = ends.firstIndex { $0 + 8.px <= min(left, x) } ?? ends.count
      if row == Self.mostConsoleRows { continue }
      if row == ends.count { ends.append(0) }
      ends[row] = max(left + width, x)
      lines.append(ConsoleLine(offset: offset, x: x, row: row, left: left, number: number, words: shown))
    }
    return lines
  }

  /// At the right of the instant; at its left where the words would leave the plot or stand on the line of the last instant.
  private func consoleLeft(of width: Int, at x: Int) -> Int {
    let (right, left) = (x + 6.px, x - 6.px - width)
    if right + width > wordsRight - 4.px { return left }
    guard let ending, x < lineX(of: ending), lineX(of: ending) < right + width + 4.px else { return right }
    if left >= time.left { return left }
    // No room before the line: beyond it where that is near.
    return lineX(of: ending) < right + 16.px ? lineX(of: ending) + 6.px : right
  }

  /// Without its end of line; what would not be seen is made visible.
  private func printed(_ text: StringID) -> String {
    let line = index.text(text)
    let trimmed = line.hasSuffix("\n") ? line.dropLast() : line[...]
    return String(trimmed.map { $0 == "\n" || $0 == "\r\n" ? "⏎" : $0 == "\t" ? " " : $0 })
  }

  mutating func addConsole() {
    for group in groups {
      guard case .console = group.kind, let lane = group.lanes.first else { continue }
      for line in consoleLines() {
        let y = lane.top + 4.px + line.row * Self.consoleRow
        let points = [Point(line.x, y + 1.px), Point(line.x, y + Self.consoleRow - 2.px)]
        builder.line(.block, .console, points, Scene.Stroke(.text, width: 2.px))
        let words = line.left + measurer.width(of: line.number, .waiting) + Self.numberGap
        builder.label(.console, line.number, x: line.left, y: y + 11.px, .waiting, .muted, on: .lane)
        builder.label(.console, line.words, x: words, y: y + 11.px, .waiting, .text, on: .lane)
      }
    }
  }
}
