import DispatchTrace
import SwiftParser
import SwiftSyntax

/// Names, members, and types named in expressions.
extension Checker {
  // MARK: - Names without a base

  func reference(_ node: DeclReferenceExprSyntax, _ expected: Type?) -> Expression {
    if let arguments = node.argumentNames { return functionReference(node, labels: arguments, expected) }
    if case .binaryOperator = node.baseName.tokenKind { return operatorReference(node.baseName, expected) }
    if case .prefixOperator = node.baseName.tokenKind { return operatorReference(node.baseName, expected) }
    let text = name(node.baseName)
    switch text {
    case "self" where node.baseName.tokenKind == .keyword(.self): return selfReference(node)
    case "Self" where node.baseName.tokenKind == .keyword(.Self):
      guard let nominal = enclosingNominal(scope) else { break }
      return typeReference(nominal.selfType, at: node)
    default: break
    }
    if text.hasPrefix("$") { return anonymousParameter(text, node) }
    guard let meaning = lookUp(text) else {
      if let constant = Library.texts[text] { return Expression(.string(constant), library.string, at: position(node)) }
      if let (value, type) = Library.constants[text] ?? Library.errorCodes[text].map({ (Int128($0), "Int") }) {
        let magnitude = UInt64(value.magnitude)
        return Expression(.integer(magnitude, negative: value < 0), library.type(type), at: position(node))
      }
      reportUnknown(text, at: node)
      return failed(node)
    }
    return use(meaning, text, node, expected)
  }

  private func use(_ meaning: NameMeaning, _ text: String, _ node: DeclReferenceExprSyntax, _ expected: Type?) -> Expression {
    switch meaning {
    case .generic(let type): return checkUse(ofType: typeReference(type, at: node), node)
    case .declarations(let found):
      if let variable = found.last as? VariableDeclaration {
        guard let expected, functionType(expected) != nil else { return variableReference(variable, at: node) }
        let functions = functions(beside: variable)
        if functions.isEmpty { return variableReference(variable, at: node) }
        return functionValue(functions, base: nil, at: node, expected)
      }
      if let declaration = found.first as? NominalDeclaration {
        return checkUse(ofType: typeReference(placeholderType(of: declaration), at: node), node)
      }
      if let alias = found.first as? TypeAlias { return checkUse(ofType: typeReference(resolve(alias), at: node), node) }
      let candidates = found.map { MemberCandidate(declaration: $0, substitution: [:], dispatch: .direct) }
      return globalFunctionValue(candidates, besides: found, text, at: node, expected)
    case .members(let candidates, _, _):
      return implicitMember(reachable(candidates, text), text, node, expected)
    }
  }

  func placeholderType(of declaration: NominalDeclaration) -> Type {
    declaration.isProtocol ? .existential([declaration]) : openType(of: declaration, in: scope)
  }

  /// A member of an enclosing type named without `self.`
  private func implicitMember(
    _ candidates: [MemberCandidate], _ text: String, _ node: DeclReferenceExprSyntax, _ expected: Type?
  ) -> Expression {
    if let type = candidates.first.flatMap({ typeMeant(by: $0) }) { return typeReference(type, at: node) }
    // Where there are both, a type's code means those of types, an instance's those of instances.
    let isOfType = { (candidate: MemberCandidate) in (candidate.declaration as? ValueDeclaration)?.isStatic == true }
    let meant = isInStaticContext ? candidates.filter(isOfType) : currentSelf() == nil ? [] : candidates.filter { !isOfType($0) }
    if !meant.isEmpty, meant.count < candidates.count { return implicitMember(meant, text, node, expected) }
    if let nominal = enclosingNominal(scope), isInStaticContext || isInInitialValue,
      candidates.allSatisfy({ isMethodOfInstances($0.declaration) }),
      let method = unboundMethod(text, of: typeReference(nominal.selfType, at: node), labels: nil, at: node)
    {
      return method
    }
    guard let base = implicitBase(for: candidates, text, node) else { return failed(node) }
    let ofItsType = extensionMember(candidates, of: base, node) { memberValue($0, base: $1, text, at: node, expected) }
    return ofItsType ?? memberValue(candidates, base: base, text, at: node, expected)
  }

  private func isMethodOfInstances(_ declaration: Declaration) -> Bool {
    guard let function = declaration as? FunctionDeclaration else { return false }
    return !function.isStatic && function.kind == .method
  }

  /// In static members, and in the initial values of static properties.
  var isInStaticContext: Bool {
    if let variable = currentSelf() { return if case .metatype = variable.type.head { true } else { false } }
    return propertyToSet?.isStatic == true
  }

