import DispatchTrace
import SwiftSyntax

/// A property as it is declared: alone, or as a part of `var (x, y) = (0, 1)`.
struct DeclaredProperty {
  var identifier: IdentifierPatternSyntax
  /// Which binding of its declaration it is from.
  var binding: Int
  var type: TypeSyntax?
  var value: ExprSyntax?
}

extension Checker {
  /// The properties that a declaration in a type's braces declares.
  func declaredProperties(_ node: VariableDeclSyntax) -> [DeclaredProperty] {
    node.bindings.enumerated().flatMap { index, binding in
      parts(of: binding.pattern, index, binding.typeAnnotation?.type, binding.initializer?.value) ?? []
    }
  }

  /// Nil where a part has no value of its own: what a call answers is taken apart only in functions.
  private func parts(
    of pattern: PatternSyntax, _ binding: Int, _ type: TypeSyntax?, _ value: ExprSyntax?
  ) -> [DeclaredProperty]? {
    if let identifier = pattern.as(IdentifierPatternSyntax.self) {
      return [DeclaredProperty(identifier: identifier, binding: binding, type: type, value: value)]
    }
    if pattern.is(WildcardPatternSyntax.self) { return [] }
    guard let elements = pattern.as(TuplePatternSyntax.self)?.elements else { return nil }
    let types = type?.as(TupleTypeSyntax.self)?.elements.map(\.type)
    let values = value?.as(TupleExprSyntax.self)?.elements.map(\.expression)
    if type != nil, types?.count != elements.count { return nil }
    if value != nil, values?.count != elements.count { return nil }
    var result: [DeclaredProperty] = []
    for (place, element) in elements.enumerated() {
      guard let found = parts(of: element.pattern, binding, types?[place], values?[place]) else { return nil }
      result += found
    }
    return result
  }

  func checkTuplePattern(_ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, in owner: NominalDeclaration) {
    guard parts(of: binding.pattern, 0, binding.typeAnnotation?.type, binding.initializer?.value) != nil else {
      return report(
        .unsupported, "Properties that share the value of a call are not supported; declare each by itself", at: binding.pattern)
    }
    let isStatic = !modifiers(node.modifiers).isDisjoint(with: ["static", "class"])
    if !isStatic, owner.kind == .structure, node.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil {
      report(
        .type, "Binding multiple 'let' stored properties from a single initializer expression in a struct is unsupported",
        at: binding.pattern)
    }
  }
}
