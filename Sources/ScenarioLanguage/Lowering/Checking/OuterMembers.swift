import DispatchTrace
import SwiftSyntax

/// Members of the types around a nested one, named without a base: those of the type itself are in reach, those of its instances are not.
extension Checker {
  /// The type around the one whose members the code belongs to, when it is the one that has a member of that name.
  func outerType(declaring text: String) -> NominalDeclaration? {
    guard let own = enclosingNominal(scope), hasTypeAround(own), case .members(_, let found, _)? = lookUp(text), found !== own
    else { return nil }
    return found
  }

  private func hasTypeAround(_ own: NominalDeclaration) -> Bool {
    Swift.sequence(first: scope, next: \.parent).contains { scope in scope.nominal.map { $0 !== own } ?? false }
  }

  /// Where they differ in that, those that need no instance.
  func reachable(_ candidates: [MemberCandidate], _ text: String) -> [MemberCandidate] {
    let ofType = candidates.filter { ($0.declaration as? ValueDeclaration)?.isStatic == true }
    guard !ofType.isEmpty, ofType.count < candidates.count, outerType(declaring: text) != nil else { return candidates }
    return ofType
  }

  /// The outer type as the base of its own members; nil, and said, for those of its instances.
  func base(
    in outer: NominalDeclaration, for candidates: [MemberCandidate], _ text: String, _ node: some SyntaxProtocol
  ) -> Expression? {
    if candidates.allSatisfy({ ($0.declaration as? ValueDeclaration)?.isStatic == true }) {
      return typeReference(outer.selfType, at: node)
    }
    let nested = enclosingNominal(scope)
    let message =
      nested.map { $0.isWithin(outer) } == true
      ? "Instance member '\(text)' of type '\(outer.name)' cannot be used on an instance of the nested type '\(nested?.qualifiedName ?? "")'"
      : "A type declared in a function cannot use 'self' of that function: '\(text)' is a member of '\(outer.name)'"
    report(.type, message, at: node)
    return nil
  }
}
