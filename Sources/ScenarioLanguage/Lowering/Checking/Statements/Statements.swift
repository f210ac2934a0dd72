import DispatchTrace
import SwiftSyntax

/// Statements and blocks.
extension Checker {
  /// The statements of a block, in their own scope's order: local functions are known from its start.
  func statements(_ items: CodeBlockItemListSyntax) -> [Statement] {
    declareLocals(items)
    var result: [Statement] = []
    // A local function may use variables that are declared below it: its body then waits for them.
    var waiting: [FunctionDeclaration] = []
    let wasUnreachable = isUnreachable
    defer { isUnreachable = wasUnreachable }
    for (index, item) in items.enumerated() {
      guard let function = localFunction(item) else {
        let made = statement(item)
        if !canFallThrough(made) { isUnreachable = true }
        result += made
        continue
      }
      // Guards above it have bound names that it may use.
      if !function.isSignatureKnown { function.scope = scope }
      result.append(.localFunction(function))
      if usesVariables(of: items.dropFirst(index + 1), in: item) { waiting.append(function) } else { checkBody(of: function) }
    }
    for function in waiting { checkBody(of: function) }
    checkRedeclarations(in: result)
    return result
  }

  private func usesVariables(of items: Slice<CodeBlockItemListSyntax>, in function: CodeBlockItemSyntax) -> Bool {
    var names: Set<String> = []
    for item in items {
      for binding in (item.item.as(VariableDeclSyntax.self)?.bindings).elements {
        for token in binding.pattern.tokens(viewMode: .sourceAccurate) { names.insert(name(token)) }
      }
    }
    return !names.isEmpty && function.tokens(viewMode: .sourceAccurate).contains { names.contains(name($0)) }
  }

  func block(_ node: CodeBlockSyntax) -> [Statement] {
    inBlock { statements(node.statements) }
  }

