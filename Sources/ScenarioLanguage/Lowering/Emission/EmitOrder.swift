import DispatchTrace

/// The order of evaluation around places.
///
/// The parts of a place - indices, and the objects it lies in - are evaluated where the place stands; the place itself is looked at and
/// changed later, when the values that go into it are there. A `?` in a place looks at once: on nil nothing after it is evaluated.
extension FunctionEmitter {
  /// The place with its parts evaluated, so that `others` can be evaluated before it is changed.
  func settled(_ place: Expression, before others: [Expression]) -> Expression {
    // `(i, list[i]) = (2, 7)`: one place of a tuple is written before the next.
    if case .tuple = place.kind { return settled(place, keepsVariables: false) }
    if others.allSatisfy({ isConstant($0) }), hasQuietParts(place) { return place }
    return settled(place, keepsVariables: !others.contains { writesVariables($0) })
  }

  /// `keepsVariables`: nothing evaluated meanwhile changes variables in registers.
  private func settled(_ place: Expression, keepsVariables: Bool) -> Expression {
    func part(_ inner: Expression) -> Expression {
      checker.isObject(type(inner)) ? kept(inner, keepsVariables) : settled(inner, keepsVariables: keepsVariables)
    }
    func again(_ kind: Expression.Kind) -> Expression { Expression(kind, place.type, at: place.position) }
    switch place.kind {
    case .field(let base, let variable): return again(.field(part(base), variable))
    case .tupleField(let base, let index): return again(.tupleField(part(base), index))
    case .force(let base, let implicit): return again(.force(part(base), implicit: implicit))
    case .property(let base?, let variable, let own, let dispatch):
      return again(.property(part(base), variable, own, dispatch))
    case .subscripted(let base?, let declaration, let own, let arguments, let dispatch):
      let base = part(base)
      let fixed = arguments.map { Expression.Argument(value: kept($0.value, keepsVariables), isDefault: $0.isDefault) }
      return again(.subscripted(base, declaration, own, fixed, dispatch))
    // The place itself, also where an object lies in it.
    case .address(let inner): return again(.address(settled(inner, keepsVariables: keepsVariables)))
    case .upcast(let inner): return again(.upcast(settled(inner, keepsVariables: keepsVariables)))
    case .tryMarker(let inner): return again(.tryMarker(settled(inner, keepsVariables: keepsVariables)))
    case .tuple(let places): return again(.tuple(places.map { settled($0, keepsVariables: keepsVariables) }))
    default: return place
    }
  }

  /// Nothing shows when the parts of the place are evaluated.
  func hasQuietParts(_ place: Expression) -> Bool {
    switch place.kind {
    case .field(let base, _), .tupleField(let base, _), .force(let base, _), .property(let base?, _, _, _):
      checker.isObject(type(base)) ? isQuiet(base) : hasQuietParts(base)
    case .address(let inner), .upcast(let inner), .tryMarker(let inner): hasQuietParts(inner)
    case .subscripted(let base?, _, _, let arguments, _):
      (checker.isObject(type(base)) ? isQuiet(base) : hasQuietParts(base)) && arguments.allSatisfy { isQuiet($0.value) }
    case .tuple(let places): places.allSatisfy { hasQuietParts($0) }
    default: true
    }
  }

  /// The value, evaluated now.
  private func kept(_ value: Expression, _ keepsVariables: Bool) -> Expression {
    switch value.kind {
    case .superReference, .typeName, .autoclosure: return value
    case .variable(let variable) where variable.ownership == .strong && !isGlobal(variable):
      if case .registers? = homes[variable], variable.isLet && !variable.endsEarly || keepsVariables { return value }
    default: break
    }
    return stable(value)
  }

  /// A `?` on the way to the place: its value is held while what follows is evaluated.
  func bindsOptional(_ place: Expression) -> Bool {
    switch place.kind {
    case .bindOptional: true
    case .field(let base, _), .tupleField(let base, _), .force(let base, _), .property(let base?, _, _, _),
      .subscripted(let base?, _, _, _, _):
      !checker.isObject(type(base)) && bindsOptional(base)
    case .address(let inner), .upcast(let inner), .tryMarker(let inner): bindsOptional(inner)
    default: false
    }
  }

  /// Takes hold of what the last `?` on the way to a place binds. `body` is given the place within that: it may evaluate more before it
  /// looks at the place.
  func whileBound(_ place: Expression, end: AccessEnd = .done, _ body: @escaping (Expression) -> Void) {
    func within(_ inner: Expression, _ kind: @escaping (Expression) -> Expression.Kind) {
      whileBound(inner, end: end) { body(Expression(kind($0), place.type, at: place.position)) }
    }
    switch place.kind {
    case .field(let base, let variable): within(base) { .field($0, variable) }
    case .tupleField(let base, let index): within(base) { .tupleField($0, index) }
    case .force(let base, let implicit): within(base) { .force($0, implicit: implicit) }
    case .property(let base?, let variable, let own, let dispatch): within(base) { .property($0, variable, own, dispatch) }
    case .subscripted(let base?, let declaration, let own, let arguments, let dispatch):
      within(base) { .subscripted($0, declaration, own, arguments, dispatch) }
    case .address(let inner): within(inner) { .address($0) }
    case .upcast(let inner): within(inner) { .upcast($0) }
    default: modify(place, isNative: false, end: end) { [self] slot in body(placeholderValue(slot, type(place))) }
    }
  }

  func isConstant(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .bool, .string, .none, .typeName: true
    case .variable(let variable): variable.position == .none && variable.isLet && !isGlobal(variable)
    case .wrap(let inner), .erase(let inner): isConstant(inner)
    default: false
    }
  }

  /// Evaluating it does nothing that can be seen, and cannot fail.
  func isQuiet(_ value: Expression) -> Bool {
    switch value.kind {
    case .integer, .double, .bool, .string, .none, .typeName, .superReference, .closure, .autoclosure, .function(_, _, nil, _):
      true
    case .variable(let variable): variable.storage != .global && variable.ownership != .unowned
    case .field(let inner, let variable): variable.ownership != .unowned && isQuiet(inner)
    case .tupleField(let inner, _), .wrap(let inner), .erase(let inner), .upcast(let inner), .convertTuple(let inner),
      .convertFunction(let inner), .not(let inner), .isNil(let inner, _), .address(let inner):
      isQuiet(inner)
    case .tuple(let parts), .enumCase(_, let parts), .array(let parts): parts.allSatisfy { isQuiet($0) }
    case .compare(_, let first, let second): first.type.numeric != nil && isQuiet(first) && isQuiet(second)
    default: false
    }
  }

  /// Arguments as they are evaluated: those that are written first, then the defaults.
  func evaluationOrder(_ arguments: [Expression.Argument]) -> [Int] {
    arguments.indices.filter { !arguments[$0].isDefault } + arguments.indices.filter { arguments[$0].isDefault }
  }
}