  /// In that of a property of instances, where there is no instance yet.
  private var isInInitialValue: Bool { currentSelf() == nil && propertyToSet != nil }

  private var propertyToSet: VariableDeclaration? {
    let outermost = Swift.sequence(first: function, next: \.parent).first { $0.parent == nil }
    return outermost?.declaration?.property as? VariableDeclaration
  }

  /// `self`, or the type in static context.
  func implicitBase(for candidates: [MemberCandidate], _ text: String, _ node: some SyntaxProtocol) -> Expression? {
    if let outer = outerType(declaring: text) { return base(in: outer, for: candidates, text, node) }
    let isStatic = candidates.allSatisfy { ($0.declaration as? ValueDeclaration)?.isStatic == true }
    guard let variable = currentSelf() else {
      guard let nominal = enclosingNominal(scope) else { return nil }
      if isStatic { return typeReference(nominal.selfType, at: node) }
      report(
        .type, "Instance member '\(text)' cannot be used here; there is no 'self' yet", at: node)
      return nil
    }
    if isStatic {
      guard case .metatype = variable.type.head else {
        report(
          .type,
          "Static member '\(text)' cannot be used on an instance; write '\(enclosingNominal(scope)?.name ?? "Self").\(text)'",
          at: node)
        return nil
      }
    }
    // The type itself is not kept alive by anybody.
    if !isStatic { requireExplicitSelf(text, node) }
    return variableReference(variable, at: node)
  }

  /// In an escaping closure `self` of a class has to be written out, or captured by name.
  private func requireExplicitSelf(_ text: String, _ node: some SyntaxProtocol) {
    guard function.kind == .closure, let nominal = enclosingNominal(scope), nominal.isClass, !nominal.isLibrary else { return }
    let closures = Swift.sequence(first: function, next: \.parent).prefix { $0.kind == .closure }
    // What an outer one captures by name is a constant for those inside it.
    guard closures.contains(where: \.isEscaping), !closures.contains(where: \.capturesSelfByName) else { return }
    report(
      .type,
      "Reference to '\(text)' in closure requires explicit use of 'self' to make capture semantics explicit; write 'self.\(text)'",
      at: node)
  }

  private func selfReference(_ node: DeclReferenceExprSyntax) -> Expression {
    guard let variable = currentSelf() else {
      report(.unknownName, "Cannot find 'self' in scope", at: node)
      return failed(node)
    }
    return variableReference(variable, at: node)
  }

  private func anonymousParameter(_ text: String, _ node: DeclReferenceExprSyntax) -> Expression {
    if let found = lookUp(text), case .declarations(let list) = found, let variable = list.last as? VariableDeclaration {
      return variableReference(variable, at: node)
    }
    // The projected value of a property with a wrapper.
    if let found = lookUp(text), case .members = found { return use(found, text, node, nil) }
    report(.unknownName, "Anonymous closure argument '\(text)' is not available here", at: node)
    return failed(node)
  }

  func superReference(_ node: SuperExprSyntax) -> Expression {
    guard let variable = currentSelf(), let parent = parentType(of: variable.type) else {
      if enclosingNominal(scope)?.hasUnknownSuperclass != true {
        report(.type, "'super' cannot be used here; this type has no superclass", at: node)
      }
      return failed(node)
    }
    noteUse(of: variable)
    return Expression(.superReference(variable), parent, at: position(node))
  }

  /// What `super` is for that `self`: in class methods the superclass itself.
  private func parentType(of type: Type) -> Type? {
    guard case .metatype(let instance) = type.head else { return superclass(of: type) }
    return superclass(of: instance).map { .metatype($0) }
  }

  // MARK: - Variables

  func variableReference(_ variable: VariableDeclaration, at node: some SyntaxProtocol) -> Expression {
    noteUse(of: variable)
    let type = type(of: variable)
    let isPlain = variable.storage != .computed && !variable.hasObservers || isOwnObserver(variable)
    for accessor in variable.accessors { noteUse(of: accessor) }
    let made = Expression(isPlain ? .variable(variable) : .property(nil, variable, [:], .direct), type, at: position(node))
    made.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    return made
  }

  /// Inside its own observers a variable is set directly.
  func isOwnObserver(_ variable: VariableDeclaration) -> Bool {
    var context: FunctionContext? = function
    while let next = context {
      if next.declaration?.kind == .observer, next.declaration?.property === variable { return true }
      context = next.parent
    }
    return false
  }

