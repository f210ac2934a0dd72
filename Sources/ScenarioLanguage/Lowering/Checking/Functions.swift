import DispatchTrace
import SwiftSyntax

/// Bodies of functions, initialisers and accessors; types of variables.
extension Checker {
  /// Checks a body once. Library bodies are checked when something uses them.
  func checkBody(of declaration: FunctionDeclaration) {
    guard declaration.context == nil else { return }
    // What the type promises of its parameters holds in its members.
    if let owner = declaration.owner { readHeader(owner) }
    readSignature(declaration)
    // Of `some P` the signature is not known without the body.
    guard declaration.context == nil else { return }
    if !declaration.isLibrary { checkParameters(of: declaration) }
    let context = FunctionContext(.function, parent: declaration.home, result: declaration.result)
    context.declaration = declaration
    context.throwsErrors = declaration.throwsErrors || declaration.rethrowsErrors
    context.thrown = declaration.thrown
    context.isInitializer = declaration.kind == .initializer
    context.isEscaping = declaration.home != nil
    declaration.context = context
    let outer = declaration.home == nil ? [] : conditions
    withConditions(outer + declaration.conditions + declaration.requirements + (declaration.owner?.requirements ?? [])) {
      checkBody(of: declaration, context)
    }
  }

  private func checkBody(of declaration: FunctionDeclaration, _ context: FunctionContext) {
    let inner = Scope(parent: declaration.scope, function: context)
    declareSelf(declaration, context, inner)
    for index in declaration.parameters.indices { declareParameter(index, declaration, context, inner) }
    if !declaration.isLibrary, declaration.home == nil { checkDefaults(of: declaration) }
    guard let body = declaration.body else { return }
    withFunction(context, inner) {
      // The braces are a scope of their own: a local may be called like a parameter.
      let errors = findings.errorCount()
      let statements = inBlock { wrappedParameters(of: declaration) + bodyStatements(body, declaration, context) }
      declaration.statements = statements
      // Where a statement is wrong, what it would have set or let escape is not known.
      if !declaration.isLibrary, findings.errorCount() == errors {
        checkInitialization(declaration, statements)
        EscapeCheck.check(declaration, statements, findings)
      }
    }
  }

  /// Calls make their own; those that no call needs are looked at here. For a generic parameter only a call knows what fits.
  private func checkDefaults(of declaration: FunctionDeclaration) {
    for parameter in declaration.parameters where !parameter.type.hasError {
      guard let syntax = parameter.defaultValue, !isGeneric(parameter.type) else { continue }
      checkDefault(of: parameter.type, in: parameter.defaultScope) {
        parameter.isAutoclosure
          ? autoclosure(ArgumentSyntax(label: nil, value: syntax), parameter.type, isEscaping: parameter.isEscaping)
          : check(syntax, as: parameter.type)
      }
    }
  }

  func checkDefaults(of enumCase: EnumCase) {
    for (field, value) in zip(enumCase.payload, enumCase.defaults) where !field.type.hasError && !isGeneric(field.type) {
      guard let value else { continue }
      checkDefault(of: field.type, in: enumCase.scope) { check(value, as: field.type) }
    }
  }

  private func checkDefault(of type: Type, in scope: Scope?, _ make: () -> Expression) {
    let context = FunctionContext(.function, parent: nil, result: type)
    withFunction(context, Scope(parent: scope ?? fileScope, function: context)) { finishStatement(make()) }
  }

  private func checkInitialization(_ declaration: FunctionDeclaration, _ statements: [Statement]) {
    if let context = declaration.context { checkOwnership(of: statements, context) }
    guard declaration.kind == .initializer, let owner = declaration.owner, let instance = declaration.selfVariable,
      let syntax = declaration.syntax
    else { return InitializationCheck.check(statements, findings) }
    if delegates(declaration, owner) {
      return InitializationCheck.check(delegating: statements, of: instance, end: endPosition(syntax), findings)
    }
    let open = storedProperties(of: owner).filter { property in
      !property.hasInitialValue && !property.isLazy && !property.isRejected && !isImplicitlyNil(property)
        && !type(of: property).hasError
    }
    InitializationCheck.check(
      initializer: statements, of: instance, open, superInit(of: declaration, owner), end: endPosition(syntax), findings)
  }

  /// What takes a value ends its variable, and nothing may use that afterwards.
  func checkOwnership(of statements: [Statement], _ context: FunctionContext) {
    OwnershipCheck.check(statements, context, self)
    if context.consumes { ConsumptionCheck.check(statements, self) }
  }

  /// The compiler calls a superclass's only designated initialiser, where nobody does.
  private func superInit(of declaration: FunctionDeclaration, _ owner: NominalDeclaration) -> InitializationCheck.SuperInit {
    guard let parent = owner.superclass?.nominal else { return .none }
    if declaration.context?.delegates == true { return .written }
    let all = members(named: "init", of: parent).compactMap { $0 as? FunctionDeclaration }
    for each in all { readSignature(each) }
    // That of a view is a convenience.
    let isConvenient = all.contains { $0.isConvenience && $0.isOverride && $0.parameters.isEmpty }
    if parent.isLibrary { return isConvenient ? .written : .implicit }
    let designated = all.filter { !$0.isConvenience }
    let isOnly = designated.count == 1 && designated[0].parameters.allSatisfy(\.hasDefault)
    return isOnly ? .implicit : .written
  }

