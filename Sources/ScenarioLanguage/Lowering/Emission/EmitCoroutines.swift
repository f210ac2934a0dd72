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
      access(body) {
        body(slot)
      } end: {
        finish(receiver, $0)
      }
    }
    func finish(_ receiver: Expression?, _ end: AccessEnd) {
      let new = Expression.Argument(value: placeholderValue(slot, type(place)))
      let void = Expression(.tuple([]), .void, at: position)
      func finish(by end: FunctionDeclaration) { call(end, own, receiver, [new] + arguments, .direct, void, into: next) }
      guard let abandoned = change.abandoned else { return finish(by: change.end) }
      switch end {
      case .done: finish(by: change.end)
      case .thrown: finish(by: abandoned)
      case .perhapsThrown(let error):
        let (other, done) = (Label(), Label())
        jump(.jumpIfNotNil, error, to: other)
        let before = live
        finish(by: change.end)
        jump(.jump, to: done)
        self.place(other)
        live = before
        finish(by: abandoned)
        self.place(done)
      }
    }
    guard let base else { return run(on: nil) }
    if checker.isObject(type(base)) || !change.end.isMutating { return run(on: stableReceiver(base)) }
    modify(base, isNative: false, end: body.end) { outer in run(on: placeholderValue(outer, type(base))) }
  }

  /// Evaluated once, for what is done with it before and after.
  func stableReceiver(_ base: Expression) -> Expression {
    if case .superReference = base.kind { return base }
    return placeholderValue(value(base).slot, type(base))
  }
}
