import DispatchTrace

/// `// input: "1", "quit"`: the lines that are typed, or `// input: nothing`.
package struct InputDirective: Hashable, Sendable {
  package var lines: [String] = []
  /// Where a text stands that says none. Only a program that reads has to write it otherwise: everybody's comments say `input: "abc"`.
  var mistakes: [SourcePosition] = []

  /// Whether a text that stands behind `input:` is meant for us.
  static func isMeant(by text: String) -> Bool { text.hasPrefix("\"") || text == "nothing" }

  mutating func add(_ text: String, at position: SourcePosition) {
    if text == "nothing" { return }
    if let found = Self.quoted(text) { lines += found } else { mistakes.append(position) }
  }

  /// `"1", "quit"`
  private static func quoted(_ text: String) -> [String]? {
    var rest = text.trimmed[...]
    var result: [String] = []
    while let line = rest.takeQuoted() {
      result.append(line)
      rest.skipBlanks()
      if rest.isEmpty { return result }
      guard rest.removeFirst() == "," else { return nil }
      rest.skipBlanks()
    }
    return nil
  }

  /// What the directive says, as the library's `readLine` reads it.
  var declaration: String {
    "func _typedLines() -> [String] { [\(lines.map { Self.literal($0) }.joined(separator: ", "))] }"
  }

  /// Whatever the text contains.
  private static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() + "\""
  }
}
