/// Which expressions can change variables that live in registers.
extension FunctionEmitter {
  func writesVariables(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .assign, .compoundAssign, .stringAppend, .address, .block, .statementValue, .consumed: return true
    case .error, .integer, .double, .bool, .string, .none, .variable, .typeName, .closure, .autoclosure, .superReference:
      return false
    case .interpolation(let segments):
      return segments.contains {
        if case .value(let inner) = $0 { writesVariables(inner) } else { false }
      }
    case .array(let parts), .tuple(let parts), .enumCase(_, let parts): return parts.contains { writesVariables($0) }
    case .dictionary(let entries): return entries.contains { writesVariables($0.key) || writesVariables($0.value) }
    case .field(let inner, _), .tupleField(let inner, _): return writesVariables(inner)
    case .property(let base, let variable, _, _): return variable.changesWhenRead || base.map { writesVariables($0) } ?? false
    case .subscripted(let base, _, _, let arguments, _):
      return base.map { writesVariables($0) } ?? false || arguments.contains { writesVariables($0.value) }
    case .function(_, _, let base, _): return base.map { writesVariables($0) } ?? false
    case .call(let declaration, _, let base, let arguments, _):
      if declaration.isMutating { return true }
      return base.map { writesVariables($0) } ?? false || arguments.contains { writesVariables($0.value) }
    case .callValue(let callee, let arguments): return writesVariables(callee) || arguments.contains { writesVariables($0.value) }
    case .arithmetic(_, let first, let second), .compare(_, let first, let second), .and(let first, let second),
      .or(let first, let second),
      .identical(let first, let second, _), .coalesce(let first, let second), .stringConcatenation(let first, let second),
      .convertOptional(let first, _, let second), .convertArray(let first, _, let second):
      return writesVariables(first) || writesVariables(second)
    case .ternary(let test, let first, let second):
      return writesVariables(test) || writesVariables(first) || writesVariables(second)
    case .negate(let inner), .bitNot(let inner), .not(let inner), .isNil(let inner, _), .discard(let inner), .wrap(let inner),
      .force(let inner, _), .optionalChain(let inner), .bindOptional(let inner), .erase(let inner), .upcast(let inner),
      .convertTuple(let inner), .convertFunction(let inner), .isType(let inner, _), .conditionalCast(let inner, _),
      .forcedCast(let inner, _), .tryMarker(let inner), .tryOptional(let inner), .tryForce(let inner), .typeOf(let inner):
      return writesVariables(inner)
    }
  }
}
