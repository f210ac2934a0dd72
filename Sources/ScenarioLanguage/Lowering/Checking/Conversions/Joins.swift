import DispatchTrace
import SwiftSyntax

/// What values of several types have in common where nothing else says their type: `[sub] + [base]`, `flag ? sub : other`.
extension Checker {
  /// The least type that both become: the nearest common class, the protocol that one of them is, the Optional of what they hold, the array of what their elements join to.
  func join(_ first: Type, _ second: Type) -> Type? {
    let (first, second) = (simplified(first), simplified(second))
    if unifyOrUndo(first, second) { return first }
    if first.wrapped != nil || second.wrapped != nil {
      return join(first.wrapped ?? first, second.wrapped ?? second).map { library.optional($0) }
    }
    for (type, target) in [(first, second), (second, first)] {
      guard holdsOthers(target) else { continue }
      if coerce(Expression(.variable(placeholder(type)), type, at: .none), to: target) != nil { return target }
    }
    if case .metatype(let one) = first, case .metatype(let other) = second { return .metatype(join(one, other) ?? .any) }
    guard case .nominal(let one, let own) = first, case .nominal(let other, let others) = second else { return nil }
    if one === other, one.isLibrary {
      if one.name == "Array", let element = join(own[0], others[0]) { return library.array(element) }
      if one.name == "Dictionary", unifyOrUndo(own[0], others[0]), let value = join(own[1], others[1]) {
        return library.dictionary(own[0], value)
      }
    }
    var ancestor: Type? = one.isClass && other.isClass ? first : nil
    while let target = ancestor {
      if isSubclass(second, of: target) { return target }
      ancestor = superclass(of: target)
    }
    return nil
  }

  /// Values of other types become one of it by themselves.
  private func holdsOthers(_ type: Type) -> Bool {
    if case .existential = type { true } else { type.isNominal("AnyHashable") }
  }

  /// What the operand is by itself; nothing of it stays.
  func typeAlone(_ make: () -> Expression) -> Type? {
    var found: Type?
    _ = attempt { () -> Bool? in
      let errors = findings.errorCount()
      let value = make()
      if !value.type.hasError, findings.errorCount() == errors { found = normalized(value.type) }
      return nil
    }
    return found
  }

  // MARK: - Sums of arrays

  /// `[sub] + [base]`: each operand is checked once for the type that is wanted, or for the first one's; where they do not fit each
  /// other they are what both join to. Nil where that is not so, too.
  func sum(_ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression? {
    guard isArrayLiteral(left) || isArrayLiteral(right) else { return nil }
    let wanted = expected.flatMap { simplified($0.wrapped ?? $0) }.flatMap { isUnknown($0) ? nil : $0 }
    if let wanted, !wanted.isNominal("Array") { return nil }
    let target = wanted.flatMap { $0.hasVariables ? nil : $0 }
    if let fitting = attempt({ sum(left, operation, right, as: target) }) { return fitting }
    guard target == nil else { return nil }
    let types = [left, right].compactMap { operand in typeAlone { check(operand, nil) } }
    guard let first = types.first, first.isNominal("Array"),
      let joined = types.count == 2 ? arrays(first, types[1]) : holdingNil(first)
    else { return nil }
    return attempt { sum(left, operation, right, as: joined) }
  }

  private func sum(_ left: Folded, _ operation: ExprSyntax, _ right: Folded, as target: Type?) -> Expression? {
    var first = check(left, target)
    if let target, let converted = coerce(first, to: target) { first = converted }
    guard first.type.isNominal("Array"), let second = coerce(check(right, first.type), to: first.type), !second.type.hasError
    else {
      return nil
    }
    let values = [argument(left, first), argument(right, second)]
    return checked(resolve(operators("+", in: [first.type]), base: nil, values, callee: "+", operation, first.type))
  }

  /// Arrays that have nothing in common are such of `Any`.
  private func arrays(_ first: Type, _ second: Type) -> Type? {
    first.isNominal("Array") && second.isNominal("Array") ? mixture(first, second) : join(first, second)
  }

  func checked(_ value: Expression) -> Expression? { value.type.hasError ? nil : value }

  private func holdingNil(_ array: Type) -> Type? {
    guard case .nominal(_, let arguments) = array, arguments[0].wrapped == nil else { return nil }
    return library.array(library.optional(arguments[0]))
  }

  func isArrayLiteral(_ folded: Folded) -> Bool {
    switch folded {
    case .operand(let syntax): syntax.is(ArrayExprSyntax.self)
    case .binary(let left, _, let right): isArrayLiteral(left) || isArrayLiteral(right)
    case .ternary, .cast, .typeTest, .trying: false
    }
  }

  // MARK: - Literals in literals

  /// `[[sub], [base]]`: elements of which some are literals themselves are what they join to, where the first one does not say it.
  func elements(_ nodes: [ExprSyntax], as element: Type, _ purpose: String) -> [Expression] {
    let all = { [self] in nodes.map { check($0, as: element, purpose) } }
    guard isUnknown(element), nodes.count > 1,
      nodes.contains(where: { $0.is(ArrayExprSyntax.self) || $0.is(DictionaryExprSyntax.self) })
    else { return all() }
    if let fitting = attempt(all) { return fitting }
    if let joined = joinedLiterals(nodes) { _ = unifyOrUndo(element, joined) }
    return all()
  }

  private func joinedLiterals(_ nodes: [ExprSyntax]) -> Type? {
    var result: Type?
    for node in nodes {
      guard let type = typeAlone({ asArray(infer(node), .operand(node)) }) else { return nil }
      guard let known = result else {
        result = type
        continue
      }
      guard let joined = join(known, type) else { return nil }
      result = joined
    }
    return result
  }

  /// The second of two values that are alternatives: as the first one is, or as it is by itself, where the two then join.
  func alternative(_ folded: Folded, to first: Type, _ expected: Type?) -> Expression {
    guard expected == nil, mayJoin(first) else { return check(folded, expected ?? (first.hasError ? nil : first)) }
    if let fitting = attempt({ checked(check(folded, first)) }) { return fitting }
    return attempt { checked(check(folded, nil)) } ?? check(folded, first)
  }

  private func mayJoin(_ type: Type) -> Bool {
    let type = simplified(type.wrapped ?? type)
    return type.isNominal("Array") || type.isNominal("Dictionary") || type.nominal?.isClass == true
  }

  /// Both as what they join to.
  func joined(_ first: Expression, _ second: Expression) -> (Expression, Expression)? {
    guard let type = attempt({ join(first.type, second.type) }), let one = coerce(first, to: type),
      let other = coerce(second, to: type)
    else { return nil }
    return (one, other)
  }
}
