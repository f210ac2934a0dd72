import DispatchTrace
import SwiftSyntax

/// What fulfils a requirement is seen by all who see the type and the protocol.
extension Checker {
  private enum Level: Int {
    case privately, toFile, internally, toPackage, publicly

    init?(_ word: String) {
      let all: [String: Level] = [
        "private": .privately, "fileprivate": .toFile, "internal": .internally, "package": .toPackage, "public": .publicly,
        "open": .publicly,
      ]
      guard let known = all[word] else { return nil }
      self = known
    }

    var word: String { self == .publicly ? "public" : self == .toPackage ? "package" : "internal" }
  }

  func requireAccess(
    toWitness value: ValueDeclaration, of requirement: ValueDeclaration, in declaration: NominalDeclaration,
    _ target: NominalDeclaration, _ conformance: NominalDeclaration.Conformance
  ) {
    guard value.position.isKnown, !(value is EnumCase), let syntax = declaringSyntax(of: value) else { return }
    let wanted = [level(of: declaration), level(of: target)].min { $0.rawValue < $1.rawValue } ?? .internally
    guard wanted.rawValue >= Level.internally.rawValue else { return }
    let attributes = syntax.part(AttributeListSyntax.self) ?? []
    let isSeen = has(attributes, "usableFromInline")
    let own = level(of: syntax)
    let what = nameOfKind(value)
    let shown = (value as? FunctionDeclaration)?.fullName ?? value.name
    let reason = "must be declared \(wanted.word) because it matches a requirement in \(level(of: target).word) protocol "
    if own.rawValue < wanted.rawValue, own.rawValue >= Level.internally.rawValue, !isSeen {
      let message = "\(what) '\(shown)' \(reason)'\(target.name)'"
      return findings.add(.error, .type, message, at: place(of: value, in: syntax, conformance))
    }
    guard isSettable(requirement), own.rawValue >= Level.internally.rawValue, let setter = setterLevel(syntax),
      setter.rawValue < wanted.rawValue
    else { return }
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

  // MARK: - Levels

  private func level(of declaration: NominalDeclaration) -> Level {
    guard !declaration.isLibrary, let syntax = declaration.syntax else { return .publicly }
    let own = level(of: syntax)
    guard let outer = declaration.parent.map({ level(of: $0) }) else { return own }
    return outer.rawValue < own.rawValue ? outer : own
  }

  /// As it is written before it, or before the extension around it.
  private func level(of syntax: DeclSyntax) -> Level {
    if let written = writtenLevel(syntax) { return written }
    guard let around = declaration(around: syntax), around.is(ExtensionDeclSyntax.self) else { return .internally }
    return writtenLevel(around) ?? .internally
  }

  private func writtenLevel(_ syntax: DeclSyntax) -> Level? {
    (syntax.part(DeclModifierListSyntax.self) ?? []).lazy.filter { $0.detail == nil }.compactMap { Level($0.name.text) }.first
  }

  private func setterLevel(_ syntax: DeclSyntax) -> Level? {
    (syntax.part(DeclModifierListSyntax.self) ?? []).lazy.filter { $0.detail != nil }.compactMap { Level($0.name.text) }.first
  }
}
