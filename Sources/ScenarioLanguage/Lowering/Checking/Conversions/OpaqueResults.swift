import DispatchTrace
import SwiftSyntax

/// `some P` as a result and as the type of a property: the type of what the body answers.
extension Checker {
  func opaque(_ syntax: TypeSyntax?) -> TypeSyntax? {
    syntax.flatMap { opaqueParts(of: $0).isEmpty ? nil : $0 }
  }

  /// `some P`, `[some P]`, `(some P)?`, `(Int, some P)`: each has a type of its own.
  private func opaqueParts(of syntax: TypeSyntax) -> [SomeOrAnyTypeSyntax] {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .someOrAnyType(let node): node.someOrAnySpecifier.tokenKind == .keyword(.some) ? [node] : []
    case .optionalType(let node): opaqueParts(of: node.wrappedType)
    case .arrayType(let node): opaqueParts(of: node.element)
    case .dictionaryType(let node): opaqueParts(of: node.key) + opaqueParts(of: node.value)
    case .tupleType(let node): node.elements.flatMap { opaqueParts(of: $0.type) }
    case .attributedType(let node): opaqueParts(of: node.baseType)
    case .identifierType(let node): opaqueParts(of: node.genericArgumentClause)
    case .memberType(let node): opaqueParts(of: node.genericArgumentClause)
    default: []
    }
  }

  private func opaqueParts(of clause: GenericArgumentClauseSyntax?) -> [SomeOrAnyTypeSyntax] {
    clause?.arguments.flatMap { $0.argument.as(TypeSyntax.self).map { opaqueParts(of: $0) } ?? [] } ?? []
  }

  /// Reads them before anything is tried: what is wrong in their bodies must not be lost with an attempt.
  func readOpaqueResults() {
    for case let function as FunctionDeclaration in fileScope.names.values.flatMap({ $0 }).sorted(by: {
      $0.position < $1.position
    })
    where answersOpaque(function.syntax) {
      readSignature(function)
    }
    for type in userTypes where !type.isProtocol || type.parts.contains(where: \.isExtension) {
      for part in type.parts {
        for member in part.members {
          if let node = member.decl.as(FunctionDeclSyntax.self), answersOpaque(Syntax(node)) {
            for case let function as FunctionDeclaration in members(named: name(node.name), of: type) { readSignature(function) }
          } else if let node = member.decl.as(VariableDeclSyntax.self) {
            readOpaqueProperties(node, of: type)
          }
        }
      }
    }
  }

  private func readOpaqueProperties(_ node: VariableDeclSyntax, of type: NominalDeclaration) {
    for binding in node.bindings where opaque(binding.typeAnnotation?.type) != nil {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      for case let property as VariableDeclaration in members(named: name(identifier.identifier), of: type) {
        _ = self.type(of: property)
      }
    }
  }

  private func answersOpaque(_ syntax: Syntax?) -> Bool { opaqueResult(syntax) != nil }

  private func opaqueResult(_ syntax: Syntax?) -> TypeSyntax? {
    opaque(syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type)
  }

  /// `return nil` says nothing about the `some P` of `(some P)?`.
  func refuseNil(_ syntax: ExprSyntax) {
    guard syntax.is(NilLiteralExprSyntax.self), let result = opaqueResult(function.declaration?.syntax) else { return }
    reportOpen(result, at: syntax)
  }

  private func reportOpen(_ type: TypeSyntax, at node: some SyntaxProtocol) {
    report(
      .type, "Underlying type for opaque result type '\(type.ownText)' could not be inferred from return expression", at: node)
  }

  func opaqueResult(of function: FunctionDeclaration, _ node: TypeSyntax) -> Type {
    guard function.body != nil else {
      report(.type, "'some' type cannot be the return type of a protocol requirement; add an associated type", at: node)
      return .error
    }
    return opaqueType(answeredBy: function, node)
  }

  func opaqueType(of variable: VariableDeclaration, _ node: TypeSyntax) -> Type {
    withScope(variable.scope) { opaqueType(ofVariable: variable, node) }
  }

  private func opaqueType(ofVariable variable: VariableDeclaration, _ node: TypeSyntax) -> Type {
    if let getter = variable.getter, getter.body != nil {
      getter.isSignatureKnown = true
      return opaqueType(answeredBy: getter, node)
    }
    let promise = promise(of: node)
    guard let value = initialValue(of: variable, as: promise.wanted) else {
      report(.type, "Property declares an opaque return type, but has no initializer expression from which to infer it", at: node)
      return .error
    }
    return kept(promise, by: value.type)
  }

  /// What the parts that are written `some P` promise, and the variables that stand for them until the value says which they are.
  private struct Promise {
    struct Part {
      var node: SomeOrAnyTypeSyntax
      var protocols: [NominalDeclaration]
      var open: Type
    }

    var syntax: TypeSyntax
    var parts: [Part]
    var wanted = Type.error
  }

  private func promise(of syntax: TypeSyntax) -> Promise {
    let parts = opaqueParts(of: syntax).map { node -> Promise.Part in
      guard case .existential(let protocols) = resolve(node.constraint, in: scope) else {
        return Promise.Part(node: node, protocols: [], open: variable())
      }
      let open = TypeVariable()
      open.promised = protocols
      return Promise.Part(node: node, protocols: protocols, open: .variable(open))
    }
    var made = Promise(syntax: syntax, parts: parts)
    made.wanted = resolve(made, with: parts.map(\.open))
    return made
  }

  private func resolve(_ promise: Promise, with types: [Type]) -> Type {
    let outer = opaqueMeanings
    defer { opaqueMeanings = outer }
    for (part, type) in zip(promise.parts, types) { opaqueMeanings[part.node.id] = type }
    return resolve(promise.syntax, in: scope)
  }

  /// The type of what was found, of which only what is promised is seen.
  private func kept(_ promise: Promise, by found: Type) -> Type {
    let found = settle(found)
    if found.hasError { return found }
    if promise.syntax.is(SomeOrAnyTypeSyntax.self) {
      return conforming(found, to: promise.parts[0].protocols, promise.parts[0].node)
    }
    let types = promise.parts.map { part -> Type in
      let type = settle(part.open)
      if !type.hasVariables { return conforming(type, to: part.protocols, part.node) }
      reportOpen(promise.syntax, at: promise.syntax)
      return .error
    }
    return types.contains { $0.hasError } ? .error : resolve(promise, with: types)
  }

  /// What a declaration of local variables says their type is, and what they begin with.
  func typeAndValue(_ binding: PatternBindingSyntax, _ annotation: TypeSyntax?) -> (declared: Type?, initial: Expression?) {
    if let node = opaque(annotation) {
      let made = opaqueLocal(node, binding.initializer?.value)
      return (made?.type, made?.value)
    }
    let declared = annotation.map { resolve($0, in: scope) }
    let initial = binding.initializer.map { node in declared.map { check(node.value, as: $0) } ?? infer(node.value) }
    if let initial { finishStatement(initial) }
    return (declared, initial)
  }

  /// `let shape: some Shape = Circle()`: what is promised, and what the value turns out to be.
  private func opaqueLocal(_ node: TypeSyntax, _ value: ExprSyntax?) -> (type: Type, value: Expression)? {
    guard let value else {
      report(.type, "Property declares an opaque return type, but has no initializer expression from which to infer it", at: node)
      return nil
    }
    let promise = promise(of: node)
    let made = check(value, as: promise.wanted)
    finishStatement(made)
    return (kept(promise, by: made.type), made)
  }

  private func opaqueType(answeredBy function: FunctionDeclaration, _ node: TypeSyntax) -> Type {
    let open = trail.count
    let promise = promise(of: node)
    function.result = promise.wanted
    checkBody(of: function)
    let found = settle(function.result)
    // The body stays as it is when an attempt that only asked for its type is undone.
    trail.removeSubrange(min(open, trail.count)...)
    if found.hasVariables {
      report(
        .type, "Function declares an opaque return type, but has no return statements in its body from which to infer it",
        at: node)
      return .error
    }
    return kept(promise, by: found)
  }

  /// `-> some Shape`, where one `return` answers a `Square` and another one a `Circle`.
  func otherThanAnswered(_ syntax: ExprSyntax) -> Expression? {
    guard let declaration = function.declaration, let type = opaqueResult(declaration.syntax),
      !simplified(function.result).hasVariables,
      attempt({ coerce(infer(syntax, function.result), to: function.result) }) == nil,
      attempt({ infer(syntax) }) != nil
    else { return nil }
    findings.add(
      .error, .type,
      "Function declares an opaque return type '\(type.ownText)', but the return statements in its body do not have matching "
        + "underlying types", at: declaration.position)
    return failed(syntax)
  }

  private func conforming(_ type: Type, to promised: [NominalDeclaration], _ node: SomeOrAnyTypeSyntax) -> Type {
    if type.hasError { return type }
    if let missing = promised.first(where: { !conforms(type, to: $0) }) {
      report(.type, "Return expression of type '\(type)' does not conform to protocol '\(missing.name)'", at: node)
      return type
    }
    return hidden(type, behind: node, promised)
  }

  /// Of the value only what is promised is seen. Where it depends on the parameters of a generic function or type it is what it is.
  private func hidden(_ type: Type, behind node: SomeOrAnyTypeSyntax, _ promised: [NominalDeclaration]) -> Type {
    let known = type.substituting(opaqueTypes)
    if promised.isEmpty || known.hasParameters { return type }
    let own = GenericParameter("some " + node.constraint.ownText)
    _ = constrain(.parameter(own), by: node.constraint, in: scope, own: [own])
    opaqueTypes[own] = known
    return .parameter(own)
  }
}
