internal import DispatchTrace

extension TimelineLayout {
  /// What is guaranteed, what was chance, what would mend it; returns the bottom of what it takes.
  mutating func addCaptions(below y: Int) -> Int {
    var lines: [(head: String, paint: Paint, text: String)] = []
    if let remedies = ending?.finding?.remedies, !remedies.isEmpty {
      lines.append(("Any one change ends it:", Paint(.ok), remedies.joined(separator: "; ") + "."))
    }
    lines += options.guaranteed.map { ("Guaranteed:", Paint(.ok), $0) }
    lines += options.byChance.map { ("By chance:", .muted, $0) }
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
}
