import SwiftSyntax

/// Functions of one name that fit equally well, as those that differ by their results alone: what stands around decides.
extension Checker {
  struct OpenChoice {
    var node: SyntaxIdentifier
    var alternatives: [Declaration]
  }

  private struct Decision {
    var score: Score
    /// What each call does not mean.
    var refused: [SyntaxIdentifier: [Declaration]]
    var isUnique: Bool
  }

  /// A whole expression; where calls in it can mean several functions, what fits best with one choice of them.
  func decided(_ expected: Type?, _ make: () -> Expression) -> Expression {
    let outer = openChoices
    openChoices = []
    defer { openChoices = outer + openChoices }
    let start = mark()
    let made = make()
    guard let open = openChoices.first, findings.errorCount(since: start.findings) > 0 else { return made }
    rollBack(to: start)
    var tries = Self.mostTries
    if let best = decision(open, expected, &tries, make), best.isUnique { refused = best.refused }
    openChoices = []
    return make()
  }

  private static var mostTries: Int { 64 }

  private func decision(_ open: OpenChoice, _ expected: Type?, _ tries: inout Int, _ make: () -> Expression) -> Decision? {
    var best: Decision?
    for alternative in open.alternatives where tries > 0 {
      tries -= 1
      let saved = refused
      defer { refused = saved }
      refused[open.node, default: []] += open.alternatives.filter { $0 !== alternative }
      guard let made = decision(expected, &tries, make) else { continue }
      guard let known = best, known.score <= made.score else {
        best = made
        continue
      }
      if known.score == made.score { best?.isUnique = false }
    }
    return best
  }

  /// With the choices made so far; further calls may be open.
  private func decision(_ expected: Type?, _ tries: inout Int, _ make: () -> Expression) -> Decision? {
    openChoices = []
    let score = score(expected) {
      let made = make()
      return made.type.hasError ? nil : made
    }
    if let score { return Decision(score: score, refused: refused, isUnique: true) }
    return openChoices.first.flatMap { decision($0, expected, &tries, make) }
  }

  /// It stands for itself: as a statement, an initial value, a condition or what is returned.
  func isWhole(_ syntax: ExprSyntax) -> Bool {
    switch syntax.parent?.kind {
    case .codeBlockItem, .initializerClause, .returnStmt, .conditionElement: true
    default: false
    }
  }
}
