import DispatchTrace
import SwiftSyntax

/// What others see names no type that they cannot.
extension Checker {
  /// A type, an alias or a protocol that a declaration names, and how far that can be named.
  private struct NamedType {
    var name: String
    var visibility: Visibility
  }

  // MARK: - Declarations

  func checkExposure(of function: FunctionDeclaration) {
    guard let syntax = function.syntax?.as(DeclSyntax.self) else { return }
    let isMaker = function.kind == .initializer
    let what = isMaker ? "Initializer" : function.owner == nil ? "Function" : "Method"
    check(what, of: function, named: types(inHeadOf: syntax, function.scope))
  }

  /// Bounds of a subscript's own parameters the compiler only warns of.
  func checkExposure(of subscripting: SubscriptDeclaration) {
    guard let node = subscripting.syntax else { return }
    let parts = [Syntax(node.parameterClause), Syntax(node.returnClause)]
    check("Subscript", of: subscripting, named: types(in: parts, subscripting.scope))
  }

  /// A wrapper is looked at where the type of what it wraps is written.
  func checkExposure(of variable: VariableDeclaration) {
    if let wrapping = variable.wrapping, wrapping.annotation == nil { return }
    check("Property", of: variable, named: types(of: variable, variable.typeSyntax))
  }

  func checkExposure(of enumCase: EnumCase) {
    guard let owner = enumCase.owner, let clause = enumCase.syntax?.parameterClause else { return }
    check(
      "Enum '\(owner.name)'", at: enumCase.position, visibility(of: enumCase), "case '\(enumCase.name)' uses",
      named: types(in: [Syntax(clause)], enumCase.scope))
  }

  func checkExposure(of alias: TypeAlias) {
    guard let syntax = declaration(around: alias.syntax) else { return }
    check("Type alias", at: alias.position, visibility(of: alias), named: types(inHeadOf: syntax, alias.scope))
  }

  /// Bounds, what a protocol refines, what a class inherits from; of what it conforms to nothing is asked.
  func checkExposure(byHeadOf declaration: NominalDeclaration) {
    guard let syntax = declaration.syntax, !declaration.isLibrary else { return }
    let own = visibility(of: declaration)
    let what = "'\(declaration.name)'"
    check(what, at: declaration.position, own, named: types(inHeadOf: syntax, declaration.scope))
    let inherited = syntax.part(InheritanceClauseSyntax.self)?.inheritedTypes.map { Syntax($0.type) } ?? []
    if declaration.isProtocol {
      check(what, at: declaration.position, own, "it refines", named: types(in: inherited, declaration.scope))
      checkExposure(byAssociatedTypesOf: syntax, own, declaration)
    } else if let first = inherited.first, declaration.superclass != nil || declaration.rawType != nil {
      let how = declaration.kind == .enumeration ? "its raw type uses" : "its superclass uses"
      check(what, at: declaration.position, own, how, named: types(in: [first], declaration.scope))
    }
  }

