/// `view.layer` as a statement names a place that could be written, and does not read it: no getter runs, what is lazy stays without a
/// value. What says where the place is, an object or an index, is evaluated.
extension Checker {
  /// What is evaluated of a statement that is only this expression.
  func evaluated(ofUnused value: Expression) -> [Expression] {
    if case .tuple(let parts) = value.kind { return parts.flatMap { evaluated(ofUnused: $0) } }
    return isMutable(value) && runsGetters(value) ? locators(of: value) ?? [value] : [value]
  }

  private func runsGetters(_ place: Expression) -> Bool {
    if case .field(let base, _) = place.kind { return !isReference(base.type) && runsGetters(base) }
    if case .tupleField(let base, _) = place.kind { return runsGetters(base) }
    if case .property = place.kind { return true }
    if case .subscripted = place.kind { return true }
    return false
  }

  /// nil where something on the way has to be looked into.
  private func locators(of place: Expression) -> [Expression]? {
    if case .variable = place.kind { return [] }
    if case .field(let base, _) = place.kind { return locators(ofBase: base) }
    if case .tupleField(let base, _) = place.kind { return locators(ofBase: base) }
    if case .property(let base, _, _, _) = place.kind { return base.map { locators(ofBase: $0) } ?? [] }
    guard case .subscripted(let base?, _, _, let arguments, _) = place.kind else { return nil }
    return locators(ofBase: base).map { $0 + arguments.map(\.value) }
  }

  private func locators(ofBase base: Expression) -> [Expression]? {
    if isReference(base.type) { return [base] }
    if case .metatype = base.type.head { return [base] }
    return locators(of: base)
  }
}