  /// Whether another initialiser makes the instance, or `self` is given a value.
  private func delegates(_ declaration: FunctionDeclaration, _ owner: NominalDeclaration) -> Bool {
    // Of a type of another module nobody knows what it is made of.
    if owner.isLibrary, !owner.isClass { return true }
    return switch owner.kind {
    case .structure: declaration.context?.delegates == true
    case .classType: declaration.isConvenience
    case .enumeration, .protocolType: true
    }
  }

  private func bodyStatements(
    _ body: CodeBlockItemListSyntax, _ declaration: FunctionDeclaration, _ context: FunctionContext
  ) -> [Statement] {
    if let part = declaration.coroutinePart { return bodyStatements(body, declaration, part) }
    if let builder = builder(of: declaration) { return bodyStatements(body, declaration, builtBy: builder) }
    if let only = singleExpression(body), !context.isInitializer, !declaration.result.isVoid, !declaration.result.hasError,
      !isStatementLike(only) || producesValue(only)
    {
      refuseOtherThanSelf(only)
      let value = infer(only, declaration.result)
      if !value.type.isNominal("Never") {
        guard let converted = coerce(value, to: declaration.result) else {
          if !value.type.hasError { reportMismatch(value, declaration.result, "to return type", at: only) }
          return []
        }
        finishStatement(converted)
        return [.returning(converted, converted.position)]
      }
      return [.expression(value)]
    }
    if declaration.isFailable, let only = singleExpression(body), only.is(NilLiteralExprSyntax.self) {
      return [.returning(Expression(.none, context.result, at: position(only)), position(only))]
    }
    let result = statements(body)
    // What takes a `Never` is never called.
    let isCalled = !declaration.parameters.contains { $0.type.isNominal("Never") }
    if isCalled, !context.isInitializer, !declaration.result.isVoid, !declaration.result.hasError, canFallThrough(result) {
      let what = shownKind(of: declaration)
      let shown =
        declaration.result.isNominal("Never")
        ? "Function with uninhabited return type 'Never' must not return"
        : "Missing return in \(what) expected to return '\(declaration.result)'"
      if let last = declaration.syntax { findings.add(.error, .type, shown, at: endPosition(last)) }
    }
    return result
  }

  private func shownKind(of declaration: FunctionDeclaration) -> String {
    if declaration.kind == .getter { return "getter" }
    if declaration.owner != nil {
      return declaration.isOfClass ? "class method" : declaration.isStatic ? "static method" : "instance method"
    }
    return declaration.scope === fileScope || declaration.scope.function == nil ? "global function" : "local function"
  }

  private func bodyStatements(
    _ body: CodeBlockItemListSyntax, _ declaration: FunctionDeclaration, builtBy builder: Type
  ) -> [Statement] {
    let made = built(body, by: builder)
    guard let converted = coerce(made.value, to: declaration.result) else {
      if !made.value.type.hasError, let syntax = declaration.syntax {
        reportMismatch(made.value, declaration.result, "to return type", at: syntax)
      }
      return made.statements
    }
    finishStatement(converted)
    return made.statements + [.returning(converted, converted.position)]
  }

  func endPosition(_ node: Syntax) -> SourcePosition {
    node.lastToken(viewMode: .sourceAccurate).map { position($0) } ?? .none
  }

  private func declareSelf(_ declaration: FunctionDeclaration, _ context: FunctionContext, _ inner: Scope) {
    guard let owner = declaration.owner else { return }
    let isType = declaration.isStatic
    let type: Type = isType ? .metatype(owner.selfType) : owner.selfType
    let made = VariableDeclaration("self", at: declaration.position, scope: inner, storage: .local, isLet: true)
    made.type = type
    made.home = context
    made.isParameter = true
    let isValue = !owner.isClass && !isType
    if declaration.kind == .initializer {
      made.isLet = owner.isReferenceType
    } else if owner.isNoncopyable, !isType {
      made.isLet = !declaration.isMutating && !declaration.consumesSelf && declaration.kind != .deinitializer
      made.isInoutParameter = declaration.isSelfInout
    } else if isValue, declaration.consumesSelf {
      made.isLet = false
    } else if isValue, declaration.isMutating || [.observer, .initialValue].contains(declaration.kind) {
      made.isLet = false
      made.isInoutParameter = true
    }
    declaration.selfVariable = made
    inner.declare(made)
  }

  private func declareParameter(_ index: Int, _ declaration: FunctionDeclaration, _ context: FunctionContext, _ inner: Scope) {
    let parameter = declaration.parameters[index]
    let made = VariableDeclaration(
      parameter.name, at: declaration.position, scope: inner, storage: .local, isLet: !parameter.isInout && !parameter.isConsumed)
    made.type = parameter.type
    made.home = context
    made.isParameter = true
    made.isInoutParameter = parameter.isInout
    made.isImplicitlyUnwrapped = parameter.isImplicitlyUnwrapped
    declaration.parameters[index].variable = made
    if parameter.name != "_" {
      if inner.names[parameter.name] != nil {
        findings.add(.error, .redeclaration, "Invalid redeclaration of '\(parameter.name)'", at: declaration.position)
      }
      inner.declare(made)
    }
  }

