import DispatchTrace

/// `// highlight: "write", "read 3"`
enum HighlightDirective {
  static func read(
    _ text: String, at position: SourcePosition, _ findings: FindingCollector, _ names: inout [Directives.Highlight]
  ) {
    var rest = Substring(text)
    repeat {
      rest.skipBlanks()
      let column = position.column + text[..<rest.startIndex].utf8.count
      let place = SourcePosition(line: position.line, column: column)
      guard let name = rest.takeQuoted(), !name.isEmpty else {
        findings.add(
          .error, .directive, "'highlight' names blocks in quotation marks, separated by commas: \"write\", \"read 3\"",
          at: place)
        return
      }
      names.append(Directives.Highlight(name: name, position: place))
    } while skipComma(&rest) || !rest.isEmpty
  }

  private static func skipComma(_ rest: inout Substring) -> Bool {
    rest.skipBlanks()
    guard rest.first == "," else { return false }
    rest = rest.dropFirst()
    return true
  }
}
