internal import DispatchTrace

extension TimelineLayout {
  private static let mostFindings = 4

  /// What is guaranteed, what was chance, what would mend it; returns the bottom of what it takes.
  mutating func addCaptions(below y: Int) -> Int {
    var lines: [(head: String, paint: Paint, text: String)] = []
    if let ending, let remedies = ending.finding?.remedies, !remedies.isEmpty {
      let verb = ending.isDeadlock ? "ends it:" : "mends it:"
      let head = remedies.count == 1 ? "This \(verb)" : "Any one change \(verb)"
      lines.append((head, Paint(.ok), remedies.joined(separator: "; ") + "."))
    }
    lines += findingLines()
    lines += whiskerNotes().map { ($0.head, .muted, $0.text) }
    lines += (options.notes + builder.writingNotes).map { ("Note:", .muted, $0) }
    lines += options.guaranteed.map { ("Guaranteed:", Paint(.ok), $0) }
    lines += options.byChance.map { (options.isChanceKnown ? "By chance:" : "Perhaps by chance:", .muted, $0) }
    lines += orderReasons().map { ("Because:", .muted, $0) }
    guard !lines.isEmpty else { return y }
    var y = y + 30.px
    let heads = lines.map { measurer.width(of: $0.head, .captionHead) }.max() ?? 0
    let left = Self.margin + heads + 14.px
    for (offset, line) in lines.enumerated() {
      if offset == 0 || lines[offset - 1].head != line.head {
        builder.text(.caption, line.head, x: Self.margin, y: y, .captionHead, line.paint, on: .background)
      }
      for text in measurer.wrap(line.text, .caption, to: canvasWidth - Self.margin - left) {
        builder.text(.caption, text, x: left, y: y, .caption, .text, on: .background)
        y += 18.px
      }
      y += 2.px
    }
    return y - 14.px
  }

  /// What was found and has no mark that says it in full. Few, and each once.
  private func findingLines() -> [(head: String, paint: Paint, text: String)] {
    var told: Set<String> = []
    let shown = findings.filter { finding in
      finding.category != ending?.category && finding.instant != nil && told.insert(finding.message).inserted
    }
    var lines = shown.prefix(Self.mostFindings).map { finding in
      let isNote = finding.severity == .note
      let head = isNote ? "Note:" : finding.severity == .error ? "Error:" : "Warning:"
      return (head, isNote ? Paint.muted : Paint.error, finding.message + ".")
    }
    if shown.count > Self.mostFindings {
      lines.append((lines[lines.count - 1].0, lines[lines.count - 1].1, "And \(shown.count - Self.mostFindings) more."))
    }
    return lines
  }
}
