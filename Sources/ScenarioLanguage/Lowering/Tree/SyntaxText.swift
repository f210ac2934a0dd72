import SwiftSyntax

extension SyntaxProtocol {
  /// From the node's first word to its last: what `trimmedDescription` says, which makes the whole node a second time for it.
  var ownText: String {
    let own = syntaxTextBytes.dropFirst(leadingTriviaLength.utf8Length).dropLast(trailingTriviaLength.utf8Length)
    return String(decoding: own, as: UTF8.self)
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// None of a list that is not written. (`?? []` would make an empty one, which takes as long as to read ten.)
  var elements: [Wrapped.Element] { map { Array($0) } ?? [] }
}
