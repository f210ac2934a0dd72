import DispatchTrace
import SwiftSyntax

/// `some P` as a result and as the type of a property: the type of what the body answers.
extension Checker {
  func opaque(_ syntax: TypeSyntax?) -> SomeOrAnyTypeSyntax? {
    guard let node = syntax?.as(SomeOrAnyTypeSyntax.self), node.someOrAnySpecifier.tokenKind == .keyword(.some) else {
      return nil
    }
    return node
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

  private func answersOpaque(_ syntax: Syntax?) -> Bool {
    opaque(syntax?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type) != nil
  }

  func opaqueResult(of function: FunctionDeclaration, _ node: SomeOrAnyTypeSyntax) -> Type {
    guard function.body != nil else {
      report(.type, "'some' type cannot be the return type of a protocol requirement; add an associated type", at: node)
      return .error
    }
    return opaqueType(answeredBy: function, node)
  }

  func opaqueType(of variable: VariableDeclaration, _ node: SomeOrAnyTypeSyntax) -> Type {
    withScope(variable.scope) { opaqueType(ofVariable: variable, node) }
  }

  private func opaqueType(ofVariable variable: VariableDeclaration, _ node: SomeOrAnyTypeSyntax) -> Type {
    if let getter = variable.getter, getter.body != nil {
      getter.isSignatureKnown = true
      return opaqueType(answeredBy: getter, node)
    }
    let (promised, wanted) = promise(of: node)
    guard let value = initialValue(of: variable, as: wanted) else {
      report(.type, "Property declares an opaque return type, but has no initializer expression from which to infer it", at: node)
      return .error
    }
    return conforming(settle(value.type), to: promised, node)
  }

  /// What `some P` promises, and the variable that stands for the type until the value says which it is.
  private func promise(of node: SomeOrAnyTypeSyntax) -> ([NominalDeclaration], Type) {
    guard case .existential(let protocols) = resolve(node.constraint, in: scope) else { return ([], variable()) }
    let open = TypeVariable()
    open.promised = protocols
    return (protocols, .variable(open))
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
  private func opaqueLocal(_ node: SomeOrAnyTypeSyntax, _ value: ExprSyntax?) -> (type: Type, value: Expression)? {
    guard let value else {
      report(.type, "Property declares an opaque return type, but has no initializer expression from which to infer it", at: node)
      return nil
    }
    let (promised, wanted) = promise(of: node)
    let made = check(value, as: wanted)
    finishStatement(made)
    return (conforming(settle(made.type), to: promised, node), made)
  }

  private func opaqueType(answeredBy function: FunctionDeclaration, _ node: SomeOrAnyTypeSyntax) -> Type {
    let open = trail.count
    let (promised, wanted) = promise(of: node)
    function.result = wanted
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
    return conforming(found, to: promised, node)
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
