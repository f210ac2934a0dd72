import DispatchTrace
import SwiftSyntax

/// Type aliases that stand for themselves.
extension Checker {
  func checkAliases() {
    for alias in userAliases {
      var seen: Set<Declaration> = []
      guard leads(alias.syntax, in: alias.scope, to: alias, &seen) else { continue }
      findings.add(.error, .type, "Type alias '\(alias.name)' references itself", at: alias.position)
      return
    }
    // What nobody has named yet is read, too.
    for alias in userAliases {
      _ = resolve(alias)
      checkExposure(of: alias)
    }
  }

  private func leads(_ syntax: TypeSyntax, in scope: Scope, to wanted: TypeAlias, _ seen: inout Set<Declaration>) -> Bool {
    for token in syntax.tokens(viewMode: .sourceAccurate) {
      guard let node = token.parent?.as(IdentifierTypeSyntax.self),
        let next = lookUpType(name(node.name), in: scope) as? TypeAlias
      else { continue }
      if next === wanted { return true }
      if next.position.isKnown, seen.insert(next).inserted, leads(next.syntax, in: next.scope, to: wanted, &seen) { return true }
    }
    return false
  }
}
