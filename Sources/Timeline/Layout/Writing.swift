/// What of the words of a picture cannot be drawn as it is written.
extension SceneBuilder {
  private static let mostCharacters = 6

  /// Sentences about the texts that are there so far.
  var writingNotes: [String] {
    var lacking: [Unicode.Scalar] = []
    var isRightToLeft = false
    for element in elements {
      guard case .text(let run) = element.shape, run.text.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      for character in run.text.unicodeScalars where !character.isASCII {
        isRightToLeft = isRightToLeft || Self.isRightToLeft(character)
        if measurer.lacks(character, run.style), !lacking.contains(character) { lacking.append(character) }
      }
    }
    var notes: [String] = []
    if !lacking.isEmpty {
      let codes = lacking.prefix(Self.mostCharacters).map { "U+" + String($0.value, radix: 16, uppercase: true) }
      let more = lacking.count > codes.count ? " and \(lacking.count - codes.count) more" : ""
      notes.append("The fonts have no sign for \(codes.joined(separator: ", "))\(more): a box stands in its place.")
    }
    if isRightToLeft { notes.append("Words that run from right to left stand letter by letter from left to right, not joined.") }
    return notes
  }

  /// Hebrew, Arabic and their neighbours, and the forms that are made of them.
  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]

  private static func isRightToLeft(_ character: Unicode.Scalar) -> Bool {
    rightToLeft.contains { $0.contains(character.value) }
  }
}
