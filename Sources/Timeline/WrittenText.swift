/// Which signs stand for a text, from left to right.
///
/// Fonts are drawn sign by sign. What that gets right stays: letters with accents that there are as one sign, and Hebrew, which only runs
/// the other way. For what would have to be joined or stacked (Arabic, marks without a sign of their own, sequences of emoji) stands a
/// box, and a note below the picture says so.
package enum WrittenText {
  package static let box: Unicode.Scalar = "\u{25A1}"

  package static func signs(of text: String) -> [Unicode.Scalar] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Array(text.unicodeScalars) }
    var signs = text.map { sign(of: $0) ?? box }
    if isTurned(text) { turnRightToLeft(&signs, text.map { $0.unicodeScalars.first.map(isRightToLeft) ?? false }) }
    return signs
  }

  /// Nil for what sign by sign would be wrong.
  package static func sign(of character: Character) -> Unicode.Scalar? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if scalars.count > 1 { return composed[character] }
    if first.isASCII { return first == "\t" || first.value >= 0x20 ? first : nil }
    return isJoined(first) || isStacked(first) ? nil : first
  }

  /// Letters with marks that are one sign, by what they are made of: characters are equal however they are written.
  private static let composed: [Character: Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF, 0xFB1D...0xFB4E]
    let scalars = ranges.joined().compactMap(Unicode.Scalar.init)
    return Dictionary(scalars.map { (Character($0), $0) }, uniquingKeysWith: { first, _ in first })
  }()

  /// Arabic and its neighbours, whose letters look different beside each other.
  private static let joined: [ClosedRange<UInt32>] = [
    0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  private static func isJoined(_ scalar: Unicode.Scalar) -> Bool { joined.contains { $0.contains(scalar.value) } }

  /// A mark on nothing, and what is no sign at all.
  private static func isStacked(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark, .control, .format].contains(scalar.properties.generalCategory)
  }

  // MARK: From right to left

  /// Some of it stands in another order than it is written in.
  package static func isTurned(_ text: String) -> Bool { text.unicodeScalars.contains(where: isRightToLeft) }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    (0x590...0x5FF).contains(scalar.value) || (0xFB1D...0xFB4F).contains(scalar.value) || isJoined(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Words from right to left with what stands between them and the numbers behind them: they begin at the right, numbers as always.
  private static func turnRightToLeft(_ signs: inout [Unicode.Scalar], _ isRightToLeft: [Bool]) {
    var start = 0
    while let first = isRightToLeft[start...].firstIndex(of: true) {
      var end = first
      for index in first..<signs.count {
        if !isRightToLeft[index], signs[index].properties.isAlphabetic { break }
        if isRightToLeft[index] || isDigit(signs[index]) || closes(signs[index], signs[first...end]) { end = index }
      }
      signs[first...end].reverse()
      for index in first...end { signs[index] = mirrored[signs[index]] ?? signs[index] }
      turnNumbers(&signs, first...end)
      start = end + 1
    }
  }

  /// A bracket that was opened among `before`.
  private static func closes(_ sign: Unicode.Scalar, _ before: ArraySlice<Unicode.Scalar>) -> Bool {
    guard ")]}»".unicodeScalars.contains(sign), let opening = mirrored[sign] else { return false }
    return before.filter { $0 == opening }.count > before.filter { $0 == sign }.count
  }

  private static let mirrored: [Unicode.Scalar: Unicode.Scalar] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
  ]

  private static func turnNumbers(_ signs: inout [Unicode.Scalar], _ range: ClosedRange<Int>) {
    var index = range.lowerBound
    while index <= range.upperBound {
      var end = index
      while end <= range.upperBound, isDigit(signs[end]) { end += 1 }
      signs[index..<end].reverse()
      index = end + 1
    }
  }
}