  private func checkExposure(byAssociatedTypesOf syntax: DeclSyntax, _ own: Visibility, _ declaration: NominalDeclaration) {
    for member in (syntax.as(ProtocolDeclSyntax.self)?.memberBlock.members).elements {
      guard let node = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let parts = node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }
      check(
        "Protocol '\(declaration.name)'", at: position(node.name), own, "'\(name(node.name))' uses",
        named: types(in: parts, declaration.scope))
    }
  }

  /// An extension with a word of its own makes nothing more visible than its type is, or than what it asks of that.
  func checkExposure(by node: ExtensionDeclSyntax, of target: NominalDeclaration, _ scope: Scope) {
    guard position(node).isKnown, let access = AccessLevel.written(in: node.modifiers) else { return }
    if let syntax = target.syntax, !target.isLibrary {
      let its = writtenAccess(of: syntax) ?? .internal
      if min(access, .public) > its {
        report(.type, "Extension of \(its) \(target.kind.rawValue) '\(target.name)' cannot be declared \(access)", at: node)
      }
    }
    let parts = node.genericWhereClause.map { [Syntax($0)] } ?? []
    check("Extension", at: position(node.extensionKeyword), Visibility(access), named: types(in: parts, scope))
  }

  func checkExposure(byGlobalsOf files: [SourceFileSyntax]) {
    let functions = fileScope.names.values.joined().compactMap { $0 as? FunctionDeclaration }
    for function in functions.sorted(by: { $0.position < $1.position }) where function.position.isKnown {
      readSignature(function)
      checkExposure(of: function)
    }
    for node in files.flatMap(\.statements).compactMap({ $0.item.as(VariableDeclSyntax.self) }) {
      let own = Visibility(AccessLevel.written(in: node.modifiers) ?? .internal)
      let what = node.bindingSpecifier.tokenKind == .keyword(.let) ? "Constant" : "Variable"
      for binding in node.bindings {
        for variable in variables(of: binding.pattern) {
          check(what, at: variable.position, own, named: types(of: variable, binding.typeAnnotation?.type))
        }
      }
    }
  }

  /// Of the top level.
  private func variables(of pattern: PatternSyntax) -> [VariableDeclaration] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap { $0.parent?.as(IdentifierPatternSyntax.self) }.flatMap { node in
      (fileScope.names[name(node.identifier)] ?? []).compactMap { $0 as? VariableDeclaration }
        .filter { $0.position == position(node) }
    }
  }

  // MARK: - The rule

  /// What its extension asks of the type is as good as named.
  private func check(_ what: String, of value: ValueDeclaration, named types: [NamedType]) {
    check(what, at: value.position, visibility(of: value), named: types + typesAsked(around: value, value.conditions))
  }

  private func check(
    _ what: String, at position: SourcePosition, _ own: Visibility, _ how: String = "it uses", named types: [NamedType]
  ) {
    guard let hidden = types.first(where: { !own.isWithin($0.visibility) }) else { return }
    let allowed =
      switch hidden.visibility {
      case .braces: "must be declared private because \(how) the private"
      case .function, .file: "must be declared private or fileprivate because \(how) the private"
      case .module, .everywhere: "cannot be declared public because \(how) the internal"
      }
    findings.add(.error, .type, "\(what) \(allowed) type '\(hidden.name)'", at: position)
  }

  // MARK: - How far

  /// What is written before it, or before the extension that it is in.
  func writtenAccess(of syntax: DeclSyntax) -> AccessLevel? {
    if let own = AccessLevel.written(in: syntax.part(DeclModifierListSyntax.self)) { return own }
    let around = AccessLevel.written(in: declaration(around: syntax)?.as(ExtensionDeclSyntax.self)?.modifiers)
    return around == .private ? .fileprivate : around
  }

  private func visibility(of declaration: NominalDeclaration) -> Visibility {
    let declaration = declaration.unconstrained
    if declaration.isLibrary { return .everywhere }
    let access = declaration.syntax.flatMap { writtenAccess(of: $0) }
    let asked = typesAsked(around: declaration, declaration.promised)
    return visibility(access, in: declaration.parent, declaration.scope.parent ?? fileScope, asked)
  }

  private func visibility(of alias: TypeAlias) -> Visibility {
    guard alias.position.isKnown, let syntax = declaration(around: alias.syntax) else { return .everywhere }
    let asked = typesAsked(around: alias, alias.conditions)
    return visibility(writtenAccess(of: syntax), in: alias.scope.nominal, alias.scope, asked)
  }

  /// Requirements and cases are seen by all who see the whole.
  private func visibility(of value: ValueDeclaration) -> Visibility {
    let isPart = value is EnumCase || isRequirement(value)
    let access = value.access ?? (value.owner == nil ? globalAccess(of: value) : nil)
    return visibility(isPart ? .public : access, in: value.owner, value.scope, typesAsked(around: value, value.conditions))
  }

  private func globalAccess(of value: ValueDeclaration) -> AccessLevel? {
    (value as? FunctionDeclaration)?.syntax?.as(FunctionDeclSyntax.self).flatMap { AccessLevel.written(in: $0.modifiers) }
  }

  /// Without a word of its own it is seen as far as what its extension asks of the type.
  private func visibility(
    _ access: AccessLevel?, in owner: NominalDeclaration?, _ scope: Scope, _ asked: [NamedType]
  ) -> Visibility {
    guard let owner else {
      if scope.isOfFunction { return .function }
      return scope.function == nil ? Visibility(access ?? .internal) : .file
    }
    if access == .private { return .braces(owner) }
    let own = access.map { Visibility($0) } ?? asked.map(\.visibility).reduce(Visibility(.internal)) { .narrower($0, $1) }
    return .narrower(own, visibility(of: owner))
  }

  // MARK: - What is named

  private func types(of variable: VariableDeclaration, _ written: TypeSyntax?) -> [NamedType] {
    written.map { types(in: [Syntax($0)], variable.scope) } ?? types(in: type(of: variable))
  }

  /// By the `where` of the extension that it is in.
  private func typesAsked(around declaration: Declaration, _ conditions: [Requirement]) -> [NamedType] {
    guard !conditions.isEmpty, let syntax = declaringSyntax(of: declaration),
      self.declaration(around: syntax)?.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
    else { return [] }
    return conditions.flatMap { types(in: $0) }
  }

  /// Of `Item == [Hidden]` the compiler asks how far arrays are seen.
  private func types(in requirement: Requirement) -> [NamedType] {
    switch requirement {
    case .conforms(let type, let target):
      types(atHeadOf: type) + [NamedType(name: target.name, visibility: visibility(of: target))]
    case .inherits(let type, let other), .same(let type, let other): types(atHeadOf: type) + types(atHeadOf: other)
    }
  }

  private func types(atHeadOf type: Type) -> [NamedType] {
    switch type.head {
    case .nominal(let declaration, _): [NamedType(name: declaration.name, visibility: visibility(of: declaration))]
    case .existential(let protocols): protocols.map { NamedType(name: $0.name, visibility: visibility(of: $0)) }
    case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: []
    }
  }

  private func types(in type: Type) -> [NamedType] {
    var found: [NamedType] = []
    _ = type.contains { part in
      found += types(atHeadOf: part)
      return false
    }
    return found
  }

  /// In front of its braces, but for what it inherits from and conforms to.
  private func types(inHeadOf syntax: DeclSyntax, _ scope: Scope) -> [NamedType] {
    types(in: syntax.children(viewMode: .sourceAccurate).filter { !$0.is(InheritanceClauseSyntax.self) }, scope)
  }

  private func types(in parts: [Syntax], _ scope: Scope) -> [NamedType] {
    parts.flatMap { node -> [NamedType] in
      let bodies: [SyntaxKind] = [.attributeList, .codeBlock, .memberBlock, .accessorBlock, .initializerClause]
      if bodies.contains(node.kind) { return [] }
      let inner = types(in: Array(node.children(viewMode: .sourceAccurate)), scope)
      guard let found = declaration(namedBy: node, scope) else { return inner }
      let alias = (found as? TypeAlias).map { visibility(of: $0) }
      let own = alias ?? (found as? NominalDeclaration).map { visibility(of: $0) }
      return (own.map { [NamedType(name: found.name, visibility: $0)] } ?? []) + inner
    }
  }

  private func declaration(namedBy node: Syntax, _ scope: Scope) -> Declaration? {
    if let node = node.as(IdentifierTypeSyntax.self) { return lookUpType(name(node.name), in: scope) as? Declaration }
    guard let node = node.as(MemberTypeSyntax.self), let outer = attempt({ resolve(node.baseType, in: scope) })?.nominal else {
      return nil
    }
    return typeMember(name(node.name), of: outer) as? Declaration
  }
}
