import DispatchTrace
import SwiftSyntax

/// Which bodies a result builder makes values of: those of functions and getters that say so, or whose requirement does, and of
/// closures for parameters that say so.
extension Checker {
  func builder(in attributes: AttributeListSyntax, scope: Scope) -> Type? {
    if attributes.isEmpty { return nil }
    for case .attribute(let attribute) in attributes {
      if let found = builder(named: attribute, in: scope) { return found }
    }
    return nil
  }

  func builder(named attribute: AttributeSyntax, in scope: Scope) -> Type? {
    guard declaresBuilders, let found = type(named: attribute, in: scope), isMarkedBuilder(found) else { return nil }
    return resolve(attribute.attributeName, in: scope)
  }

  /// The type that an attribute names: `@Atomic`, `@Router.Builder`, `@Log.Format.Builder`.
  func type(named attribute: AttributeSyntax, in scope: Scope) -> NominalDeclaration? {
    let found = declared(by: attribute, in: scope)
    if let alias = found as? TypeAlias { return resolve(alias).nominal }
    return found as? NominalDeclaration
  }

  /// A type, an alias for one, or something else of that name.
  private func declared(by attribute: AttributeSyntax, in scope: Scope) -> AnyObject? {
    declared(as: attribute.attributeName, in: scope)
  }

  private func declared(as syntax: TypeSyntax, in scope: Scope) -> AnyObject? {
    if let node = syntax.as(IdentifierTypeSyntax.self) { return lookUpType(name(node.name), in: scope) }
    guard let node = syntax.as(MemberTypeSyntax.self) else { return nil }
    let found = declared(as: node.baseType, in: scope)
    let outer = (found as? TypeAlias).flatMap { resolve($0).nominal } ?? found as? NominalDeclaration
    return outer.flatMap { typeMember(name(node.name), of: $0) }
  }

  /// What the attribute says of the wrapper's type; the rest is to be found.
  func openType(of wrapping: PropertyWrapping, in scope: Scope) -> Type {
    let attribute = wrapping.attribute
    if attribute.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause != nil {
      return resolve(attribute.attributeName, in: scope)
    }
    if let alias = declared(by: attribute, in: scope) as? TypeAlias { return resolve(alias) }
    return openType(of: wrapping.wrapper, in: scope)
  }

  func isMarked(_ declaration: NominalDeclaration, _ mark: String) -> Bool {
    declaration.syntax?.part(AttributeListSyntax.self).map { has($0, mark) } ?? false
  }

  private func isMarkedBuilder(_ declaration: NominalDeclaration) -> Bool {
    Rejections.builderAttributes.contains { isMarked(declaration, $0) }
  }

  func has(_ attributes: AttributeListSyntax, _ mark: String) -> Bool {
    attributes.contains { if case .attribute(let own) = $0 { own.attributeName.ownText == mark } else { false } }
  }

  func refuseBuilder(of declaration: NominalDeclaration) {
    for property in storedProperties(of: declaration) {
      guard let builder = property.builder else { continue }
      if case .function = type(of: property) { continue }
      findings.add(
        .error, .unsupported, "A stored property that '\(builder)' builds is supported only where it is a closure: '() -> …'",
        at: property.position)
    }
    guard let attributes = declaration.syntax?.part(AttributeListSyntax.self),
      let builder = builder(in: attributes, scope: declaration.scope)
    else { return }
    findings.add(
      .error, .type, "'\(builder)' is a result builder: it goes before a parameter, a function or a computed property",
      at: declaration.position)
  }

  /// What makes one value of the parts of a block.
  func checkBuilder(_ declaration: NominalDeclaration) {
    guard !declaration.isLibrary, isMarkedBuilder(declaration) else { return }
    let isThere = { [self] (name: String, label: String?) in
      lookUpMembers(name, in: declaration.selfType).contains { candidate in
        (candidate.declaration as? ValueDeclaration)?.isStatic == true
          && (label == nil || parameters(of: candidate.declaration).first?.label == label)
      }
    }
    if isThere("buildBlock", nil) || isThere("buildPartialBlock", "first") && isThere("buildPartialBlock", "accumulated") {
      return
    }
    let message =
      "Result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and "
      + "'buildPartialBlock(accumulated:next:)'"
    findings.add(.error, .type, message, at: declaration.position)
  }

  /// A body with a `return` is left as it is.
  func builder(of declaration: FunctionDeclaration) -> Type? {
    guard declaresBuilders, !declaration.isLibrary, let body = declaration.body, !ReturnFinder.hasValue(body) else { return nil }
    if let own = builder(in: attributes(of: declaration), scope: declaration.scope) { return own }
    guard let owner = declaration.owner, !owner.isProtocol else { return nil }
    for inherited in allConformances(of: owner, owner.generics.map { .parameter($0) }) where !inherited.isLibrary {
      for member in members(named: declaration.name, of: inherited) {
        let required = member as? FunctionDeclaration ?? (member as? VariableDeclaration)?.getter
        guard let required, required.isRequirement, required.kind == declaration.kind else { continue }
        if let found = builder(in: attributes(of: required), scope: inherited.scope) {
          return found.substituting(inherited.selfParameter.map { [$0: owner.selfType] } ?? [:])
        }
      }
    }
    return nil
  }

  /// Of the function, or of the property or subscript whose accessor it is.
  func attributes(of declaration: FunctionDeclaration) -> AttributeListSyntax {
    var current = declaration.syntax
    while let node = current {
      if let own = node.as(AccessorDeclSyntax.self)?.attributes, !own.isEmpty { return own }
      if let function = node.as(FunctionDeclSyntax.self) { return function.attributes }
      if let variable = node.as(VariableDeclSyntax.self) { return variable.attributes }
      if let subscripting = node.as(SubscriptDeclSyntax.self) { return subscripting.attributes }
      if node.is(InitializerDeclSyntax.self) || node.is(ClosureExprSyntax.self) { break }
      current = node.parent
    }
    return []
  }
}
