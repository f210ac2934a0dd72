/// Texts for terminals, which read more into some characters than people do.
enum VisibleText {
  /// `text` with every control character but line breaks and tabs replaced, so that no escape sequence reaches a terminal; our own
  /// colours stay where there are any.
  static func of(_ text: String, keepsColour: Bool) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if keepsColour, scalar == "\u{1B}", let colour = colours.first(where: { rest.starts(with: $0.unicodeScalars) }) {
        result.append(contentsOf: colour.unicodeScalars)
        rest = rest.dropFirst(colour.unicodeScalars.count)
        continue
      }
      result.append(isControl(scalar) ? "\u{FFFD}" : scalar)
      rest = rest.dropFirst()
    }
    return String(result)
  }

  private static let colours = ["0", "1", "31", "32", "33", "1;31", "1;32", "1;35", "1;36"].map { "\u{1B}[\($0)m" }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || 0x7F...0x9F ~= scalar.value
  }
}
