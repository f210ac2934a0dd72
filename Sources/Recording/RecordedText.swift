/// The text of a scenario as it is compiled beside the recorder, whose mirrors of Dispatch are internal. Every line and every
/// column keeps its place, so messages and recorded places fit the scenario.
enum RecordedText {
  static func of(_ source: String) -> String {
    // The one function whose mirror the compiler cannot prefer to the real one. Both names are equally long.
    let text = source.replacing("dispatchPrecondition(condition", with: "recordedPrecondition(condition")
    var isInText = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      defer { if line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count.isMultiple(of: 2) { isInText.toggle() } }
      return isInText ? String(line) : internalised(line)
    }
    return lines.joined(separator: "\n")
  }

  private static let wide = ["public(set)", "public", "open"]
  private static let others: Set<Substring> = [
    "final", "static", "class", "override", "mutating", "nonmutating", "convenience", "required", "indirect", "weak", "lazy",
  ]
  private static let declarations: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "typealias", "func", "var", "let", "init", "subscript", "static", "final",
    "override", "mutating", "nonmutating", "convenience", "required", "indirect", "weak", "lazy", "private(set)",
    "fileprivate(set)",
    "internal(set)", "public",
  ]

  /// `public let queue` can only be internal when its type is: blanks in place of the word. It stands first, or after another
  /// modifier or a brace, and before a modifier or what is declared.
  private static func internalised(_ line: Substring) -> String {
    var result = String(line)
    for word in wide {
      var start = result.startIndex
      while let found = result[start...].firstRange(of: word) {
        start = found.upperBound
        let before = result[..<found.lowerBound].split { $0 == " " || $0 == "\t" }.last
        let after = result[found.upperBound...].split { $0 == " " || $0 == "\t" || $0 == "(" || $0 == "<" || $0 == "?" }.first
        let isFirst = before == nil || ["{", ";"].contains(before?.last) || before?.first == "@" || others.contains(before ?? "")
        let isWord = result[found.upperBound...].first == " " && after.map(declarations.contains) == true
        guard isFirst, isWord else { continue }
        result.replaceSubrange(found, with: String(repeating: " ", count: word.count))
      }
    }
    return result
  }
}
