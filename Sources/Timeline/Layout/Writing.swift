/// What of the words of a picture cannot be drawn as it is written.
extension SceneBuilder {
  private static let mostCharacters = 6

  /// Sentences about the texts that are there so far.
  var writingNotes: [String] {
    var lacking: [Unicode.Scalar] = []
    var joined: [Unicode.Scalar] = []
    for element in elements {
      guard case .text(let run) = element.shape, run.text.utf8.contains(where: { $0 >= 0x80 }) else { continue }
      for character in run.text {
        guard let sign = WrittenText.sign(of: character) else {
          for scalar in character.unicodeScalars where !scalar.isASCII && !joined.contains(scalar) { joined.append(scalar) }
          continue
        }
        if !sign.isASCII, measurer.lacks(sign, run.style), !lacking.contains(sign) { lacking.append(sign) }
      }
    }
    var notes: [String] = []
    if !lacking.isEmpty { notes.append("The fonts have no sign for \(Self.codes(lacking)): a box stands in its place.") }
    if !joined.isEmpty {
      notes.append("Pictures join and stack no letters: a box stands for what is written with \(Self.codes(joined)).")
    }
    return notes
  }

  private static func codes(_ scalars: [Unicode.Scalar]) -> String {
    let codes = scalars.prefix(mostCharacters).map { "U+" + hexadecimal($0.value) }
    let more = scalars.count > codes.count ? " and \(scalars.count - codes.count) more" : ""
    return codes.joined(separator: ", ") + more
  }

  /// Four digits at least.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
