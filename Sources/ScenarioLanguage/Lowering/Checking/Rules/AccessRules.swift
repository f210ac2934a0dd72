import DispatchTrace
import SwiftSyntax

/// What is declared private, and what may not show it.
extension Checker {
  func isKept(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }

  /// The access that its text and what is around it give it.
  func access(of declaration: NominalDeclaration) -> AccessLevel {
    if declaration.isLibrary { return .public }
    let own = AccessLevel.written(in: declaration.syntax?.part(DeclModifierListSyntax.self)) ?? .internal
    return declaration.parent.map { min(own, access(of: $0)) } ?? own
  }

  func access(of value: ValueDeclaration) -> AccessLevel {
    value.isLibrary ? .open : value.access ?? .internal
  }

  /// An override is seen by all who see the class and what it overrides.
  func requireAccess(of value: ValueDeclaration, like found: ValueDeclaration, _ what: String) {
    guard let owner = value.owner, access(of: value) < min(access(of: found), access(of: owner), .public) else { return }
    let like = access(of: found) <= access(of: owner) ? "the declaration it overrides" : "its enclosing type"
    findings.add(.error, .type, "Overriding \(what) must be as accessible as \(like)", at: value.position)
  }

  /// `private` or `fileprivate`, itself or what it is nested in.
  func isKeptToFile(_ declaration: NominalDeclaration) -> Bool {
    let words = declaration.syntax?.part(DeclModifierListSyntax.self)?.map(\.name.text) ?? []
    return words.contains("private") || words.contains("fileprivate") || declaration.parent.map { isKeptToFile($0) } ?? false
  }

  func isMarkedPrivate(_ declaration: NominalDeclaration) -> Bool {
    !declaration.isLibrary
      && declaration.syntax?.part(DeclModifierListSyntax.self)?.contains { $0.name.tokenKind == .keyword(.private) } == true
  }

  /// `Outer.Inner`
  func requireAccess(toType declaration: Declaration, at node: some SyntaxProtocol) {
    if isAccessible(declaration) { return }
    report(.type, "'\(declaration.name)' is inaccessible due to 'private' protection level", at: node)
  }

  /// A key path, or what a text may be written for.
  private func mayName(_ type: Type) -> Bool {
    guard let declaration = simplified(type).nominal, let texts = library.known("ExpressibleByStringLiteral") else { return true }
    return declaration.isLibrary && declaration.name.hasSuffix("KeyPath") || conforms(type, to: texts)
  }

  /// A type whose members are found by name has to say how.
  func checkDynamicMembers(of declaration: NominalDeclaration) {
    guard !declaration.isLibrary, isMarked(declaration, "dynamicMemberLookup") else { return }
    let isThere = lookUpMembers("subscript", in: declaration.selfType).contains {
      parameters(of: $0.declaration).first.map { $0.label == "dynamicMember" && mayName($0.type) } ?? false
    }
    if isThere || declaration.isProtocol { return }
    findings.add(
      .error, .type,
      "'@dynamicMemberLookup' requires '\(declaration.name)' to have a 'subscript(dynamicMember:)' method that takes a name or a key path",
      at: declaration.syntax.map { position($0) } ?? declaration.position)
  }
}
