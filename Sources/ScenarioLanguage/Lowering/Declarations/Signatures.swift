import DispatchTrace
import SwiftSyntax

/// Parameter lists, results and property types.
extension Checker {
  func readSignature(_ function: FunctionDeclaration) {
    guard !function.isSignatureKnown else { return }
    function.isSignatureKnown = true
    // What holds around a function that is local to another one holds in it, too.
    let outer = function.home == nil ? [] : conditions
    findings.keeping { withConditions(outer + function.conditions) { readUnknown(function) } }
  }

  private func readUnknown(_ function: FunctionDeclaration) {
    switch function.kind {
    case .function, .method:
      guard let node = function.syntax?.as(FunctionDeclSyntax.self) else { return }
      rejectAsync(node.signature.effectSpecifiers?.asyncSpecifier)
      rejectWrappers(node.attributes, in: function.scope)
      readParts(
        of: function, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
        effects: node.signature.effectSpecifiers, restriction: node.genericWhereClause)
      if let result = node.signature.returnClause {
        if let node = opaque(result.type) {
          function.result = .error
          function.result = withScope(function.scope) { opaqueResult(of: function, node) }
          return
        }
        function.result = closed(withOpenGenerics(of: function) { resolve(result.type, in: function.scope) }, at: result.type)
        function.returnsSelf = isSelf(result.type)
        function.isResultImplicitlyUnwrapped = isImplicitlyUnwrapped(result.type)
      }
    case .initializer:
      guard let node = function.syntax?.as(InitializerDeclSyntax.self) else { return }
      rejectAsync(node.signature.effectSpecifiers?.asyncSpecifier)
      readParts(
        of: function, generics: node.genericParameterClause, parameters: node.signature.parameterClause,
        effects: node.signature.effectSpecifiers, restriction: node.genericWhereClause)
      guard let owner = function.owner else { return }
      function.result = function.isFailable ? library.optional(owner.selfType) : owner.selfType
      function.isResultImplicitlyUnwrapped = node.optionalMark?.tokenKind == .exclamationMark
    case .getter, .setter, .observer:
      readAccessor(function)
      let clause = function.syntax?.as(AccessorDeclSyntax.self)?.effectSpecifiers?.throwsClause
      function.thrown = thrownType(clause, in: function.scope)
    case .deinitializer, .initialValue: break
    }
  }

  func isSelf(_ syntax: TypeSyntax) -> Bool {
    let syntax = syntax.as(OptionalTypeSyntax.self)?.wrappedType ?? syntax
    return syntax.as(IdentifierTypeSyntax.self)?.name.tokenKind == .keyword(.Self)
  }

  private func readParts(
    of function: FunctionDeclaration, generics: GenericParameterClauseSyntax?, parameters: FunctionParameterClauseSyntax,
    effects: FunctionEffectSpecifiersSyntax?, restriction: GenericWhereClauseSyntax?
  ) {
    let inner = Scope(parent: function.scope)
    for parameter in (generics?.parameters).elements {
      if let each = parameter.specifier {
        report(.unsupported, "Parameter packs are not supported; use an array, or one function for each count", at: each)
      }
      let generic = GenericParameter(name(parameter.name))
      function.generics.append(generic)
      inner.declare(generic)
    }
    function.scope = inner
    if let generics {
      let said = withOpenGenerics(of: function) { constraints(generics, function.generics, in: inner) }
      function.requirements += said
    }
    if let restriction {
      withOpenGenerics(of: function) { inferRequirements(of: function, parameters) }
      let promised = withOpenGenerics(of: function) { requirements(restriction, in: inner, own: function.generics) }
      function.requirements += promised
    }
    function.parameters = withOpenGenerics(of: function) { parameters.parameters.map { parameter($0, function, inner) } }
    readEffects(effects, function, inner)
  }

  /// `func show<A>(_ box: Box<A>) where A.Item == Int`: that `Box<A>` asks for an `A: P` is known where the clause is read. What depends
  /// on the clause is read after it.
  private func inferRequirements(of function: FunctionDeclaration, _ parameters: FunctionParameterClauseSyntax) {
    if function.generics.isEmpty || function.scope.isLibrary { return }
    let result =
      function.syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause
      ?? function.syntax?.as(SubscriptDeclSyntax.self)?.returnClause
    for type in parameters.parameters.map(\.type) + [result?.type].compactMap({ $0 }) {
      _ = attempt { resolve(type, in: function.scope) }
    }
  }

  /// What types in a generic signature ask of parameters is asked by the function.
  private func withOpenGenerics<Value>(of function: FunctionDeclaration, _ read: () -> Value) -> Value {
    let own = function.generics
    if own.isEmpty { return read() }
    let outer = openSignature
    openSignature = function
    defer { openSignature = outer }
    var value: Value?
    function.requirements += withOpen(own) { value = read() }
    return value!
  }

