/// Swift source with its comments and the insides of its string literals blanked out, so that braces and words can be
/// counted. Lines keep their numbers. Interpolations are blanked with their string.
package struct SwiftText {
  /// The code, line by line.
  package let lines: [String]

  package init(_ source: String) {
    var blanker = Blanker(Array(source))
    lines = blanker.run().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  package struct Function {
    package var name: String
    /// 1-based line of its `func`, `init`, `deinit` or `subscript`.
    package var line: Int
    /// From that line to the closing brace, both counted.
    package var length: Int
  }

  /// The functions with a body, in source order; a function within a function counts in both.
  package var functions: [Function] {
    var functions: [Function] = []
    for (index, line) in lines.enumerated() {
      guard let name = Self.declaredFunction(in: line), let length = bodyLength(from: index) else { continue }
      functions.append(Function(name: name, line: index + 1, length: length))
    }
    return functions
  }

  private static func declaredFunction(in line: String) -> String? {
    let words = line.split(whereSeparator: { " (<?".contains($0) }).map(String.init)
    for (index, word) in words.enumerated() {
      if word == "func" { return index + 1 < words.count ? words[index + 1] : nil }
      if word == "init" || word == "deinit" || word == "subscript" { return word }
      if !Self.modifiers.contains(where: word.hasPrefix) { return nil }
    }
    return nil
  }

  private static let modifiers = [
    "@", "public", "package", "internal", "fileprivate", "private", "static", "class", "mutating", "nonmutating", "override",
    "final", "convenience", "required", "indirect", "borrowing", "consuming", "nonisolated",
  ]

  /// Lines from `start` to the brace that closes the first one opened there; nil when a declaration without body comes first.
  private func bodyLength(from start: Int) -> Int? {
    var depth = 0
    var parentheses = 0
    for (offset, line) in lines[start...].enumerated() {
      for character in line {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{" where parentheses == 0 || depth > 0: depth += 1
        case "}" where depth > 0:
          depth -= 1
          if depth == 0 { return offset + 1 }
        case "}" where parentheses == 0: return nil
        default: break
        }
      }
      if depth == 0 && parentheses == 0 && offset > 6 { return nil }
    }
    return nil
  }
}

/// One pass over the characters of a source file.
private struct Blanker {
  private let source: [Character]
  private var position = 0
  private var result = ""

  init(_ source: [Character]) {
    self.source = source
  }

  mutating func run() -> String {
    while position < source.count {
      if starts("//") {
        while position < source.count && source[position] != "\n" { position += 1 }
      } else if starts("/*") {
        skipBlockComment()
      } else if let delimiter = stringDelimiter() {
        skipString(delimiter)
      } else {
        result.append(source[position])
        position += 1
      }
    }
    return result
  }

  private func starts(_ text: String) -> Bool {
    starts(Array(text), at: position)
  }

  private func starts(_ text: [Character], at place: Int) -> Bool {
    place + text.count <= source.count && source[place..<place + text.count].elementsEqual(text)
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts("/*") {
        depth += 1
        position += 2
      } else if starts("*/") {
        depth -= 1
        position += 2
      } else {
        keepLineBreak()
        position += 1
      }
    } while depth > 0 && position < source.count
  }

  private mutating func keepLineBreak() {
    if source[position] == "\n" { result.append("\n") }
  }

  /// The pounds and quotes that open a string here, nil when none does.
  private func stringDelimiter() -> (pounds: Int, quotes: Int)? {
    var place = position
    while place < source.count && source[place] == "#" { place += 1 }
    guard place < source.count, source[place] == "\"" else { return nil }
    return (place - position, starts(Array("\"\"\""), at: place) ? 3 : 1)
  }

  private mutating func skipString(_ delimiter: (pounds: Int, quotes: Int)) {
    let quotes = [Character](repeating: "\"", count: delimiter.quotes)
    let pounds = [Character](repeating: "#", count: delimiter.pounds)
    position += delimiter.pounds + delimiter.quotes
    result.append("\"")
    while position < source.count && !starts(quotes + pounds, at: position) {
      if starts(["\\"] + pounds + ["("], at: position) {
        skipInterpolation(from: position + delimiter.pounds + 1)
      } else if starts(["\\"] + pounds, at: position) {
        position += delimiter.pounds + 2
      } else {
        keepLineBreak()
        position += 1
      }
    }
    position += delimiter.pounds + delimiter.quotes
    result.append("\"")
  }

  /// `start` is the opening parenthesis.
  private mutating func skipInterpolation(from start: Int) {
    position = start
    var depth = 0
    repeat {
      if let delimiter = stringDelimiter() {
        skipString(delimiter)
        continue
      }
      if source[position] == "(" { depth += 1 }
      if source[position] == ")" { depth -= 1 }
      keepLineBreak()
      position += 1
    } while depth > 0 && position < source.count
  }
}