  /// Records that the running function uses the variable: it may have to be captured.
  func noteUse(of variable: VariableDeclaration) {
    // What a computed one reads is captured by its accessors.
    guard let home = variable.home, !variable.isComputed else { return }
    if variable.isGlobalScope, !variable.isGuarded || isInFunction {
      noteGlobal(variable)
      if escapesFromTopLevel() { variable.escapes = true }
      return
    }
    var context: FunctionContext? = function
    var escapes = false
    while let next = context, next !== home {
      next.capture(variable)
      variable.isCaptured = true
      if next.isEscaping || next.isConcurrent { escapes = true }
      context = next.parent
    }
    if variable.isListed { context?.noteListed(variable) }
    if escapes { variable.escapes = true }
  }

  /// Not only in closures of the top level, which capture what a `guard` there binds.
  private var isInFunction: Bool {
    var context: FunctionContext? = function
    while let next = context {
      if next.kind == .function { return true }
      context = next.parent
    }
    return false
  }

  private func escapesFromTopLevel() -> Bool {
    var context: FunctionContext? = function
    while let next = context {
      if next.kind == .function || next.isEscaping || next.isConcurrent { return true }
      context = next.parent
    }
    return false
  }

  // MARK: - Types in expressions

  func typeReference(_ type: Type, at node: some SyntaxProtocol) -> Expression {
    Expression(.typeName(type), .metatype(type), at: position(node))
  }

