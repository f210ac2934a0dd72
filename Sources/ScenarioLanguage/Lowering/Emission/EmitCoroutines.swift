/// Changes of what a `_modify` lends.
extension FunctionEmitter {
  /// `_modify`: its beginning, the change, its end.
  func run(
    _ change: PlaceCoroutine, _ base: Expression?, _ own: Substitution, _ arguments: [Expression.Argument], _ place: Expression,
    _ slot: Layout, _ body: PlaceChange
  ) {
    func run(on receiver: Expression?) {
      let answer = Expression(.tuple([]), place.type, at: position)
      call(change.beginning, own, receiver, arguments, .direct, answer, into: slot)
      body(slot)
      let new = Expression.Argument(value: placeholderValue(slot, type(place)))
      call(change.end, own, receiver, [new] + arguments, .direct, Expression(.tuple([]), .void, at: position), into: next)
    }
    guard let base else { return run(on: nil) }
    if checker.isReference(type(base)) || !change.end.isMutating { return run(on: stableReceiver(base)) }
    modify(base, isNative: false) { outer in run(on: placeholderValue(outer, type(base))) }
  }

  /// Evaluated once, for what is done with it before and after.
  func stableReceiver(_ base: Expression) -> Expression {
    if case .superReference = base.kind { return base }
    return placeholderValue(value(base).slot, type(base))
  }
}