  /// What is asked of the parameters while their signature is read.
  func withOpen(_ own: [GenericParameter], _ read: () -> Void) -> [Requirement] {
    let known = own.map { ($0.protocols.count, $0.superclass) }
    for parameter in own { parameter.isSignatureOpen = true }
    read()
    var result: [Requirement] = []
    for (parameter, (count, superclass)) in zip(own, known) {
      parameter.isSignatureOpen = false
      result += parameter.protocols.dropFirst(count).map { .conforms(.parameter(parameter), $0) }
      if superclass == nil, let found = parameter.superclass { result.append(.inherits(.parameter(parameter), found)) }
    }
    return result
  }

  private func readEffects(_ effects: FunctionEffectSpecifiersSyntax?, _ function: FunctionDeclaration, _ scope: Scope) {
    guard let clause = effects?.throwsClause else { return }
    if clause.throwsSpecifier.tokenKind == .keyword(.rethrows) {
      function.rethrowsErrors = true
    } else {
      function.throwsErrors = true
      function.thrown = thrownType(clause, in: scope)
    }
  }

  /// Operators have no labels.
  private func parameter(_ node: FunctionParameterSyntax, _ function: FunctionDeclaration, _ scope: Scope) -> Parameter {
    let first = name(node.firstName)
    let label = first == "_" || function.isOperator ? nil : first
    if function.isOperator, node.secondName != nil, first != "_" {
      report(.syntax, "Operator cannot have keyword arguments", at: node.firstName)
    }
    var made = Parameter(label: label, name: node.secondName.map { name($0) } ?? first, type: .error)
    made.type = closed(withOpaqueParameters(of: function) { resolve(node.type, in: scope) }, at: node.type)
    let errors = findings.errorCount()
    made.wrapping = function.body == nil ? nil : wrapping(of: node, in: scope)
    rejectWrappers(node.attributes, except: made.wrapping, in: scope)
    if findings.errorCount() > errors { made.type = .error }
    made.builder = builder(in: node.attributes, scope: scope)
    made.isImplicitlyUnwrapped = isImplicitlyUnwrapped(node.type)
    made.isInout = isInout(node.type)
    made.isConsumed = isMarked(.consuming, node.type)
    made.isBorrowed = isMarked(.borrowing, node.type)
    if !function.isLibrary { requireOwnership(made, node) }
    made.isAutoclosure = hasAttribute("autoclosure", node.type)
    made.isEscaping = hasAttribute("escaping", node.type) || mayKeep(made.type)
    made.isConcurrent = hasAttribute("Sendable", node.type)
    made.defaultValue = node.defaultValue?.value
    made.defaultScope = function.scope
    if node.ellipsis != nil || node.type.is(PackExpansionTypeSyntax.self) {
      made.isVariadic = true
      made.type = library.array(made.type)
    }
    return made
  }

  /// A closure given for an Optional or for a generic parameter may outlive the call: only one for a plain function type does not.
  func mayKeep(_ type: Type) -> Bool {
    switch type.head {
    case .function, .error: false
    case .nominal, .tuple, .parameter, .existential, .metatype, .dependent, .variable: true
    }
  }

  private func withOpaqueParameters(of function: FunctionDeclaration, _ read: () -> Type) -> Type {
    let outer = opaqueOwner
    opaqueOwner = function
    defer { opaqueOwner = outer }
    return read()
  }

  /// `some P` in a parameter's type is a generic parameter without a name.
  func opaqueParameter(_ node: SomeOrAnyTypeSyntax, in scope: Scope) -> Type? {
    guard let function = opaqueOwner else { return nil }
    // What stands in the brackets of another one is read with it, more than once.
    if let known = function.opaqueParameters[node.id] { return .parameter(known) }
    guard Swift.sequence(first: Syntax(node), next: \.parent).contains(where: { $0.id == function.syntax?.id }),
      case .existential = resolve(node.constraint, in: scope)
    else { return nil }
    let generic = GenericParameter("some " + node.constraint.ownText)
    generic.isOpaque = true
    function.opaqueParameters[node.id] = generic
    function.generics.append(generic)
    function.requirements += constrain(.parameter(generic), by: node.constraint, in: scope, own: [generic])
    return .parameter(generic)
  }

  private func readAccessor(_ function: FunctionDeclaration) {
    let node = function.syntax?.as(AccessorDeclSyntax.self)
    switch function.property {
    case let variable as VariableDeclaration:
      let type = type(of: variable)
      if function.kind == .getter { function.result = type } else { addNewValue(function, node, type) }
    case let subscripting as SubscriptDeclaration:
      readSignature(subscripting)
      function.scope = subscripting.scope
      function.parameters = subscripting.parameters
      function.generics = subscripting.generics
      function.requirements = subscripting.requirements
      if function.kind == .getter {
        function.result = subscripting.result
      } else {
        addNewValue(function, node, subscripting.result)
      }
    default: break
    }
  }

