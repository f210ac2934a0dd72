/// A face and a size; which font file stands behind a face is the renderer's business.
package struct TextStyle: Hashable, Sendable {
  package enum Face: String, Hashable, Sendable, CaseIterable {
    case regular, bold, mono
  }

  package var face: Face
  /// The em in 64ths of a pixel at scale 1.
  package var size: Int

  /// How far ordinary ink reaches above and below the baseline.
  package var ascent: Int { size * 3 / 4 }
  package var descent: Int { size / 4 }

  private static func px(_ tenths: Int, _ face: Face = .regular) -> TextStyle {
    TextStyle(face: face, size: tenths * 64 / 10)
  }

  package static let title = px(190, .bold)
  package static let subtitle = px(125)
  package static let axis = px(110)
  package static let groupName = px(125, .bold)
  package static let groupKind = px(105)
  package static let laneName = px(110)
  package static let blockName = px(120, .bold)
  package static let waiting = px(105)
  package static let inBox = px(110)
  package static let words = px(110)
  package static let badge = px(100, .bold)
  package static let caption = px(120)
  package static let captionHead = px(120, .bold)
  package static let legend = px(110)
  package static let error = px(115, .bold)
  package static let cardTitle = px(130, .bold)
  package static let cardText = px(115)
  package static let code = px(120, .mono)
  package static let storyCaption = px(140, .bold)
  package static let edgeLetter = px(120, .bold)
}

/// Knows how wide a text is: with the font's own advances in the renderer, with a fixed advance in tests of the layout.
package protocol TextMeasurer {
  /// The advance of `text` in 64ths of a pixel at scale 1. The same for the same font file on every machine.
  func width(of text: String, _ style: TextStyle) -> Int
  /// The font has no sign for the character: a box is drawn in its place.
  func lacks(_ character: Unicode.Scalar, _ style: TextStyle) -> Bool
}

extension TextMeasurer {
  /// `text`, or its beginning and `…`, or nil when not even `letters` letters fit.
  func cut(_ text: String, _ style: TextStyle, to room: Int, keeping letters: Int = 4) -> String? {
    if width(of: text, style) <= room { return text }
    let most = longestBeginning(of: text, style, in: room - width(of: "…", style))
    guard most >= max(letters, 1) else { return nil }
    return text.prefix(most).trimmingTrailingSpaces + "…"
  }

  /// How many characters fit. What it costs depends on those, not on how long the text is.
  private func longestBeginning(of text: String, _ style: TextStyle, in room: Int) -> Int {
    func fits(_ count: Int) -> Bool {
      let head = text.prefix(count)
      return head.count == count && width(of: String(head), style) <= room
    }
    var (least, tooMany) = (0, 16)
    while fits(tooMany) { (least, tooMany) = (tooMany, 2 * tooMany) }
    while least + 1 < tooMany {
      let middle = (least + tooMany) / 2
      if fits(middle) { least = middle } else { tooMany = middle }
    }
    return least
  }

  /// The fit rule for names: all of it, or its beginning and its trailing number (`bl…3`), or the number alone, or – when it
  /// has none – its beginning. Never a bare prefix that several numbered blocks share.
  func fit(_ name: String, _ style: TextStyle, in room: Int) -> String? {
    if width(of: name, style) <= room { return name }
    let number = name.suffix(while: { $0.isASCII && $0.isNumber })
    guard !number.isEmpty else { return cut(name, style, to: room) }
    var head = name.dropLast(number.count)
    while head.count > 2 {
      head = head.dropLast()
      let candidate = head.trimmingTrailingSpaces + "…" + number
      if width(of: candidate, style) <= room { return candidate }
    }
    return width(of: String(number), style) <= room ? String(number) : nil
  }

  /// Lines of at most `room`, broken at spaces; a word that is too long is broken, after a dot where it has one.
  func wrap(_ text: String, _ style: TextStyle, to room: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if width(of: longer, style) <= room {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while width(of: line, style) > room {
        guard let head = beginning(of: line, style, in: room) else {
          line = ""
          break
        }
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// As much of the word as there is room for, up to a dot if that is not very little; nil when no letter fits.
  private func beginning(of word: String, _ style: TextStyle, in room: Int) -> String? {
    let most = longestBeginning(of: word, style, in: room)
    guard most > 0 else { return nil }
    let head = word.prefix(most)
    let dotted = head.lastIndex { ".-_/".contains($0) }.map { head[...$0] }
    if let dotted, dotted.count * 3 >= head.count { return String(dotted) }
    return String(head)
  }
}

extension StringProtocol {
  fileprivate var trimmingTrailingSpaces: String {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == " " { end = index(before: end) }
    return String(self[startIndex..<end])
  }

  fileprivate func suffix(while belongs: (Character) -> Bool) -> SubSequence {
    var start = endIndex
    while start > startIndex, belongs(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
