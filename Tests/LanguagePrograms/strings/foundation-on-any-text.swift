// What Foundation adds to texts it adds to every text: `String`, `Substring` and what is only known as one.
import Foundation

extension StringProtocol {
  func without(_ set: CharacterSet) -> String { components(separatedBy: set).joined() }
  func trimmed() -> String { trimmingCharacters(in: .whitespaces) }
  func strip(_ part: some StringProtocol) -> String {
    replacingOccurrences(of: part, with: "", options: .regularExpression, range: nil)
  }
  func first(_ set: CharacterSet) -> String { rangeOfCharacter(from: set).map { String(self[$0]) } ?? "none" }
  var words: [String] { components(separatedBy: " "[...]) }
}
print("a-b c".without(CharacterSet(charactersIn: "- ")), "abc def".dropFirst().without(.whitespaces), "  x ".trimmed())
print("a1b22".strip("[0-9]+"), "a1b22".dropFirst().strip("[0-9]+"), "b2".first(.decimalDigits), "1a2".dropFirst().first(.decimalDigits))
print("a b".words, "x a b".dropFirst(2).words)
func show<S: StringProtocol>(_ text: S, _ other: some StringProtocol) {
  print(text.appending(other), text.compare(other).rawValue, text.caseInsensitiveCompare(other).rawValue, text.commonPrefix(with: other))
  print(text.replacingOccurrences(of: other, with: "_"), text.replacingCharacters(in: text.startIndex..<text.endIndex, with: other))
  print(text.padding(toLength: 6, withPad: other, startingAt: 0), text.localizedCaseInsensitiveContains(other), text.localizedStandardContains(other))
  print(text.uppercased(with: nil), text.localizedUppercase, text.localizedLowercase, text.localizedCapitalized, text.capitalized(with: nil))
  print(text.canBeConverted(to: .ascii), text.smallestEncoding == .ascii, text.lengthOfBytes(using: .utf8))
  print(text.substring(from: text.index(after: text.startIndex)), text.substring(to: text.index(after: text.startIndex)), text.appendingFormat("%d", 3))
  text.enumerateLines { line, stop in print("line", line, terminator: " ") }
  text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byComposedCharacterSequences) { part, range, _, _ in
    print(part!, text[range] == part!, terminator: " ")
  }
  print(text[text.lineRange(for: text.startIndex..<text.startIndex)], text[text.paragraphRange(for: text.startIndex..<text.endIndex)])
  print(text.cString(using: .utf8)!.count, text.data(using: .utf8)!.count, text.range(of: other, options: .caseInsensitive) != nil)
}
show("Él so", "so")
show("xÉl so".dropFirst(), "SO!".dropLast())
