import DispatchTrace
import SwiftParser
import SwiftSyntax

/// From syntax to declarations: types with the names of their members, functions without their signatures.
extension Checker {
  /// Declares the types and functions of a file. Extensions, statements and variables are left to the caller.
  func collect(_ items: CodeBlockItemListSyntax, into scope: Scope) {
    for item in items {
      guard case .decl(let declaration) = item.item, !declaration.is(ExtensionDeclSyntax.self) else { continue }
      collect(declaration, into: scope, parent: nil, isLibrary: false)
      guard isPrivateToFile(declaration), let named = declaration.asProtocol((any NamedDeclSyntax).self) else { continue }
      scope.names[name(named.name)]?.last?.isFilePrivate = true
    }
  }

  /// Adds extensions to their types, which may be declared anywhere: those of types that others declare come after these.
  func collectExtensions(of files: [(SourceFileSyntax, Scope)]) {
    var waiting = files.flatMap { file, scope in
      file.statements.compactMap { $0.item.as(ExtensionDeclSyntax.self) }.map { (part: $0, scope: scope) }
    }
    while !waiting.isEmpty {
      let count = waiting.count
      waiting.removeAll { part, scope in
        guard isDeclared(part.extendedType, in: scope), areDeclared(part.genericWhereClause, in: scope),
          areDeclared(namesIn: part, in: scope)
        else { return false }
        collect(part, scope: scope)
        return true
      }
      if waiting.count < count { continue }
      for (part, scope) in waiting {
        // What a name means may follow from the members.
        if let (target, _) = extended(part, scope: scope) { readHeader(target) }
        collect(part, scope: scope)
      }
      return
    }
  }

  /// Whether a type of a name with dots is there yet. That of a plain name is, or never will be.
  private func isDeclared(_ type: TypeSyntax, in scope: Scope) -> Bool {
    guard type.is(MemberTypeSyntax.self) else { return true }
    return attempt { resolve(type, in: scope) } != nil
  }

  /// What a `where` clause says of members of known types, which other extensions may declare.
  private func areDeclared(_ clause: GenericWhereClauseSyntax?, in scope: Scope) -> Bool {
    guard let clause else { return true }
    let finder = MemberTypeFinder(viewMode: .sourceAccurate)
    finder.walk(clause)
    return finder.found.allSatisfy { node in
      guard let base = node.baseType.as(IdentifierTypeSyntax.self), lookUpType(name(base.name), in: scope) is NominalDeclaration
      else {
        return true
      }
      return isDeclared(TypeSyntax(node), in: scope)
    }
  }

  /// `extension Map where Output == String`, where another extension declares that `Output`, or no one does: it is what a witness answers.
  private func areDeclared(namesIn part: ExtensionDeclSyntax, in scope: Scope) -> Bool {
    guard let clause = part.genericWhereClause, let (target, _) = extended(part, scope: scope), !target.isProtocol else {
      return true
    }
    let inner = Scope(parent: scope, nominal: target)
    for parameter in target.generics { inner.declare(parameter) }
    return clause.requirements.allSatisfy { item in
      let left: TypeSyntax? =
        switch item.requirement {
        case .sameTypeRequirement(let node): if case .type(let type) = node.leftType { type } else { nil }
        case .conformanceRequirement(let node): node.leftType
        case .layoutRequirement: nil
        }
      return left?.as(IdentifierTypeSyntax.self).map { lookUpType(name($0.name), in: inner) != nil } ?? true
    }
  }

  /// Declares what the library has under one name: a type and its extensions, or functions.
  func collect(_ declarations: [LibraryDeclaration], into scope: Scope) {
    for declaration in declarations {
      guard let syntax = declaration.syntax() else { continue }
      if let part = syntax.as(ExtensionDeclSyntax.self) {
        collect(part, scope: scope)
      } else {
        collect(syntax, into: scope, parent: nil, isLibrary: true)
        if declaration.hasBody { (scope.names[declaration.name]?.last as? FunctionDeclaration)?.libraryBody = declaration }
      }
      guard let type = scope.names[declaration.name]?.first as? NominalDeclaration else { continue }
      for member in declaration.members { note(member, in: type, part: type.parts.count - 1) }
    }
  }

