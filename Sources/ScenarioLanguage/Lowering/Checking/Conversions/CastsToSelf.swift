import DispatchTrace
import SwiftSyntax

/// Casts to `Self`, or to what holds such, in a class that has subclasses: which class that is only the object knows.
extension Checker {
  /// `found as? Self`, `found is Self`: what was found to be of the class that writes this, if it is of the class that `self` is of too.
  func ofOwnClass(_ value: Expression, _ target: Type, _ syntax: TypeSyntax) -> Expression? {
    guard let (own, nominal) = classMeant(by: syntax) else { return nil }
    guard isSelf(syntax) else {
      return casting(value, own, nominal, target, answering: library.optional(target), syntax) { conditionalCast($0, $1) }
    }
    guard let function = libraryFunction("_ofClass"), let generic = function.generics.first,
      let type = coerce(own, to: function.parameters[1].type)
    else { return nil }
    let found = conditionalCast(value, target)
    return Expression(
      .call(function, [generic: target], nil, [.init(value: found), .init(value: type)], .direct), found.type, at: value.position)
  }

  /// `found as! Self`
  func forcedToOwnClass(_ value: Expression, _ target: Type, _ syntax: TypeSyntax) -> Expression? {
    guard let (own, nominal) = classMeant(by: syntax) else { return nil }
    return casting(value, own, nominal, target, answering: target, syntax) {
      Expression(.forcedCast($0, $1), $1, at: $0.position)
    }
  }

  func namesSelf(_ syntax: TypeSyntax) -> Bool {
    syntax.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.Self) }
  }

  /// Nil where `Self` is not named, or can only be the class that names it.
  private func classMeant(by syntax: TypeSyntax) -> (Expression, NominalDeclaration)? {
    guard namesSelf(syntax), let nominal = enclosingNominal(scope), let own = ownDynamicType(nominal, at: syntax),
      currentSelf()?.type.wrapped == nil
    else { return nil }
    return (own, nominal)
  }

  /// `make` casts to what `target` is for one of the classes.
  private func casting(
    _ value: Expression, _ own: Expression, _ nominal: NominalDeclaration, _ target: Type, answering wanted: Type,
    _ syntax: TypeSyntax, _ make: (Expression, Type) -> Expression
  ) -> Expression {
    let held = local("$value", value.type, at: .none, function)
    let made = ofEachClass(own, nominal.selfType, answering: wanted, at: syntax) { found in
      make(Expression(.variable(held), value.type, at: value.position), target.replacing(nominal.selfType, by: found))
    }
    return Expression(.block([.bind(.bind(held), value, value.position)], made), made.type, at: value.position)
  }
}