  private func addNewValue(_ function: FunctionDeclaration, _ node: AccessorDeclSyntax?, _ type: Type) {
    let isDidSet = node?.accessorSpecifier.tokenKind == .keyword(.didSet)
    let given = node?.parameters.map { name($0.name) }
    var new = Parameter(label: nil, name: given ?? (isDidSet ? "oldValue" : "newValue"), type: type)
    new.isImplicitlyUnwrapped =
      (function.property as? VariableDeclaration)?.isImplicitlyUnwrapped
      ?? (function.property as? SubscriptDeclaration)?.isResultImplicitlyUnwrapped ?? false
    new.isEscaping = true
    function.parameters = function.kind == .setter ? [new] + function.parameters : [new]
  }

  func readSignature(_ declaration: SubscriptDeclaration) {
    guard !declaration.isSignatureKnown, let node = declaration.syntax else { return }
    declaration.isSignatureKnown = true
    findings.keeping { withConditions(declaration.conditions) { readParts(of: declaration, node) } }
  }

  private func readParts(of declaration: SubscriptDeclaration, _ node: SubscriptDeclSyntax) {
    // Reads the parts with a function's reader; a subscript's unlabelled parameters have one name only.
    let reader = FunctionDeclaration("subscript", at: declaration.position, scope: declaration.scope, kind: .method)
    reader.syntax = Syntax(node)
    readParts(
      of: reader, generics: node.genericParameterClause, parameters: node.parameterClause, effects: nil,
      restriction: node.genericWhereClause)
    declaration.scope = reader.scope
    declaration.generics = reader.generics
    declaration.requirements = reader.requirements
    declaration.parameters = zip(reader.parameters, node.parameterClause.parameters).map { parameter, syntax in
      var parameter = parameter
      if syntax.secondName == nil { parameter.label = nil }
      return parameter
    }
    declaration.result = closed(resolve(node.returnClause.type, in: declaration.scope), at: node.returnClause.type)
    declaration.isResultImplicitlyUnwrapped = isImplicitlyUnwrapped(node.returnClause.type)
  }

  func readPayload(_ enumCase: EnumCase) {
    guard !enumCase.isPayloadKnown, let node = enumCase.syntax else { return }
    enumCase.isPayloadKnown = true
    findings.keeping {
      for parameter in (node.parameterClause?.parameters).elements {
        let label = parameter.firstName.map { name($0) }
        let type = withConditions(enumCase.conditions) {
          closed(resolve(parameter.type, in: enumCase.scope), at: parameter.type)
        }
        enumCase.payload.append(TupleField(label: label == "_" ? nil : label, type: type))
        enumCase.defaults.append(parameter.defaultValue?.value)
      }
    }
  }

  /// The cases of an enum in order, payloads known.
  func cases(of declaration: NominalDeclaration) -> [EnumCase] {
    if let known = declaration.cases { return known }
    var result: [EnumCase] = []
    for part in declaration.parts {
      for member in part.members {
        guard let node = member.decl.as(EnumCaseDeclSyntax.self) else { continue }
        for element in node.elements {
          let position = position(element.name)
          let found = members(named: name(element.name), of: declaration).compactMap { $0 as? EnumCase }
          guard let made = found.first(where: { $0.syntax?.id == element.id }) else { continue }
          if result.contains(where: { $0.name == made.name }) {
            findings.add(.error, .redeclaration, "Invalid redeclaration of '\(made.name)'", at: position)
          }
          made.index = result.count
          result.append(made)
        }
      }
    }
    declaration.cases = result
    for made in result { readPayload(made) }
    readRawValues(result, of: declaration)
    return result
  }

  /// The stored instance properties in order.
  func storedProperties(of declaration: NominalDeclaration) -> [VariableDeclaration] {
    if let known = declaration.storedProperties { return known }
    var result: [VariableDeclaration] = []
    for part in declaration.parts {
      for member in part.members {
        guard let node = member.decl.as(VariableDeclSyntax.self) else { continue }
        for property in declaredProperties(node) {
          let identifier = property.identifier
          let text = name(identifier.identifier)
          let names = [text] + wrappedNames(node.attributes, text)
          let found = names.flatMap { members(named: $0, of: declaration) }.compactMap { $0 as? VariableDeclaration }
          guard
            let made = found.first(where: {
              $0.position == position(identifier) && $0.storage == .stored
                && ($0.typeSyntax != nil || $0.initializerSyntax != nil || $0.wrapping != nil)
            }),
            made.storage == .stored, !made.isOverride, !result.contains(made)
          else { continue }
          made.index = result.count
          result.append(made)
        }
      }
    }
    declaration.storedProperties = result
    return result
  }

  func rejectAsync(_ token: TokenSyntax?) {
    guard let token else { return }
    report(
      .unsupported, "'async' is Swift concurrency, not Dispatch; use a queue's async { … } and a completion handler", at: token)
  }
}
