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

/// One change of a text, at pieces that are not space.
package enum Mutation: Sendable {
  case delete(Int)
  case double(Int)
  /// With the next piece that is not space.
  case swap(Int, Int)
  /// The first by a copy of the second.
  case replace(Int, Int)

  /// `pick(n)` is one of `0..<n`.
  package static func random(for lexemes: [Lexeme], pick: (Int) -> Int) -> Mutation {
    let visible = lexemes.indices.filter { !lexemes[$0].isSpace }
    let place = pick(visible.count)
    switch pick(6) {
    case 0: return .delete(visible[place])
    case 1: return .double(visible[place])
    case 2: return .swap(visible[place], visible[min(place + 1, visible.count - 1)])
    case 3: return .replace(visible[place], visible[pick(visible.count)])
    default:
      // A name by a name, a number by a number: what comes out is a program more often.
      let alike = visible.filter { lexemes[$0].kind == lexemes[visible[place]].kind }
      return .replace(visible[place], alike[pick(alike.count)])
    }
  }

  package func applied(to lexemes: [Lexeme]) -> String {
    var pieces = lexemes.map(\.text)
    switch self {
    case .delete(let index): pieces[index] = ""
    case .double(let index): pieces[index] += " " + pieces[index]
    case .swap(let first, let second): pieces.swapAt(first, second)
    case .replace(let target, let source): pieces[target] = pieces[source]
    }
    return pieces.joined()
  }
}
