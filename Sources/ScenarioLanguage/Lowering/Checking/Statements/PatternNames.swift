import DispatchTrace
import SwiftSyntax

/// The names that patterns bind: each once in a pattern, and the same in all patterns of one case.
extension Checker {
  typealias BoundName = (name: String, position: SourcePosition)

  func bound(_ identifier: TokenSyntax, _ subject: Type, isLet: Bool?) -> Pattern {
    let (text, place) = (name(identifier), position(identifier))
    if boundNames.contains(where: { $0.name == text }) {
      findings.add(.error, .redeclaration, "Invalid redeclaration of '\(text)'", at: place)
    }
    boundNames.append((text, place))
    return .bind(declareVariable(text, subject, isLet: isLet ?? true, at: place))
  }

  /// Of the patterns of one case the one with that index, and what it binds: those behind the first use its variables again.
  func alternative(_ index: Int, of names: inout [[BoundName]], _ pattern: () -> Pattern) -> Pattern {
    let saved = (isRebinding, boundNames)
    (isRebinding, boundNames) = (index > 0, [])
    defer { (isRebinding, boundNames) = saved }
    let made = pattern()
    names.append(boundNames)
    return made
  }

  /// What one of a case's patterns binds and another does not has no value when the other matches.
  func requireSame(_ alternatives: [[BoundName]]) {
    guard alternatives.count > 1 else { return }
    var seen: Set<String> = []
    for bound in alternatives.joined() where seen.insert(bound.name).inserted {
      let isEverywhere = alternatives.allSatisfy { names in names.contains { $0.name == bound.name } }
      if !isEverywhere { findings.add(.error, .type, "'\(bound.name)' must be bound in every pattern", at: bound.position) }
    }
  }

  func reportDifferent(_ known: VariableDeclaration, isLet: Bool, at place: SourcePosition) {
    guard known.isLet != isLet else { return }
    let words = isLet ? ("let", "var") : ("var", "let")
    findings.add(.error, .type, "'\(words.0)' pattern binding must match previous '\(words.1)' pattern binding", at: place)
  }
}
