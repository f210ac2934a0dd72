import DispatchTrace
import SwiftSyntax

/// Functions of one name that fit equally well, as those that differ by their results alone: what stands around decides.
extension Checker {
  struct OpenChoice {
    var node: SyntaxIdentifier
    var alternatives: [Declaration]
    /// The first is meant where others fit as well.
    var prefersFirst = false
  }

  private struct Decision {
    var score: Score
    /// What each call does not mean.
    var refused: [SyntaxIdentifier: [Declaration]]
    var isUnique: Bool
  }

  /// A whole expression; where calls in it can mean several functions, what fits best with one choice of them. What a closure's
  /// expression cannot decide the one around it does.
  func decided(_ syntax: ExprSyntax, _ expected: Type?, _ make: () -> Expression) -> Expression {
    decidingBodies(syntax, expected) {
      undoubled(syntax, unless: { isFit($0, expected) }) { chosen(syntax, expected, make) }
    }
  }

  private func chosen(_ syntax: ExprSyntax, _ expected: Type?, _ make: () -> Expression) -> Expression {
    if isDeciding || undecided.contains(syntax.id) { return make() }
    let outer = openChoices
    openChoices = []
    defer { openChoices = outer + openChoices }
    let start = mark()
    let made = make()
    guard let open = openChoices.first,
      made.type.hasError || findings.errorCount(since: start.findings) > 0 || !isFit(made, expected)
    else {
      return made
    }
    rollBack(to: start)
    var tries = Self.mostTries
    isDeciding = true
    let best = decision(open, expected, &tries, make)
    isDeciding = false
    if let best, best.isUnique { refused = best.refused } else { undecided.insert(syntax.id) }
    openChoices = []
    return make()
  }

  private func isFit(_ made: Expression, _ expected: Type?) -> Bool {
    guard let expected else { return true }
    var fits = false
    _ = attempt { () -> Bool? in
      fits = coerce(made, to: expected) != nil
      return nil
    }
    return fits
  }

  /// `pow(2, 3)` is a `Decimal` by itself, and a `Double` where only that fits.
  func noteLiterals(_ arguments: [ArgumentSyntax], _ fits: [Fit], _ node: some ExprSyntaxProtocol) {
    guard fits.count > 1, arguments.allSatisfy({ $0.value.is(IntegerLiteralExprSyntax.self) }) else { return }
    let functions = fits.compactMap { $0.candidate.declaration as? FunctionDeclaration }
    guard functions.count == fits.count, functions.contains(where: { $0.result != functions[0].result }) else { return }
    openChoices.append(OpenChoice(node: node.id, alternatives: functions))
  }

  /// `extension Int { static let max = "a" }` hides the library's, which `let most: Int = Int.max` means all the same.
  func open(_ candidates: [MemberCandidate], at node: some SyntaxProtocol) -> [MemberCandidate] {
    let properties = candidates.filter { $0.declaration is VariableDeclaration }
    guard properties.count > 1, let own = properties.first(where: { $0.declaration.position.isKnown }),
      let librarys = properties.first(where: { !$0.declaration.position.isKnown }),
      !unifyOrUndo(valueType(of: own), valueType(of: librarys))
    else { return candidates }
    let alternatives = [own.declaration, librarys.declaration]
    let out = refused[node.id] ?? []
    if let left = alternatives.first(where: { !out.contains($0) }) {
      if out.isEmpty { openChoices.append(OpenChoice(node: node.id, alternatives: alternatives, prefersFirst: true)) }
      return candidates.filter { $0.declaration === left || !alternatives.contains($0.declaration) }
    }
    return candidates
  }

  func valueType(of candidate: MemberCandidate) -> Type {
    guard let variable = candidate.declaration as? VariableDeclaration else { return .error }
    return normalized(type(of: variable).substituting(candidate.substitution))
  }

  /// An expression that has to be more than its own type: a sequence, an Optional.
  func infer(_ syntax: ExprSyntax, _ expected: Type? = nil, where fits: (Type) -> Bool) -> Expression {
    decided(syntax, expected) {
      let value = infer(syntax, expected)
      let isOpen = isDeciding || !openChoices.isEmpty && !undecided.contains(syntax.id)
      return isOpen && !fits(simplified(value.type)) ? failed(syntax) : value
    }
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
      if known.score == made.score, !open.prefersFirst { best?.isUnique = false }
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
    guard let parent = syntax.parent else { return false }
    return [.codeBlockItem, .initializerClause, .returnStmt, .conditionElement].contains(parent.kind)
  }
}
