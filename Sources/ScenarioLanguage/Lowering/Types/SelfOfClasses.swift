import DispatchTrace
import SwiftSyntax

/// `Self` in a class is the class of the object: in what a member says of itself, only what it answers as a whole can be of it.
extension Checker {
  func typeOfSelf(_ node: IdentifierTypeSyntax, in scope: Scope) -> Type? {
    guard let nominal = enclosingNominal(scope) else { return nil }
    if nominal.isClass, !nominal.isLibrary { requireWholeSelf(node, nominal) }
    return nominal.selfType
  }

  private func requireWholeSelf(_ node: IdentifierTypeSyntax, _ owner: NominalDeclaration) {
    var inner = Syntax(node)
    var (isWhole, isInFunction) = (true, false)
    while let outer = inner.parent {
      if outer.is(MemberTypeSyntax.self) { return }
      if let parameter = outer.as(FunctionParameterSyntax.self) {
        if !isInFunction { refuseSelf(inParameter: parameter, owner) }
        return
      }
      if outer.is(ReturnClauseSyntax.self), outer.parent?.is(FunctionTypeSyntax.self) == false {
        if !isWhole { refuseSelf(inResultAt: outer) }
        return
      }
      if let annotation = outer.as(TypeAnnotationSyntax.self) { return requireWholeSelf(of: annotation, isWhole) }
      if outer.is(ExprSyntax.self) || outer.is(CodeBlockItemSyntax.self) || outer.is(MemberBlockItemSyntax.self) { return }
      if outer.is(FunctionTypeSyntax.self) { isInFunction = true }
      isWhole = isWhole && keepsWhole(outer)
      inner = outer
    }
  }

  /// `Self?`, `Self!`, `(Self)`
  private func keepsWhole(_ outer: Syntax) -> Bool {
    if let tuple = outer.as(TupleTypeSyntax.self) { return tuple.elements.count == 1 }
    return [.optionalType, .implicitlyUnwrappedOptionalType, .tupleTypeElement, .tupleTypeElementList].contains(outer.kind)
  }

  private func isMember(_ declaration: Syntax) -> Bool { declaration.parent?.is(MemberBlockItemSyntax.self) == true }

  private func refuseSelf(inParameter parameter: FunctionParameterSyntax, _ owner: NominalDeclaration) {
    // Of a subscript the clause is a part of the declaration, of a function one of its signature.
    guard let owned = parameter.parent?.parent?.parent, isMember(owned) || owned.parent.map({ isMember($0) }) == true
    else { return }
    report(
      .type,
      "'Self' in a class can only be the type of a property, subscript or method result; did you mean '\(owner.name)'?",
      at: parameter.type)
  }

  private func refuseSelf(inResultAt clause: Syntax) {
    if let function = clause.parent?.parent?.as(FunctionDeclSyntax.self), isMember(Syntax(function)) {
      report(.type, onlyAtTheTop(of: "method's result type"), at: function.name)
    } else if let subscripting = clause.parent?.as(SubscriptDeclSyntax.self) {
      report(.type, onlyAtTheTop(of: "subscript's element type"), at: subscripting)
    }
  }

  private func requireWholeSelf(of annotation: TypeAnnotationSyntax, _ isWhole: Bool) {
    guard let binding = annotation.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), isMember(Syntax(variable))
    else { return }
    if binding.accessorBlock == nil {
      report(.type, "A stored property cannot be of the type 'Self' of a class; write the class's name", at: binding.pattern)
    } else if !isWhole {
      report(.type, onlyAtTheTop(of: "property's type"), at: binding.pattern)
    }
  }

  private func onlyAtTheTop(of place: String) -> String {
    "'Self' in a class can only appear at the top level of the \(place): write 'Self' or 'Self?', or the class's name"
  }
}
