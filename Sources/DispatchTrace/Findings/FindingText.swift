/// Turns findings into text as compilers print them: `path:line:column: severity: message [category]`, the source line, a
/// caret; then the edges of a cycle, the notes and the remedies in the same way.
public struct FindingText: Sendable {
  /// What stands before the line number.
  public var path: String
  /// Escape sequences for a terminal that shows colours.
  public var usesColour: Bool
  /// Of each file whose text is at hand, by its number.
  private let lines: [Int: [Substring]]
  /// What stands before the line number, of each file but the first.
  private let otherPaths: [String]

  /// A file beside the one that `path` is.
  public struct OtherSource: Hashable, Sendable {
    /// What stands before its line numbers.
    public var path: String
    /// All of it.
    public var text: String

    /// As text is printed: nothing is read.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// `source` is the text of the scenario; without it no source lines are printed. `otherFiles` are those of the trace's header,
  /// `otherSources` what is known of some of them, by those names.
  public init(
    path: String, otherFiles: [String] = [], source: String? = nil, otherSources: [String: OtherSource] = [:],
    usesColour: Bool = false
  ) {
    self.path = path
    otherPaths = otherFiles.map { otherSources[$0]?.path ?? $0 }
    self.usesColour = usesColour
    var lines: [Int: [Substring]] = [:]
    for (number, text) in ([source] + otherFiles.map { otherSources[$0]?.text }).enumerated() {
      lines[number] = text?.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    }
    self.lines = lines
  }

  /// The whole text of a finding; every line, the last one too, ends with `\n`.
  public func text(of finding: Finding) -> String {
    var text = paragraph(finding.severity, "\(finding.message) [\(finding.category)]", at: finding.position)
    for (offset, edge) in finding.edges.enumerated() {
      text += paragraph(.note, "\(Self.letter(offset)): \(edge.sentence)", at: edge.position)
    }
    if finding.isCycle, finding.edges.count > 1 { text += paragraph(.note, "and so back to a", at: .none) }
    for note in finding.notes { text += paragraph(.note, note.message, at: note.position) }
    if !finding.remedies.isEmpty {
      let lead = finding.edges.isEmpty || finding.remedies.count == 1 ? "to mend it" : "any one change ends it"
      text += paragraph(.note, "\(lead): \(finding.remedies.joined(separator: "; "))", at: .none)
    }
    return text
  }

  /// The texts of several findings, in their order.
  public static func compilerStyle(
    _ findings: [Finding], file: String, source: String? = nil, usesColour: Bool = false
  ) -> String {
    let text = FindingText(path: file, source: source, usesColour: usesColour)
    return findings.map(text.text(of:)).joined()
  }

  /// Edges are lettered `a`, `b`, …, `z`, `aa`, … as in the pictures. `offset` counts from 0.
  public static func letter(_ offset: Int) -> String {
    let last = String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(offset % 26))))
    return offset < 26 ? last : letter(offset / 26 - 1) + last
  }
}

extension FindingText {
  private func paragraph(_ severity: Finding.Severity, _ message: String, at position: SourcePosition) -> String {
    let file = otherPaths.indices.contains(position.file - 1) ? otherPaths[position.file - 1] : path
    let place = position.isKnown ? "\(file):\(position.line):\(position.column)" : path
    let head = "\(bold(place + ":")) \(colour(severity, severity.rawValue + ":")) \(bold(Self.printable(message)))\n"
    return head + excerpt(position)
  }

  /// The source line and a caret under the column; empty when there is no such line.
  private func excerpt(_ position: SourcePosition) -> String {
    guard let lines = lines[position.file], position.line >= 1, position.line <= lines.count else { return "" }
    let line = lines[position.line - 1]
    let shown = Self.shown(line, around: position.column)
    var caret = shown.startIndex == line.startIndex ? "" : " "
    var column = line.utf8.distance(from: line.startIndex, to: shown.startIndex) + 1
    for character in shown {
      if column >= position.column { break }
      caret += character == "\t" ? "\t" : Self.isWide(character) ? "  " : " "
      column += character.utf8.count
    }
    let before = shown.startIndex == line.startIndex ? "" : "…"
    let after = shown.endIndex == line.endIndex ? "" : "…"
    return "\(before)\(Self.printable(shown))\(after)\n\(caret)\(green("^"))\n"
  }

  /// The part of a line that is printed: all of it, unless it is much longer than a screen is wide.
  private static func shown(_ line: Substring, around column: Int) -> Substring {
    guard line.utf8.count > 400 else { return line }
    let place = min(max(column - 1, 0), line.utf8.count)
    let start = line.utf8.index(line.startIndex, offsetBy: max(place - 100, 0))
    let end = line.utf8.index(line.startIndex, offsetBy: min(place + 100, line.utf8.count))
    return line[scalar(start, line)..<scalar(end, line)]
  }

  /// The beginning of the scalar that `index` is in.
  private static func scalar(_ index: Substring.Index, _ line: Substring) -> Substring.Index {
    var index = index
    while index < line.endIndex, index > line.startIndex, UTF8.isContinuation(line.utf8[index]) {
      index = line.utf8.index(before: index)
    }
    return index
  }

  /// Control characters (an escape sequence in a scenario's text) do not reach the terminal.
  private static func printable(_ text: some StringProtocol) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isControl = scalar.value < 0x20 && scalar != "\t" || 0x7F...0x9F ~= scalar.value
          return isControl ? "\u{FFFD}" : scalar
        }))
  }

  /// Takes two columns of a terminal: the East Asian wide blocks and emoji.
  private static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
      true
    default: false
    }
  }

  private func bold(_ text: String) -> String { styled(text, "1") }
  private func green(_ text: String) -> String { styled(text, "1;32") }

  private func colour(_ severity: Finding.Severity, _ text: String) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;35")
    case .note: styled(text, "1;36")
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
