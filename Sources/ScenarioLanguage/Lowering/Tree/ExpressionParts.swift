extension Expression {
  /// The expressions it is made of, in the order in which they are evaluated. Closures keep their bodies to themselves.
  var parts: [Expression] {
    switch kind {
    case .error, .integer, .double, .bool, .string, .none, .variable, .consumed, .typeName, .closure, .autoclosure,
      .superReference, .statementValue:
      return []
    case .interpolation(let segments):
      return segments.compactMap { if case .value(let inner) = $0 { inner } else { nil } }
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts): return parts
    case .dictionary(let entries): return entries.flatMap { [$0.key, $0.value] }
    case .property(let base, _, _, _), .function(_, _, let base, _): return base.map { [$0] } ?? []
    case .subscripted(let base, _, _, let arguments, _), .call(_, _, let base, let arguments, _):
      return (base.map { [$0] } ?? []) + arguments.map(\.value)
    case .callValue(let callee, let arguments): return [callee] + arguments.map(\.value)
    case .arithmetic(_, let first, let second), .compare(_, let first, let second), .and(let first, let second),
      .or(let first, let second),
      .identical(let first, let second, _), .coalesce(let first, let second), .stringConcatenation(let first, let second),
      .stringAppend(let first, let second), .assign(let first, let second), .compoundAssign(_, let first, let second):
      return [first, second]
    // The second part converts the first one's contents.
    case .convertOptional(let first, _, _), .convertArray(let first, _, _): return [first]
    case .ternary(let test, let first, let second): return [test, first, second]
    case .field(let inner, _), .tupleField(let inner, _), .address(let inner), .negate(let inner), .bitNot(let inner),
      .not(let inner),
      .isNil(let inner, _), .discard(let inner), .wrap(let inner), .force(let inner, _), .optionalChain(let inner),
      .bindOptional(let inner), .erase(let inner), .upcast(let inner), .convertTuple(let inner), .convertFunction(let inner),
      .isType(let inner, _), .conditionalCast(let inner, _), .forcedCast(let inner, _), .tryMarker(let inner),
      .tryOptional(let inner),
      .tryForce(let inner), .typeOf(let inner):
      return [inner]
    case .block(_, let value): return [value]
    }
  }
}
