import SwiftSyntax

/// Overloads whose result the next link of a chain decides on.
extension Checker {
  /// `login().then { … }.then { … }`: of several functions that fit the first call the best one is taken of those whose result the next
  /// call can be made on.
  func callOnCall(_ member: MemberAccessExprSyntax, _ call: () -> Expression) -> Expression {
    guard let inner = member.base?.as(FunctionCallExprSyntax.self) else { return call() }
    let start = mark()
    let made = call()
    guard findings.errorCount(since: start.findings) > 0, chosen[inner.id] != nil else { return made }
    rollBack(to: start)
    let known = refused[inner.id]
    while let last = chosen[inner.id] {
      refused[inner.id, default: []].append(last)
      chosen[inner.id] = nil
      let other = attempt { () -> Expression? in
        let other = call()
        return other.type.hasError ? nil : other
      }
      if let other {
        refused[inner.id] = known
        return other
      }
    }
    refused[inner.id] = known
    return call()
  }

  /// `fits` without those that the next link has no use for.
  func useful(_ fits: [Fit], for node: some ExprSyntaxProtocol) -> [Fit] {
    guard !refused.isEmpty, let out = refused[node.id] else { return fits }
    return fits.filter { fit in !out.contains { $0 === fit.candidate.declaration } }
  }

  func noteChoice(_ fit: Fit, among count: Int, _ made: Expression, _ node: some ExprSyntaxProtocol) {
    let isOpen = count > 1 && !made.type.hasError && (fit.candidate.declaration as? ValueDeclaration)?.isLibrary == false
    chosen[node.id] = isOpen ? fit.candidate.declaration : nil
  }
}
