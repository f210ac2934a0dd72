/// A piece of source text: a word, a number, a string literal, a sign, a comment, or the space between.
package struct Lexeme: Sendable {
  package let text: String
  package let isSpace: Bool

  /// Rough on purpose: joined again the pieces are the text, and a mutation need not know Swift.
  package static func split(_ text: String) -> [Lexeme] {
    var rest = Substring(text)
    var found: [Lexeme] = []
    while let first = rest.first {
      let piece: Substring
      if first.isWhitespace {
        piece = rest.prefix { $0.isWhitespace }
      } else if isWord(first) {
        piece = rest.prefix(while: isWord)
      } else if first == "\"", let end = rest.dropFirst().firstIndex(where: { $0 == "\"" || $0 == "\n" || $0 == "\\" }),
        rest[end] == "\""
      {
        piece = rest[...end]
      } else if rest.hasPrefix("//") {
        piece = rest.prefix { $0 != "\n" }
      } else if isOperator(first) {
        piece = rest.prefix(while: isOperator)
      } else {
        piece = rest.prefix(1)
      }
      found.append(Lexeme(text: String(piece), isSpace: first.isWhitespace))
      rest = rest[piece.endIndex...]
    }
    return found
  }

  enum Kind {
    case number, word, text, sign
  }

  var kind: Kind {
    guard let first = text.first else { return .sign }
    if first.isNumber { return .number }
    if first == "\"" { return .text }
    return Self.isWord(first) ? .word : .sign
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
  private static func isOperator(_ character: Character) -> Bool { "+-*/%=<>&|^~?!.".contains(character) }
}

/// One change of a text.
package enum Mutation: Sendable {
  /// Of pieces that are not space.
  case delete(Int)
  case double(Int)
  /// With the next piece that is not space.
  case swap(Int, Int)
  /// The first by a copy of the second.
  case replace(Int, Int)
  case write(Int, String)
  /// Of lines.
  case deleteLine(Int)
  case doubleLine(Int)
  case swapLines(Int, Int)
  /// What belongs together: a declaration, a member, a statement with its blocks.
  case deletePart(ClosedRange<Int>)

  /// `pick(n)` is one of `0..<n`.
  ///
  /// Most put something where its like was: a name for a name, an operator for one of its kind, a line for its neighbour. What
  /// comes out is a program more often then, of three mutants about one.
  package static func random(for lexemes: [Lexeme], pick: (Int) -> Int) -> Mutation {
    switch pick(10) {
    case 0, 1: return ofLines(lexemes, pick) ?? ofPieces(lexemes, pick)
    case 2: return ofOperators(lexemes, pick) ?? ofPieces(lexemes, pick)
    case 3: return ofNumbers(lexemes, pick) ?? ofPieces(lexemes, pick)
    default: return ofPieces(lexemes, pick)
    }
  }

  private static func ofPieces(_ lexemes: [Lexeme], _ pick: (Int) -> Int) -> Mutation {
    let visible = lexemes.indices.filter { !lexemes[$0].isSpace }
    let place = pick(visible.count)
    switch pick(8) {
    case 0: return .delete(visible[place])
    case 1: return .double(visible[place])
    case 2: return .swap(visible[place], visible[min(place + 1, visible.count - 1)])
    case 3: return .replace(visible[place], visible[pick(visible.count)])
    default:
      // Near ones are in scope more often.
      let near = visible[max(0, place - 60)...min(visible.count - 1, place + 60)]
      let alike = near.filter { lexemes[$0].kind == lexemes[visible[place]].kind }
      return .replace(visible[place], alike[pick(alike.count)])
    }
  }

  private static let operators = [
    ["+", "-", "*", "/", "%", "&+", "&-"], ["<", "<=", ">", ">=", "==", "!="], ["&&", "||"], ["+=", "-=", "*="], ["..<", "..."],
  ]

  private static func ofOperators(_ lexemes: [Lexeme], _ pick: (Int) -> Int) -> Mutation? {
    let places = lexemes.indices.filter { index in operators.contains { $0.contains(lexemes[index].text) } }
    guard !places.isEmpty else { return nil }
    let place = places[pick(places.count)]
    let alike = operators.first { $0.contains(lexemes[place].text) } ?? []
    return .write(place, alike[pick(alike.count)])
  }

  private static func ofNumbers(_ lexemes: [Lexeme], _ pick: (Int) -> Int) -> Mutation? {
    let places = lexemes.indices.filter { Int(lexemes[$0].text) != nil }
    guard !places.isEmpty else { return nil }
    let place = places[pick(places.count)]
    let number = Int(lexemes[place].text) ?? 0
    let others = [0, 1, 2, 3, 7, max(0, number - 1), number < Int.max ? number + 1 : number]
    return .write(place, String(others[pick(others.count)]))
  }

  private static func ofLines(_ lexemes: [Lexeme], _ pick: (Int) -> Int) -> Mutation? {
    let lines = Self.lines(of: lexemes.map(\.text).joined())
    let written = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) }
    guard !written.isEmpty else { return nil }
    let place = pick(written.count)
    switch pick(3) {
    case 0: return .deleteLine(written[place])
    case 1: return .doubleLine(written[place])
    default: return .swapLines(written[place], written[min(place + 1, written.count - 1)])
    }
  }

  /// As when not all of the code was pasted: a part that begins at some line goes up to where its brackets are closed.
  package static func ofParts(_ lexemes: [Lexeme], pick: (Int) -> Int) -> Mutation? {
    let lines = Self.lines(of: lexemes.map(\.text).joined())
    let written = lines.indices.filter { !lines[$0].allSatisfy(\.isWhitespace) && !lines[$0].hasPrefix("//") }
    guard !written.isEmpty else { return nil }
    // A part at the margin is a declaration more often than not, and misses more.
    let outer = written.filter { lines[$0].first?.isLetter == true || lines[$0].hasPrefix("@") }
    let starts = outer.isEmpty || pick(3) == 0 ? written : outer
    let first = starts[pick(starts.count)]
    var depth = 0
    for last in first..<lines.count {
      depth += lines[last].reduce(0) { $0 + ("{([".contains($1) ? 1 : "})]".contains($1) ? -1 : 0) }
      if depth <= 0 { return .deletePart(first...last) }
    }
    return .deleteLine(first)
  }

  private static func lines(of text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  package func applied(to lexemes: [Lexeme]) -> String {
    var pieces = lexemes.map(\.text)
    var lines = Self.lines(of: pieces.joined())
    switch self {
    case .delete(let index): pieces[index] = ""
    case .double(let index): pieces[index] += " " + pieces[index]
    case .swap(let first, let second): pieces.swapAt(first, second)
    case .replace(let target, let source): pieces[target] = pieces[source]
    case .write(let index, let text): pieces[index] = text
    case .deleteLine(let index): lines.remove(at: index)
    case .doubleLine(let index): lines.insert(lines[index], at: index)
    case .swapLines(let first, let second): lines.swapAt(first, second)
    case .deletePart(let part): lines.removeSubrange(part)
    }
    switch self {
    case .deleteLine, .doubleLine, .swapLines, .deletePart: return lines.joined(separator: "\n")
    case .delete, .double, .swap, .replace, .write: return pieces.joined()
    }
  }
}