  /// Declares a class without members for each name.
  func declareStubs(_ names: [String]) {
    for name in names where name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      declare("final class \(name) { init() {} }", into: fileScope, isLibrary: true)
    }
  }

  /// Declares how the network answers, for the library's `URLSession`.
  func declareNetwork(_ replies: [NetworkDirective]) {
    if !replies.isEmpty { declare(NetworkDirective.declaration(of: replies), into: library.scope, isLibrary: true) }
  }

  /// Declares what is typed, for the library's `readLine`.
  func declareInput(_ input: InputDirective) { declare(input.declaration, into: library.scope, isLibrary: true) }

  /// Declares what no source has: what a directive stands for, or what is made.
  func declare(_ text: String, into scope: Scope, parent: NominalDeclaration? = nil, isLibrary: Bool) {
    for item in Parser.parse(source: text).statements {
      if case .decl(let declaration) = item.item { collect(declaration, into: scope, parent: parent, isLibrary: isLibrary) }
    }
  }

  /// `typealias IntegerLiteralType = Double` changes what every literal without a type is.
  private func refuseDefaultOfLiterals(_ name: String, _ node: TypeAliasDeclSyntax) {
    guard ["IntegerLiteralType", "FloatLiteralType", "StringLiteralType", "BooleanLiteralType"].contains(name),
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return }
    report(.unsupported, "Another type for all literals is not supported; write the type where it matters", at: node)
  }

  private func note(_ member: NominalDeclaration.PendingMember, named name: String, in declaration: NominalDeclaration) {
    declaration.memberSyntax[name, default: []].append(member)
    declaration.settledNames.remove(name)
    if declaration.isProtocol { protocolsByMember[name, default: []].insert(declaration) }
  }

  private func note(_ member: LibraryDeclaration, in type: NominalDeclaration, part: Int) {
    note(NominalDeclaration.PendingMember(source: .library(member), element: 0, part: part), named: member.name, in: type)
    if member.name == "init" { type.parts[part].declaresInitializer = true }
    if type.isProtocol, !type.parts[part].isExtension { type.requirementNames.append(member.name) }
  }

  func collect(_ declaration: DeclSyntax, into scope: Scope, parent: NominalDeclaration?, isLibrary: Bool) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): collect(node, .structure, into: scope, parent, isLibrary)
    case .classDecl(let node): collect(node, .classType, into: scope, parent, isLibrary)
    case .enumDecl(let node): collect(node, .enumeration, into: scope, parent, isLibrary)
    case .protocolDecl(let node): collect(protocol: node, into: scope, parent, isLibrary)
    case .functionDecl(let node): declare(function(node, scope: scope, owner: nil), into: scope, node)
    case .variableDecl(let node) where isLibrary: declareComputed(node, into: scope)
    case .typeAliasDecl(let node):
      let alias = TypeAlias(name(node.name), at: position(node.name), node, scope: scope)
      if alias.position.isKnown {
        userAliases.append(alias)
        checkModifiers(ofType: node.modifiers, of: declaration)
        refuseDefaultOfLiterals(alias.name, node)
      }
      scope.declare(alias)
    default: break
    }
  }

  /// A global variable of the library's: one that is computed, as what is made once would show in traces.
  private func declareComputed(_ node: VariableDeclSyntax, into scope: Scope) {
    guard let binding = node.bindings.first, let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
    let made = VariableDeclaration(
      name(identifier.identifier), at: position(identifier), scope: scope, storage: .computed, isLet: true)
    made.typeSyntax = binding.typeAnnotation?.type
    made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(made.typeSyntax)
    addAccessors(binding.accessorBlock, to: made, scope: scope)
    scope.declare(made)
  }

  /// Two functions with the same signature clash; that is checked when signatures are read.
  private func declare(_ function: FunctionDeclaration, into scope: Scope, _ node: FunctionDeclSyntax) {
    scope.declare(function)
    if function.isLibrary { return }
    noteOperator(node)
    checkRules(ofFree: node, isLocal: false)
    pendingBodies.append(function)
  }

  private func noteOperator(_ node: FunctionDeclSyntax) {
    let word = node.modifiers.first { ["prefix", "postfix", "infix"].contains($0.name.text) }
    if case .identifier = node.name.tokenKind { return }
    declaredOperators.insert(node.name.text)
    checkDeclared(node, fixity: word?.name.text ?? "infix")
  }

  private func collect(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: NominalDeclaration.Kind, into scope: Scope,
    _ parent: NominalDeclaration?, _ isLibrary: Bool
  ) {
    let isNoncopyable = node.inheritanceClause?.inheritedTypes.contains { isSuppressed($0.type) } == true && kind != .protocolType
    let declaration = NominalDeclaration(
      name(node.name), at: position(node.name), kind: isNoncopyable && kind == .structure ? .classType : kind, scope: scope,
      isLibrary: isLibrary, isNoncopyable: isNoncopyable)
    declaration.syntax = DeclSyntax(node)
    declaration.parent = parent
    if !isLibrary {
      rejectWrappers(node.attributes)
      checkModifiers(ofType: node.modifiers, of: DeclSyntax(node))
    }
    declaration.isFinal = isNoncopyable || node.modifiers.contains { $0.name.tokenKind == .keyword(.final) }
    declaration.isIndirect = node.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) }
    let others = (scope.names[declaration.name] ?? []).filter { $0 is NominalDeclaration || $0 is TypeAlias }
    if let existing = others.first(where: { clashes($0, with: declaration, isPrivate: isPrivateToFile(DeclSyntax(node))) }) {
      report(.redeclaration, "Invalid redeclaration of '\(existing.name)'", at: node.name)
    }
    let inner = Scope(parent: scope, nominal: declaration)
    declaration.scope = inner
    declareGenerics(of: declaration, node)
    scope.declare(declaration)
    addPart(node.memberBlock.members, to: declaration, scope: inner, conditions: [], isExtension: false)
    if !isLibrary { userTypes.append(declaration) }
  }

  private func collect(protocol node: ProtocolDeclSyntax, into scope: Scope, _ parent: NominalDeclaration?, _ isLibrary: Bool) {
    collect(node, .protocolType, into: scope, parent, isLibrary)
    guard let declaration = scope.names[name(node.name)]?.last as? NominalDeclaration else { return }
    let selfParameter = GenericParameter("Self")
    selfParameter.selfOf = declaration
    selfParameter.protocols = [declaration]
    declaration.selfParameter = selfParameter
    declaration.scope.declare(selfParameter)
    declaration.primaryAssociatedTypes = (node.primaryAssociatedTypeClause?.primaryAssociatedTypes ?? []).map { name($0.name) }
    for member in node.memberBlock.members {
      guard let associated = member.decl.as(AssociatedTypeDeclSyntax.self) else { continue }
      let own = name(associated.name)
      if declaration.associatedTypes.contains(own) {
        report(.redeclaration, "Invalid redeclaration of '\(own)'", at: associated.name)
      }
      declaration.associatedTypes.append(own)
      if let value = associated.initializer?.value { declaration.associatedDefaults[own] = value }
    }
  }

  private func declareGenerics(of declaration: NominalDeclaration, _ node: some DeclGroupSyntax) {
    if let parent = declaration.parent, !declaration.isLibrary, !declaration.isProtocol {
      declaration.generics = parent.generics
      declaration.inheritedGenerics = parent.generics.count
    }
    let clause: GenericParameterClauseSyntax? =
      node.as(StructDeclSyntax.self)?.genericParameterClause ?? node.as(ClassDeclSyntax.self)?.genericParameterClause
      ?? node.as(EnumDeclSyntax.self)?.genericParameterClause
    guard let clause else { return }
    for parameter in clause.parameters {
      let generic = GenericParameter(name(parameter.name))
      declaration.generics.append(generic)
      declaration.scope.declare(generic)
    }
  }

  // MARK: - Extensions

  func collect(_ node: ExtensionDeclSyntax, scope: Scope) {
    guard let (target, said) = extended(node, scope: scope) else { return }
    requireAvailable(target, at: node.extendedType)
    let inner = Scope(parent: scope, nominal: target)
    for parameter in target.generics { inner.declare(parameter) }
    if let selfParameter = target.selfParameter { inner.declare(selfParameter) }
    let conditions =
      said + withConditions(said + target.allPromised) { requirements(node.genericWhereClause, in: inner, own: []) }
    checkExposure(by: node, of: target, inner)
    addPart(node.memberBlock.members, to: target, scope: inner, conditions: conditions, isExtension: true)
    if target.isLibrary, position(node).isKnown, !extendedTypes.contains(target) { extendedTypes.append(target) }
    guard let clause = node.inheritanceClause else { return }
    for inherited in clause.inheritedTypes {
      for found in protocols(in: inherited.type, scope: inner) {
        target.conformances.append(
          NominalDeclaration.Conformance(to: found, conditions: conditions, position: position(inherited.type)))
      }
    }
  }

  /// The type, and what its own arguments ask: `extension Array<Int>`, `extension Sequence<Int>`.
  private func extended(_ node: ExtensionDeclSyntax, scope: Scope) -> (NominalDeclaration, [Requirement])? {
    let type = node.extendedType
    if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
      switch lookUpType(name(identifier.name), in: scope) {
      case let declaration as NominalDeclaration: return (declaration, [])
      case let alias as TypeAlias: if let found = extended(resolve(alias)) { return found }
      default: break
      }
    }
    switch resolve(type, in: scope) {
    case .nominal(let declaration, let arguments): return extended(.nominal(declaration, arguments))
    case .existential(let protocols):
      guard let found = protocols.first, protocols.count == 1, let own = found.unconstrained.selfParameter else { return nil }
      return (found.unconstrained, equalities(.parameter(own), found, own: [], at: type))
    case .function, .tuple, .parameter, .metatype, .dependent, .variable, .error: return nil
    }
  }

  /// `extension Disposal`, where that stands for `[Disposable]`, is one of arrays of those.
  private func extended(_ type: Type) -> (NominalDeclaration, [Requirement])? {
    guard case .nominal(let declaration, let arguments) = type else { return nil }
    let said = zip(declaration.generics, arguments).filter { !$1.hasVariables && !isGeneric($1) && $1 != .parameter($0) }
    return (declaration, said.map { .same(.parameter($0), $1) })
  }

  // MARK: - Members

  func addPart(
    _ members: MemberBlockItemListSyntax, to declaration: NominalDeclaration, scope: Scope, conditions: [Requirement],
    isExtension: Bool
  ) {
    let part = declaration.parts.count
    declaration.parts.append(
      NominalDeclaration.Part(
        members: members, scope: scope, conditions: conditions, isExtension: isExtension,
        declaresInitializer: members.contains { $0.decl.is(InitializerDeclSyntax.self) }))
    for member in members { note(member.decl, in: declaration, part: part) }
  }

  func note(_ syntax: DeclSyntax, in declaration: NominalDeclaration, part: Int) {
    func add(_ name: String, _ element: Int = 0) {
      note(NominalDeclaration.PendingMember(source: .syntax(syntax), element: element, part: part), named: name, in: declaration)
    }
    switch syntax.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      add(name(node.name))
      if !declaration.isLibrary || position(node).isKnown { noteOperator(node) }
    case .initializerDecl: add("init")
    case .deinitializerDecl: add("deinit")
    case .subscriptDecl: add("subscript")
    case .variableDecl(let node):
      for (index, property) in declaredProperties(node).enumerated() {
        let text = name(property.identifier.identifier)
        for each in [text] + wrappedNames(node.attributes, text) { add(each, index) }
      }
    case .enumCaseDecl(let node):
      for (index, element) in node.elements.enumerated() { add(name(element.name), index) }
    case .structDecl(let node): addNested(node.name, syntax, declaration, part)
    case .classDecl(let node): addNested(node.name, syntax, declaration, part)
    case .enumDecl(let node): addNested(node.name, syntax, declaration, part)
    case .protocolDecl(let node):
      if declaration.isProtocol || !declaration.generics.isEmpty {
        let place = declaration.isProtocol ? "protocol" : "generic type"
        report(.type, "Protocol '\(name(node.name))' cannot be nested in \(place) '\(declaration.name)'", at: node.name)
      }
      addNested(node.name, syntax, declaration, part)
    case .typeAliasDecl(let node):
      let alias = TypeAlias(name(node.name), at: position(node.name), node, scope: declaration.parts[part].scope)
      alias.conditions = declaration.parts[part].conditions
      if alias.position.isKnown { userAliases.append(alias) }
      declaration.members[alias.name, default: []].append(alias)
    case .associatedTypeDecl: break
    case .macroExpansionDecl where isRemark(syntax): break
    default: report(.unsupported, "This is not supported inside a type", at: syntax)
    }
  }

  private func addNested(_ token: TokenSyntax, _ syntax: DeclSyntax, _ declaration: NominalDeclaration, _ part: Int) {
    if declaration.isProtocol, !declaration.isLibrary, !syntax.is(ProtocolDeclSyntax.self) {
      let whole = declaration.parts[part].isExtension ? "protocol extension of" : "protocol"
      report(.type, "Type '\(name(token))' cannot be nested in \(whole) '\(declaration.name)'", at: token)
    }
    let holder = Scope(parent: declaration.parts[part].scope)
    collect(syntax, into: holder, parent: declaration, isLibrary: !position(token).isKnown)
    for nested in holder.names[name(token)] ?? [] {
      declaration.members[name(token), default: []].append(nested)
      (nested as? NominalDeclaration)?.promised = declaration.parts[part].conditions
    }
  }

  /// An identifier without its backticks.
  func name(_ token: TokenSyntax) -> String {
    token.identifier?.name ?? token.text
  }
}

/// The types that are members of others in a part of the text.
private final class MemberTypeFinder: SyntaxVisitor {
  private(set) var found: [MemberTypeSyntax] = []

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