  func declareLocals(_ items: CodeBlockItemListSyntax) {
    guard scope !== fileScope, !isTopLevelScope else { return }
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      switch declaration.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node):
        let made = function(node, scope: scope, owner: nil)
        made.home = function
        checkRules(ofFree: node, isLocal: true)
        scope.declare(made)
      case .structDecl, .enumDecl, .classDecl, .protocolDecl:
        if isInsideGenericFunction {
          report(.unsupported, "A type inside generic code is not supported; declare it outside", at: declaration)
        }
        collect(declaration, into: scope, parent: nil, isLibrary: false)
      case .typeAliasDecl: collect(declaration, into: scope, parent: nil, isLibrary: false)
      default: break
      }
    }
  }

  private var isInsideGenericFunction: Bool {
    var context: FunctionContext? = function
    while let next = context {
      if let declaration = next.declaration {
        // A protocol's extension is generic over the type that conforms.
        if !declaration.generics.isEmpty { return true }
        if let owner = declaration.owner, owner.isProtocol || !owner.generics.isEmpty { return true }
      }
      context = next.parent
    }
    return false
  }

  var isTopLevelScope: Bool { scope.parent === fileScope && function === main }

  func statement(_ item: CodeBlockItemSyntax) -> [Statement] {
    if !isLibraryText(item) { statement = Syntax(item) }
    if isPlaygroundLine(item) || isRemark(item.item) { return [] }
    return nested(item, otherwise: []) {
      switch item.item {
      case .decl(let node): return declaration(node)
      case .stmt(let node): return statement(node)
      case .expr(let node):
        checkBeginning(of: node)
        return statements(expressionStatement: node)
      }
    }
  }

  /// `PlaygroundPage.current.needsIndefiniteExecution = true`: what a playground needs to hear, and a scenario does not.
  private func isPlaygroundLine(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let node) = item.item, let first = node.firstToken(viewMode: .sourceAccurate),
      Rejections.playgroundNames.contains(first.text), fileScope.names[first.text] == nil,
      first.text != "PlaygroundPage" || node.ownText.contains("needsIndefiniteExecution")
    else { return false }
    findings.add(
      .note, .ignored, "A scenario goes on until nothing can happen any more: this line changes nothing", at: position(node))
    return true
  }

  // MARK: - Declarations

  private func declaration(_ node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node)
    case .functionDecl: return []
    case .importDecl(let node):
      if scope !== fileScope, !isTopLevelScope { report(.syntax, "This declaration is only valid at file scope", at: node) }
      return []
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl:
      if !isTopLevelScope, node.is(ExtensionDeclSyntax.self) {
        report(.syntax, "This declaration is only valid at file scope", at: node)
      }
      return []
    case .operatorDecl, .precedenceGroupDecl: return []
    case .ifConfigDecl(let node): return writtenStatements(node)
    case .actorDecl(let node):
      report(
        .unsupported, "Actors are Swift concurrency, not Dispatch; write a class with a serial DispatchQueue",
        at: node.actorKeyword)
    case .macroExpansionDecl(let node): report(.unsupported, "Macros are not supported", at: node)
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl:
      report(.syntax, "This declaration is only valid inside a type", at: node)
    default: report(.unsupported, "This declaration is not supported", at: node)
    }
    return []
  }

  func localFunction(_ item: CodeBlockItemSyntax) -> FunctionDeclaration? {
    guard let node = item.item.as(FunctionDeclSyntax.self), !isTopLevelScope else { return nil }
    var current: Scope? = scope
    while let next = current {
      for case let found as FunctionDeclaration in next.names[name(node.name)] ?? [] where found.syntax?.id == node.id {
        return found
      }
      current = next.parent
    }
    return nil
  }

  // MARK: - Variables

  func variables(_ node: VariableDeclSyntax) -> [Statement] {
    if let made = wrappedLocal(node) ?? lazyLocal(node) { return made }
    let errors = findings.errorCount()
    rejectWrappers(node.attributes)
    // What a refused wrapper would have made of it is not known.
    if findings.errorCount() > errors { return node.bindings.flatMap { bindUnknown($0.pattern, isLet: false) } }
    for modifier in node.modifiers where modifier.name.text == "async" { rejectConcurrency("'async let'", modifier) }
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let modifiers = modifiers(node.modifiers)
    checkModifiers(ofFree: node.modifiers, of: DeclSyntax(node), "properties", isLocal: !isTopLevelScope)
    checkVariable(node)
    let bindings = Array(node.bindings)
    var result: [Statement] = []
    for (index, binding) in bindings.enumerated() {
      let annotation =
        binding.typeAnnotation?.type
        ?? (binding.initializer == nil
          ? bindings[index...].first { $0.typeAnnotation != nil || $0.initializer != nil }?.typeAnnotation?.type : nil)
      result += variable(binding, annotation, isLet: isLet, modifiers, isLast: index == bindings.count - 1)
    }
    return result
  }

  private func variable(
    _ binding: PatternBindingSyntax, _ annotation: TypeSyntax?, isLet: Bool, _ modifiers: Set<String>, isLast: Bool
  ) -> [Statement] {
    if let accessors = binding.accessorBlock { return computedLocal(binding, accessors, annotation, isLet: isLet) }
    let (declared, initial) = typeAndValue(binding, annotation)
    if let initial, declared == nil { checkInferred(initial, binding) }
    guard var type = declared ?? initial.map({ settle($0.type) }) else {
      report(.type, "Type annotation missing in pattern", at: binding.pattern)
      return bindUnknown(binding.pattern, isLet: isLet)
    }
    if modifiers.contains("weak"), declared == nil, type.wrapped == nil { type = library.optional(type) }
    let isUnwrapped = isImplicitlyUnwrapped(annotation)
    let pattern = bindingPattern(binding.pattern, type, isLet: isLet) { variable in
      variable.isImplicitlyUnwrapped = isUnwrapped
      variable.ownership = modifiers.contains("weak") ? .weak : modifiers.contains("unowned") ? .unowned : .strong
      variable.hasInitialValue = initial != nil
      variable.hasDeclaredType = declared != nil
      variable.isDeclaredWithoutValue = initial == nil
      variable.isFilePrivate = scope.parent?.isOfFile == true && !modifiers.isDisjoint(with: ["private", "fileprivate"])
    }
    if case .bind(let variable) = pattern { checkOwnership(variable, type) }
    if let initial { noteConstant(pattern, initial) }
    var value = initial
    if value == nil, !isLet { value = nothing(type, at: position(binding)) }
    return [.bind(pattern, value, position(binding))]
  }

  private func checkInferred(_ value: Expression, _ binding: PatternBindingSyntax) {
    if case .none = value.kind, value.type.hasVariables, let written = binding.initializer?.value {
      report(.type, "'nil' requires a contextual type", at: written)
    }
    if case .typeName = value.kind, let written = binding.initializer?.value, !written.is(MemberAccessExprSyntax.self),
      !written.is(SequenceExprSyntax.self)
    {
      report(.type, "Expected member name or initializer call after type name", at: binding)
    }
  }

  private func bindUnknown(_ pattern: PatternSyntax, isLet: Bool) -> [Statement] {
    _ = bindingPattern(pattern, .error, isLet: isLet) { _ in }
    return []
  }

  private func computedLocal(
    _ binding: PatternBindingSyntax, _ accessors: AccessorBlockSyntax, _ annotation: TypeSyntax?, isLet: Bool
  ) -> [Statement] {
    guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else { return [] }
    let open = binding.initializer == nil ? opaque(annotation) : nil
    // What its body answers says which type it is.
    let (declared, initial) = open == nil ? typeAndValue(binding, annotation) : (.error, nil)
    guard let type = declared ?? initial.map({ settle($0.type) }) else {
      report(.type, "Type annotation missing for computed variable", at: identifier)
      return bindUnknown(binding.pattern, isLet: isLet)
    }
    let made = declareVariable(name(identifier.identifier), type, isLet: false, at: position(identifier))
    made.isSharedGlobal = made.isGlobalScope
    addAccessors(accessors, to: made, scope: scope)
    if made.storage == .computed { made.isLet = made.setter == nil }
    for accessor in made.accessors where !made.isGlobalScope { accessor.home = function }
    if let open { made.type = opaqueType(of: made, open) }
    // Those of globals see what the file declares below, as functions do.
    let isLater = made.isGlobalScope && made.storage == .computed
    if isLater { pendingBodies += made.accessors } else { made.accessors.forEach { checkBody(of: $0) } }
    return made.storage == .computed ? [] : [.bind(.bind(made), initial, position(binding))]
  }

  /// Declares the names of `let` patterns in the current scope.
  func bindingPattern(
    _ syntax: PatternSyntax, _ type: Type, isLet: Bool, _ configure: (VariableDeclaration) -> Void
  ) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let text = name(node.identifier)
      checkLocal(text, node)
      return .bind(declareVariable(text, type, isLet: isLet, at: position(node), configure))
    case .wildcardPattern: return .wildcard
    case .valueBindingPattern(let node):
      if isInsideBinding(node) { reportNestedBinding(node) }
      return bindingPattern(node.pattern, type, isLet: node.bindingSpecifier.tokenKind == .keyword(.let), configure)
    case .expressionPattern(let node): return bindingPattern(node.expression, type, isLet: isLet, configure)
    case .tuplePattern(let node):
      let elements = Array(node.elements)
      if elements.count == 1 { return bindingPattern(elements[0].pattern, type, isLet: isLet, configure) }
      guard case .tuple(let fields) = simplified(type), fields.count == elements.count else {
        if !type.hasError { report(.type, "Tuple pattern cannot match values of type '\(normalized(type))'", at: node) }
        return .tuple(elements.map { bindingPattern($0.pattern, .error, isLet: isLet, configure) })
      }
      return .tuple(zip(elements, fields).map { bindingPattern($0.pattern, $1.type, isLet: isLet, configure) })
    default:
      report(.unsupported, "This pattern is not supported here", at: syntax)
      return .wildcard
    }
  }

  /// A variable of that name may not be in these braces already.
  func checkLocal(_ text: String, _ node: IdentifierPatternSyntax) {
    let known = scope.names[text, default: []].compactMap { $0 as? VariableDeclaration }
    if !bindsGuarded, known.contains(where: { $0.position.isKnown && !$0.isGuarded }) {
      report(.redeclaration, "Invalid redeclaration of '\(text)'", at: node)
    }
  }

  /// `if let (a, b) = …`: the tuple is parsed as an expression.
  private func bindingPattern(
    _ syntax: ExprSyntax, _ type: Type, isLet: Bool, _ configure: (VariableDeclaration) -> Void
  ) -> Pattern {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      return .bind(declareVariable(name(node.baseName), type, isLet: isLet, at: position(node), configure))
    case .discardAssignmentExpr: return .wildcard
    case .patternExpr(let node): return bindingPattern(node.pattern, type, isLet: isLet, configure)
    case .tupleExpr(let node):
      let elements = Array(node.elements)
      guard case .tuple(let fields) = simplified(type), fields.count == elements.count else { break }
      return .tuple(zip(elements, fields).map { bindingPattern($0.expression, $1.type, isLet: isLet, configure) })
    default: break
    }
    report(.type, "This pattern cannot match values of type '\(normalized(type))'", at: syntax)
    return .wildcard
  }

  func declareVariable(
    _ text: String, _ type: Type, isLet: Bool, at position: SourcePosition, _ configure: (VariableDeclaration) -> Void = { _ in }
  ) -> VariableDeclaration {
    if isRebinding, let known = scope.names[text]?.last as? VariableDeclaration {
      if !unifyOrUndo(known.type, type) {
        findings.add(.error, .type, "Pattern variable '\(text)' has different types in the patterns of one case", at: position)
      }
      reportDifferent(known, isLet: isLet, at: position)
      return known
    }
    let made =
      takeLaterVariable(text, at: position)
      ?? VariableDeclaration(text, at: position, scope: scope, storage: .local, isLet: isLet)
    made.type = type
    made.home = function
    made.isGlobalScope = isTopLevelScope
    made.isGuarded = bindsGuarded && isTopLevelScope
    configure(made)
    scope.declare(made)
    // Functions see top-level variables as globals of the file.
    if made.isGlobalScope {
      if made.isGuarded { hasGuarded = true } else { checkClash(of: made) }
      fileScope.declare(made)
    }
    return made
  }

  // MARK: - Expressions as statements

  func statements(expressionStatement node: ExprSyntax) -> [Statement] {
    switch node.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return [ifStatement(node)]
    case .switchExpr(let node): return [switchStatement(node, label: nil)]
    default: break
    }
    let value = infer(node)
    finishStatement(value)
    warnUnused(value, node)
    if node.withoutParentheses.is(SequenceExprSyntax.self) { return [.expression(value)] }
    return evaluated(ofUnused: value).map { .expression($0) }
  }

  /// Fixes the types that the statement left open.
  func finishStatement(_ value: Expression) {
    for result in throwingResults {
      // `try?` has made an Optional of it.
      let answer = simplified(result).withoutOptionals
      if case .variable = answer { _ = unify(answer, .void) }
    }
    throwingResults = []
    resolveOpenMembers()
    fillEmptyLiterals()
    let type = settle(value.type)
    // After other errors it is most likely their doing.
    if type.hasVariables, !type.hasError, findings.errorCount() == 0 {
      let isNil = if case .none = value.kind { true } else { false }
      let message =
        isNil ? "'nil' requires a contextual type" : "The type of this expression cannot be inferred; write it down"
      findings.add(.error, .type, message, at: value.position)
    }
    checkLiterals()
  }

  /// Settles literals and checks that they fit their types.
  func checkLiterals() {
    resolveOpenMembers()
    let pending = literals
    literals = []
    for literal in pending {
      let type = settle(literal.type)
      if case .double = literal.kind, type.numeric?.isInteger == true {
        findings.add(.error, .type, "Integer literal overflows when stored into '\(type)'", at: literal.position)
      }
      guard case .integer(let magnitude, let negative) = literal.kind else { continue }
      guard let numeric = type.numeric, numeric.isInteger, !Self.fits(magnitude, negative, numeric.kind) else { continue }
      let text = (negative ? "-" : "") + String(magnitude)
      findings.add(.error, .type, "Integer literal '\(text)' overflows when stored into '\(type)'", at: literal.position)
    }
    fillEmptyLiterals()
    for literal in emptyLiterals where settle(literal.type).hasVariables {
      findings.add(.error, .type, "Empty collection literal requires an explicit type", at: literal.position)
    }
    emptyLiterals = []
    checkOpenGenerics()
    checkOperations()
    checkNamedFunctions()
  }

  private func warnUnused(_ value: Expression, _ node: ExprSyntax) {
    switch value.kind {
    case .compare, .arithmetic, .integer, .string, .double, .bool, .and, .or, .not:
      findings.add(.warning, .unused, "Result of this expression is unused", at: value.position)
    case .function, .closure,
      .callValue where isCurriedFunction(value):
      findings.add(.error, .type, "Function is unused; call it with '()'", at: value.position)
    case .variable, .field:
      if case .function = simplified(value.type) {
        findings.add(.error, .type, "Function is unused; call it with '()'", at: value.position)
      } else if !value.type.hasError, simplified(value.type) != .void {
        findings.add(.warning, .unused, "Expression of type '\(normalized(value.type))' is unused", at: value.position)
      }
    case .typeName where node.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind != .keyword(.self):
      findings.add(.error, .type, "Expected member name or initializer call after type name", at: value.position)
    case .tryMarker(let tried): warnUnused(tried, node)
    default: break
    }
  }
}
