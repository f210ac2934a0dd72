import DispatchTrace
import SwiftSyntax

/// `[1, "a"]`: literals whose elements have nothing in common. Where nothing else says their type, each is an `Any`, each key an
/// `AnyHashable`; the compiler wants that written down only where the literal is all that a variable begins with.
extension Checker {
  /// Elements of one type, or of what the mixture is. `whole`: what the literal is then.
  func agreeing(
    _ nodes: [ExprSyntax], as element: Type, _ purpose: String, in literal: ExprSyntax, areKeys: Bool = false,
    whole: (Type) -> Type
  ) -> [Expression] {
    guard isUnknown(element), nodes.count > 1 else { return elements(nodes, as: element, purpose) }
    let start = mark()
    let made = elements(nodes, as: element, purpose)
    if findings.errorCount(since: start.findings) == 0 { return made }
    rollBack(to: start)
    guard let fitting = attempt({ mixed(nodes, as: element, areKeys: areKeys) }) else {
      return elements(nodes, as: element, purpose)
    }
    if isInitialValue(literal), saysNothing(element), !nodes.contains(where: { isHashableByItself($0) }) {
      report(
        .type,
        "Heterogeneous collection literal could only be inferred to '\(normalized(whole(element)))'; "
          + "add explicit type annotation if this is intentional", at: literal)
    }
    return fitting
  }

  /// It is an `AnyHashable` whatever is wanted. What it is by itself is known perhaps: literals in literals would be looked at twice as
  /// often with each level.
  func isHashableByItself(_ node: ExprSyntax, known value: Expression? = nil) -> Bool {
    (value.map { normalized($0.type) } ?? typeAlone { infer(node) })?.isNominal("AnyHashable") == true
  }

  private func saysNothing(_ type: Type) -> Bool {
    let type = simplified(type)
    return isAny(type) || (type.wrapped ?? type).isNominal("AnyHashable")
  }

  private func mixed(_ nodes: [ExprSyntax], as element: Type, areKeys: Bool) -> [Expression]? {
    guard let type = mixture(nodes, areKeys: areKeys), unifyOrUndo(element, type) else { return nil }
    return nodes.map { check($0, as: type) }
  }

  private func mixture(_ nodes: [ExprSyntax], areKeys: Bool) -> Type? {
    let isNil = nodes.map { $0.is(NilLiteralExprSyntax.self) }
    let types = zip(nodes, isNil).filter { !$1 }.map { node, _ in typeAlone { infer(node) } }
    let known = types.compactMap { $0 }
    guard known.count == types.count, let first = known.first else { return nil }
    let type = known.dropFirst().reduce(first) { mixture($0, $1, areKeys: areKeys) }
    return isNil.contains(true) && !takesNil(type) ? library.optional(type) : type
  }

  /// Collections stay collections: of what their parts are together.
  func mixture(_ first: Type, _ second: Type, areKeys: Bool = false) -> Type {
    if let joined = attempt({ join(first, second) }) { return joined }
    let (first, second) = (simplified(first), simplified(second))
    if first.wrapped != nil || second.wrapped != nil {
      return library.optional(mixture(first.wrapped ?? first, second.wrapped ?? second, areKeys: areKeys))
    }
    if case .nominal(let one, let own) = first, case .nominal(let other, let others) = second, one === other, one.isLibrary {
      if one.name == "Array" { return library.array(mixture(own[0], others[0])) }
      if one.name == "Dictionary" {
        return library.dictionary(mixture(own[0], others[0], areKeys: true), mixture(own[1], others[1]))
      }
    }
    return areKeys ? library.type("AnyHashable") : .any
  }

  /// Those of which the statement does not say what they hold, but for what is all that a variable begins with.
  func fillEmptyLiterals() {
    for literal in emptyLiterals where !literal.isInitialValue && settle(literal.type).hasVariables { holdAnything(literal.type) }
  }

  /// An empty literal, or one of nothing but `nil`, of which nothing says what it holds.
  func holdAnything(_ type: Type) {
    guard case .nominal(let declaration, let arguments) = simplified(type), declaration.isLibrary else { return }
    let open = arguments.map { simplified($0).wrapped ?? $0 }.filter { isUnknown($0) }
    for (index, argument) in open.enumerated() {
      let isKey = index == 0 && declaration.name == "Dictionary" && isUnknown(arguments[0])
      _ = unifyOrUndo(argument, isKey ? library.type("AnyHashable") : .any)
    }
  }

  /// All that a variable begins with.
  func isInitialValue(_ literal: ExprSyntax) -> Bool {
    guard let parent = literal.parent else { return false }
    if let outer = parent.as(TryExprSyntax.self) { return isInitialValue(ExprSyntax(outer)) }
    if let part = parent.as(LabeledExprSyntax.self), let outer = part.parent?.parent?.as(TupleExprSyntax.self) {
      return outer.elements.count == 1 && isInitialValue(ExprSyntax(outer))
    }
    return parent.is(InitializerClauseSyntax.self)
  }
}
