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

  func globalFunctions(_ text: String) -> [Declaration]? {
    let own = visible(fileScope.names[text] ?? [], from: scope)
    if !own.isEmpty { return own.filter { $0 is FunctionDeclaration } }
    library.load(text)
    return library.scope.names[text]?.filter { $0 is FunctionDeclaration }
  }

  /// A member hides the global functions of its name, whatever it takes: `max(a, b)` in a sequence; but for one that only a conditional
  /// conformance brings. The library means what fits.
  func callHiddenFunction(
    _ outer: [Declaration], by members: [MemberCandidate], _ text: String, _ arguments: [ArgumentSyntax],
    _ callee: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax, _ expected: Type?
  ) -> Expression {
    let isRange = enclosingNominal(scope).map { $0.isLibrary && Library.isRange($0.name) } ?? false
    if scope.isLibrary || isRange || members.allSatisfy({ isConditional($0.declaration) }) {
      let candidates = outer.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
      return resolve(candidates, base: nil, arguments, callee: text, node, expected)
    }
    let isStatic = members.allSatisfy { ($0.declaration as? ValueDeclaration)?.isStatic == true }
    let member = isStatic ? "static method" : "instance method"
    let isOwn = outer.contains { $0.position.isKnown }
    let advice = isOwn ? "give one of them another name" : "write '\(Library.module(of: text)).\(text)'"
    report(.type, "Use of '\(text)' refers to \(member) rather than global function '\(text)'; \(advice)", at: callee)
    return failed(node)
  }

  /// The type around is of the member's protocol only under conditions: ranges are sequences of what can be counted.
  private func isConditional(_ member: Declaration) -> Bool {
    guard let source = (member as? ValueDeclaration)?.owner, source.isProtocol, let own = enclosingNominal(scope) else {
      return false
    }
    let ways = own.conformances.filter { allProtocols(of: $0.to).contains(source) }
    return !ways.isEmpty && ways.allSatisfy { !$0.conditions.isEmpty }
  }
}
