import DispatchTrace
import SwiftSyntax

/// What fulfils a requirement is seen by all who see the type and the protocol.
extension Checker {
  func requireAccess(
    toWitness value: ValueDeclaration, of requirement: ValueDeclaration, in declaration: NominalDeclaration,
    _ target: NominalDeclaration, _ conformance: NominalDeclaration.Conformance
  ) {
    guard value.position.isKnown, !(value is EnumCase), let syntax = declaringSyntax(of: value) else { return }
    let wanted = min(access(of: declaration), access(of: target), .public)
    guard wanted >= .internal else { return }
    let isSeen = syntax.part(AttributeListSyntax.self).map { has($0, "usableFromInline") } ?? false
    let own = access(of: value)
    let what = nameOfKind(value)
    let shown = (value as? FunctionDeclaration)?.fullName ?? value.name
    let reason = "must be declared \(wanted) because it matches a requirement in \(min(access(of: target), .public)) protocol "
    if own < wanted, own >= .internal, !isSeen {
      let message = "\(what) '\(shown)' \(reason)'\(target.name)'"
      return findings.add(.error, .type, message, at: place(of: value, in: syntax, conformance))
    }
    guard isSettable(requirement), own >= .internal, let setter = setterAccess(syntax), setter < wanted else { return }
    let setterName = value is SubscriptDeclaration ? "Subscript setter" : "Setter for property '\(shown)'"
    findings.add(.error, .type, "\(setterName) \(reason)'\(target.name)'", at: place(of: value, in: syntax, conformance))
  }

  private func nameOfKind(_ value: ValueDeclaration) -> String {
    if (value as? FunctionDeclaration)?.kind == .initializer { return "Initializer" }
    return value is VariableDeclaration ? "Property" : value is SubscriptDeclaration ? "Subscript" : "Method"
  }

  private func isSettable(_ requirement: ValueDeclaration) -> Bool {
    (requirement as? VariableDeclaration)?.setter != nil || (requirement as? SubscriptDeclaration)?.setter != nil
  }

  /// Where the type's braces say that it conforms, the member; elsewhere the conformance.
  private func place(
    of value: ValueDeclaration, in syntax: DeclSyntax, _ conformance: NominalDeclaration.Conformance
  ) -> SourcePosition {
    guard let around = declaration(around: syntax) else { return value.position }
    return position(around) <= conformance.position && conformance.position < value.position
      ? value.position : conformance.position
  }

  /// `private(set)`
  private func setterAccess(_ syntax: DeclSyntax) -> AccessLevel? {
    (syntax.part(DeclModifierListSyntax.self) ?? []).lazy.filter { $0.detail != nil }
      .compactMap { AccessLevel(rawValue: $0.name.text) }.first
  }
}
