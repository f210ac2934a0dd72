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
    if let getter = variable.getter, getter.body != nil {
      getter.isSignatureKnown = true
      return opaqueType(answeredBy: getter, node)
    }
    guard let value = initialValue(of: variable, as: nil) else {
      report(.type, "Property declares an opaque return type, but has no initializer expression from which to infer it", at: node)
      return .error
    }
    return conforming(settle(value.type), node)
  }

  private func opaqueType(answeredBy function: FunctionDeclaration, _ node: SomeOrAnyTypeSyntax) -> Type {
    let open = trail.count
    function.result = variable()
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
    return conforming(found, node)
  }

  private func conforming(_ type: Type, _ node: SomeOrAnyTypeSyntax) -> Type {
    guard case .existential(let protocols) = resolve(node.constraint, in: scope), !type.hasError else { return type }
    if let missing = protocols.first(where: { !conforms(type, to: $0) }) {
      report(.type, "Return expression of type '\(type)' does not conform to protocol '\(missing.name)'", at: node)
    }
    return type
  }
}
