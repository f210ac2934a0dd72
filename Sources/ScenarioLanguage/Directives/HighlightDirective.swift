import DispatchTrace

/// `// highlight: "write", "read 3"`
enum HighlightDirective {
  static func read(
    _ text: String, at position: SourcePosition, _ findings: FindingCollector, _ names: inout [Directives.Highlight]
  ) {
    var rest = Substring(text)
    repeat {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      let column = position.column + text[..<rest.startIndex].utf8.count
      let place = SourcePosition(line: position.line, column: column)
      guard let name = quoted(&rest) else {
        findings.add(
          .error, .directive, "'highlight' names blocks in quotation marks, separated by commas: \"write\", \"read 3\"",
          at: place)
        return
      }
      names.append(Directives.Highlight(name: name, position: place))
    } while skipComma(&rest) || !rest.isEmpty
  }

  /// What stands between quotation marks; nil for anything else, and for nothing.
  private static func quoted(_ rest: inout Substring) -> String? {
    guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return name.isEmpty ? nil : String(name)
  }

  private static func skipComma(_ rest: inout Substring) -> Bool {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard rest.first == "," else { return false }
    rest = rest.dropFirst()
    return true
  }
}