  // MARK: - Types of variables

  /// The type of a variable: declared, or that of its initial value.
  func type(of variable: VariableDeclaration) -> Type {
    if variable.isTypeKnown { return variable.type }
    if variable.isBeingTyped {
      findings.add(.error, .type, "Circular reference: the type of '\(variable.name)' depends on itself", at: variable.position)
      return .error
    }
    variable.isBeingTyped = true
    defer { variable.isBeingTyped = false }
    let errors = findings.errorCount()
    let found = variable.conditions.isEmpty ? typeToFind(of: variable) : conditionalType(of: variable)
    // What went wrong while something else was only tried is found, and said, when it is asked for again.
    if !findings.isQuiet || findings.errorCount() == errors { variable.type = found }
    return found
  }

  /// In an extension with a `where` clause, what that promises holds.
  private func conditionalType(of variable: VariableDeclaration) -> Type {
    withConditions(variable.conditions) { typeToFind(of: variable) }
  }

  private func typeToFind(of variable: VariableDeclaration) -> Type {
    if let wrapping = variable.wrapping { return wrapperType(of: variable, wrapping) }
    if let member = variable.wrappedMember { return wrappedType(of: variable, member) }
    if let node = opaque(variable.typeSyntax) { return opaqueType(of: variable, node) }
    if let syntax = variable.typeSyntax {
      let type = resolve(syntax, in: variable.scope)
      guard type.hasVariables, variable.initializerSyntax != nil else { return closed(type, at: syntax) }
      return initialValue(of: variable, as: type)?.type.resolved ?? type
    }
    // What is kept weakly may be gone.
    let wanted = variable.ownership == .weak ? library.optional(self.variable()) : nil
    if let value = initialValue(of: variable, as: wanted) { return settle(value.type) }
    findings.add(.error, .type, "Type annotation missing for '\(variable.name)'", at: variable.position)
    return .error
  }

  /// Checks the initial value of a property, in a function of its own: static and lazy ones run when first used.
  @discardableResult
  func initialValue(of variable: VariableDeclaration, as type: Type?) -> Expression? {
    if let known = variable.initializer { return known }
    guard variable.initializerSyntax != nil || variable.wrapping != nil && variable.hasInitialValue else { return nil }
    let maker = FunctionDeclaration(variable.name, at: variable.position, scope: variable.scope, kind: .initialValue)
    maker.owner = variable.owner
    // Only a lazy property's initial value sees the instance.
    maker.isStatic = !variable.isLazy
    maker.isSignatureKnown = true
    maker.property = variable
    let context = FunctionContext(.function, parent: nil, result: type ?? .error)
    context.declaration = maker
    maker.context = context
    let inner = Scope(parent: variable.scope, function: context)
    if variable.isLazy { declareSelf(maker, context, inner) }
    var value: Expression?
    let (open, errors) = (trail.count, findings.errorCount())
    let make = {
      self.withConditions(variable.conditions) {
        self.withFunction(context, inner) {
          let made = self.madeInitialValue(of: variable, as: type)
          self.finishStatement(made)
          value = made
        }
      }
    }
    if findings.isQuiet { make() } else { findings.keeping(make) }
    if findings.isQuiet, findings.errorCount() > errors { return value }
    // It stays as it is when what only asked for it is undone.
    if let value { _ = settle(value.type) }
    trail.removeSubrange(min(open, trail.count)...)
    variable.initializer = value
    variable.maker = maker
    if let value {
      maker.result = type ?? settle(value.type)
      let statements: [Statement] = [.returning(value, value.position)]
      maker.statements = statements
      if variable.isLazy, !variable.isLibrary, findings.errorCount() == errors {
        findings.keeping { EscapeCheck.check(statements, findings) }
      }
    }
    return value
  }

  private func madeInitialValue(of variable: VariableDeclaration, as type: Type?) -> Expression {
    if let wrapping = variable.wrapping { return wrapperValue(wrapping, as: type ?? self.type(of: variable)) }
    guard let syntax = variable.initializerSyntax else { return Expression(.error, .error, at: variable.position) }
    return type.map { check(syntax, as: $0) } ?? infer(syntax)
  }

  /// The type of a member as requirements are compared: functions by their whole type.
  func valueType(of declaration: ValueDeclaration) -> Type {
    switch declaration {
    case let function as FunctionDeclaration:
      readSignature(function)
      return .function(function.type)
    case let variable as VariableDeclaration: return type(of: variable)
    case let subscripting as SubscriptDeclaration:
      readSignature(subscripting)
      return .function(
        FunctionType(
          parameters: subscripting.parameters.map { FunctionType.Parameter(type: $0.type) }, result: subscripting.result))
    default: return .error
    }
  }
}
