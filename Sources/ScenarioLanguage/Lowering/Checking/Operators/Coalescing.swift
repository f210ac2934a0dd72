import DispatchTrace
import SwiftSyntax

/// `??`
extension Checker {
  func coalesce(_ left: Folded, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?) -> Expression {
    var hint = expected.map { $0.wrapped != nil ? $0 : library.optional($0) }
    // Anything converts to `Any`: that says nothing of what is on the left.
    if case .existential? = expected.map({ simplified($0.wrapped ?? $0) }), !isContextual(left) { hint = nil }
    let isArray = if case .operand(let syntax) = right { syntax.is(ArrayExprSyntax.self) } else { false }
    // A type that nothing says yet is not to become that of a lazy sequence, nor what an Optional on the left holds: the right side may
    // be one, too.
    if let expected, isUnknown(expected) { hint = isArray ? nil : library.optional(variable()) }
    var first = erasedTry(checkOptional(left, hint, expected), expected)
    // Another of its meanings may be an Optional.
    if first.type.wrapped == nil, !first.type.hasError, let other = attempt({ check(left, library.optional(variable())) }),
      other.type.wrapped != nil
    {
      first = other
    }
    if isArray { first = asArray(first, left) }
    if first.type.hasError {
      _ = check(right, expected)
      return failed(operation)
    }
    if let made = ownCoalesce(left, first, operation, right, expected) { return made }
    // The compiler warns that the right side is never used.
    if first.type.wrapped == nil {
      first = Expression(.wrap(first), library.optional(first.type), at: first.position)
      cost.optionals += 1
    }
    guard let wrapped = first.type.wrapped else { return failed(operation) }
    let second = alternative(right, to: wrapped, orAny: expected)
    if second.type.hasError { return failed(operation) }
    if second.isImplicitlyUnwrapped, let made = keptOptional(first, second, expected) { return made }
    if let plain = coerce(second, to: wrapped) { return Expression(.coalesce(first, plain), wrapped, at: first.position) }
    if let optional = coerce(second, to: first.type) {
      return Expression(.coalesce(first, optional), first.type, at: first.position)
    }
    // `print(number ?? "none")`
    if let target = expected.map({ innermost($0) }), case .existential = simplified(target),
      let left = coerce(first, to: library.optional(target)), let right = coerce(second, to: target)
    {
      return Expression(.coalesce(left, right), target, at: first.position)
    }
    if let joined = join(wrapped, second.type), let left = coerce(first, to: library.optional(joined.wrapped ?? joined)),
      let right = coerce(second, to: joined)
    {
      return Expression(.coalesce(left, right), joined, at: first.position)
    }
    reportOperator("??", first, second, operation)
    return failed(operation)
  }

  /// `first ?? second ?? "none"`: where any type is wanted, what is on the right need not be what is on the left.
  private func alternative(_ right: Folded, to wrapped: Type, orAny expected: Type?) -> Expression {
    guard let target = expected.map({ innermost($0) }), case .existential = simplified(target) else {
      return alternative(right, to: wrapped, nil)
    }
    return attempt { checked(alternative(right, to: wrapped, nil)) } ?? alternative(right, to: wrapped, target)
  }

  /// `count ?? total` of an `Int!` on the right: it is an Optional where that fits what is wanted.
  private func keptOptional(_ first: Expression, _ second: Expression, _ expected: Type?) -> Expression? {
    guard let optional = coerce(second, to: first.type) else { return nil }
    let made = Expression(.coalesce(first, optional), first.type, at: first.position)
    guard let expected else { return made }
    let start = mark()
    defer { rollBack(to: start) }
    return coerce(made, to: expected).map { _ in made }
  }

  private func innermost(_ type: Type) -> Type { type.wrapped.map { innermost($0) } ?? type }

  /// A `??` that the scenario declares: for what is no Optional, or where it takes Optionals as they are given.
  private func ownCoalesce(
    _ left: Folded, _ first: Expression, _ operation: ExprSyntax, _ right: Folded, _ expected: Type?
  ) -> Expression? {
    let isOptional = first.type.wrapped != nil
    let own = operators("??", in: [first.type]).filter { candidate in
      !isOptional || parameters(of: candidate.declaration).first?.type.wrapped != nil
    }
    if own.isEmpty { return nil }
    let values = [argument(left, first), argument(right, nil)]
    let make = { [self] in resolve(own, base: nil, values, callee: "??", operation, expected) }
    if isOptional, score(expected, make)?.cost != ConversionCost() { return nil }
    return make()
  }

  /// `name.map { $0.isEmpty ? nil : 3 } ?? nil`, an `Int?`: what is on the left may wrap Optionals.
  private func checkOptional(_ left: Folded, _ hint: Type?, _ expected: Type?) -> Expression {
    let start = mark()
    let made = check(left, hint)
    guard findings.errorCount(since: start.findings) > 0, let expected, expected.wrapped != nil else { return made }
    rollBack(to: start)
    if let deeper = attempt({ check(left, library.optional(expected)) }), !deeper.type.hasError { return deeper }
    return check(left, hint)
  }

  /// Where any type is wanted, what `try?` tries is converted to it at once, so that `(try? root()) ?? 0` falls back on an `Int`.
  private func erasedTry(_ value: Expression, _ expected: Type?) -> Expression {
    guard let expected, case .tryOptional(let tried) = value.kind, case .wrap(let inner) = tried.kind,
      case .existential = simplified(expected.wrapped ?? expected),
      let erased = coerce(inner, to: expected.wrapped ?? expected)
    else { return value }
    let type = library.optional(expected.wrapped ?? expected)
    return Expression(.tryOptional(Expression(.wrap(erased), type, at: tried.position)), type, at: value.position)
  }
}