  /// The type that an expression names, when it does: `Int`, `Set<String>`, `[Int]`, `Outer.Inner`, `Int?`.
  func typeNamed(by syntax: ExprSyntax) -> Type? {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      guard node.argumentNames == nil, node.baseName.tokenKind != .keyword(.self) else { return nil }
      let text = name(node.baseName)
      if let known = builtIn(text) { return known }
      guard let meaning = lookUp(text) else { return inferredByLibrary(text, in: scope)?.type }
      switch meaning {
      case .generic(let type): return type
      case .declarations(let found):
        if let first = found.first, !(first is ValueDeclaration) { requireAvailable(first, at: node) }
        if let declaration = found.first as? NominalDeclaration { return placeholderType(of: declaration) }
        return (found.first as? TypeAlias).map { resolve($0) }
      case .members(let candidates, _, _):
        return candidates.first.flatMap { typeMeant(by: $0) }
      }
    case .genericSpecializationExpr(let node):
      let arguments = node.genericArgumentClause.arguments.map { resolve($0, in: scope) }
      if let alias = genericAlias(namedBy: node.expression) {
        return arguments.count == alias.parameters.count ? resolve(alias, arguments: arguments) : nil
      }
      guard case .nominal(let declaration, let open)? = typeNamed(by: node.expression) else { return nil }
      guard arguments.count == declaration.ownGenerics.count else { return nil }
      return .nominal(declaration, open.prefix(declaration.inheritedGenerics) + arguments)
    case .memberAccessExpr(let node): return typeNamed(by: node)
    case .optionalChainingExpr(let node): return typeNamed(by: node.expression).map { library.optional($0) }
    case .arrayExpr(let node):
      guard node.elements.count == 1, let only = node.elements.first, let element = typeNamed(by: only.expression) else {
        return nil
      }
      return library.array(element)
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content, list.count == 1, let only = list.first,
        let key = typeNamed(by: only.key), let value = typeNamed(by: only.value)
      else { return nil }
      return library.dictionary(key, value)
    case .typeExpr(let node): return resolve(node.type, in: scope)
    case .tupleExpr(let node): return tupleType(node)
    // `(Int) -> Void` inside brackets is parsed as operands around an arrow, and so is `Account & Overdraft`.
    case .sequenceExpr(let node) where node.elements.contains { $0.is(ArrowExprSyntax.self) } || namesComposition(node):
      var parser = Parser(node.ownText)
      return resolve(TypeSyntax.parse(from: &parser), in: scope)
    default: return nil
    }
  }

  /// `Outer.Inner`, `T.Element`, `Swift.Void`
  private func typeNamed(by node: MemberAccessExprSyntax) -> Type? {
    let text = name(node.declName.baseName)
    if node.declName.baseName.text == "Type" {
      return node.base.flatMap { typeNamed(by: $0) }.map { .metatype($0) }
    }
    if let base = node.base, isModule(base), let known = builtIn(text) { return known }
    if let base = node.base, let found = declarations(ofModule: base, named: text) {
      if let declaration = found.first as? NominalDeclaration { return placeholderType(of: declaration) }
      return (found.first as? TypeAlias).map { resolve($0) }
    }
    guard let base = node.base, let outer = typeNamed(by: base) else { return nil }
    if case .parameter = outer { return associatedType(node, of: outer) }
    if case .dependent = outer {
      guard case .identifier = node.declName.baseName.tokenKind else { return nil }
      // What else the requirements around say of it, only its resolution knows.
      return hasAssociatedType(text, outer) || lookUpMembers(text, in: outer).isEmpty ? associatedType(node, of: outer) : nil
    }
    guard let declaration = outer.nominal else { return nil }
    let found = members(named: text, of: declaration).first
    if let found { requireAccess(toType: found, at: node.declName) }
    if let inner = found as? NominalDeclaration {
      // Only the bare name of a type means, inside it, the one that is: `Holder`, not `Space.Holder`.
      return nested(inner.isProtocol ? placeholderType(of: inner) : unboundType(of: inner, in: scope), in: outer)
    }
    if found == nil, isAssociated(text, declaration) {
      return dependentType(text, of: outer)
    }
    if let alias = found as? TypeAlias { return nested(resolve(alias), in: outer) }
    if found == nil, let known = aliasOfProtocols(text, for: outer) { return known }
    return found == nil ? lookUpMembers(text, in: outer).first.flatMap { typeMeant(by: $0) } : nil
  }

  private func namesComposition(_ node: SequenceExprSyntax) -> Bool {
    node.elements.enumerated().allSatisfy { index, part in
      if index % 2 == 1 { return part.as(BinaryOperatorExprSyntax.self)?.operator.text == "&" }
      switch typeNamed(by: part)?.head {
      case .existential?: return true
      case .nominal(let declaration, _)?: return declaration.isClass
      case .function?, .tuple?, .parameter?, .metatype?, .dependent?, .variable?, .error?, nil: return false
      }
    }
  }

  /// `Swift.min`: what the library calls so, whatever the scope around calls so too. `App.load`: what the scenario does.
  func declarations(ofModule syntax: ExprSyntax, named text: String) -> [Declaration]? {
    guard let module = syntax.as(DeclReferenceExprSyntax.self).map({ name($0.baseName) }) else { return nil }
    if isOwnModule(module, of: text) { return ownDeclarations(text) }
    guard isModule(module) else { return nil }
    library.load(text)
    return library.scope.names[text]
  }

  /// The module is called as types of it are described (`scenario.Player`), or as the app is that a file is from: nobody says how, so that
  /// is what is nothing else, and stands in front of a name that the files declare.
  func isOwnModule(_ text: String, of member: String) -> Bool {
    (text == "scenario" || text.first?.isUppercase == true && text != "Self") && ownDeclarations(member) != nil
      && !isModule(text) && lookUp(text) == nil
  }

  private func ownDeclarations(_ text: String) -> [Declaration]? { fileScope.names[text] ?? topScope.names[text] }

  func isModule(_ syntax: ExprSyntax) -> Bool {
    syntax.as(DeclReferenceExprSyntax.self).map { isModule(name($0.baseName)) } ?? false
  }

  /// The name of a module that no declaration hides.
  func isModule(_ text: String) -> Bool {
    Rejections.knownModules.contains(text) && lookUp(text) == nil
  }

  private func tupleType(_ node: TupleExprSyntax) -> Type? {
    // `()` is the value: `[()]` is an array with one.
    if node.elements.isEmpty { return nil }
    var fields: [TupleField] = []
    for element in node.elements {
      guard let type = typeNamed(by: element.expression) else { return nil }
      fields.append(TupleField(label: element.label.map { name($0) }, type: type))
    }
    if fields.count == 1, fields[0].label == nil { return fields[0].type }
    return .tuple(fields)
  }

  /// An alias with parameters of its own: `typealias Task<T> = Future<Result<T, Error>>`.
  private func genericAlias(namedBy syntax: ExprSyntax) -> TypeAlias? {
    guard let node = syntax.as(DeclReferenceExprSyntax.self), let meaning = lookUp(name(node.baseName)) else { return nil }
    let found: Declaration? =
      switch meaning {
      case .generic: nil
      case .declarations(let list): list.first
      case .members(let candidates, _, _): candidates.first?.declaration
      }
    guard let alias = found as? TypeAlias, alias.generics != nil else { return nil }
    _ = resolve(alias)
    return alias
  }

  func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    if let type = typeNamed(by: ExprSyntax(node)) { return typeReference(type, at: node) }
    if let name = node.expression.as(DeclReferenceExprSyntax.self), lookUp(self.name(name.baseName)) == nil {
      reportUnknown(self.name(name.baseName), at: name)
      return failed(node)
    }
    report(.type, "Cannot specialize this with explicit type arguments", at: node)
    return failed(node)
  }
}
