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

  func checkSuperclassAccess(of declaration: NominalDeclaration) {
    guard let parent = declaration.superclass?.nominal else { return }
    let (own, its) = (access(of: declaration), access(of: parent))
    if own >= .package, its >= .internal, min(own, .public) > its {
      let message = "Class cannot be declared \(own) because its superclass is \(its)"
      findings.add(.error, .type, message, at: declaration.position)
    }
    guard isKeptToFile(parent), !isKeptToFile(declaration), !isLocal(declaration) else { return }
    let message = "Class must be declared private or fileprivate because its superclass is private"
    findings.add(.error, .type, message, at: declaration.position)
  }

  /// What others see names no type that they cannot.
  func checkExposure(of declaration: ValueDeclaration, _ types: [Type]) {
    guard !declaration.isKeptToFile, !declaration.isPrivate, declaration.owner.map({ isKeptToFile($0) || isLocal($0) }) != true,
      let hidden = types.lazy.compactMap({ self.hiddenPart(of: $0) }).first
    else { return }
    let isMaker = (declaration as? FunctionDeclaration)?.kind == .initializer
    let isProperty = declaration is VariableDeclaration
    let what =
      isProperty
      ? "Property"
      : declaration is SubscriptDeclaration
        ? "Subscript" : isMaker ? "Initializer" : declaration.owner == nil ? "Function" : "Method"
    let message = "\(what) must be declared private or fileprivate because it uses the private type '\(hidden.name)'"
    findings.add(.error, .type, message, at: declaration.position)
  }

  func checkExposureByGlobals() {
    let functions = fileScope.names.values.joined().compactMap { $0 as? FunctionDeclaration }
    for function in functions.sorted(by: { $0.position < $1.position }) where function.position.isKnown {
      if let node = function.syntax?.as(FunctionDeclSyntax.self), isKept(node.modifiers) { continue }
      readSignature(function)
      checkExposure(of: function, function.parameters.map(\.type) + [function.result])
    }
  }

  private func hiddenPart(of type: Type) -> NominalDeclaration? {
    var found: NominalDeclaration?
    _ = type.contains { part in
      let named: [NominalDeclaration] =
        switch part {
        case .nominal(let declaration, _): [declaration]
        case .existential(let protocols): protocols.map(\.unconstrained)
        case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: []
        }
      found = named.first { isKeptToFile($0) }
      return found != nil
    }
    return found
  }

  private func isLocal(_ declaration: NominalDeclaration) -> Bool {
    declaration.scope.parent?.function != nil && declaration.scope.parent?.function !== main
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
