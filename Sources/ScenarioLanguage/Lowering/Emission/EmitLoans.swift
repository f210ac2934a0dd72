/// Copies that are made while a value is changed do not count as owners of what it holds: a list in a property is changed where it is.
extension FunctionEmitter {
  /// `slot` holds a copy of what its place goes on to hold while `body` runs. `container`: the collection it is an element of; what is in
  /// a shared one has several owners.
  func whileLent(_ slot: Layout, _ layout: Layout, isNative: Bool, in container: Int? = nil, _ body: () -> Void) {
    guard !isNative, layout.refs > 0 else { return body() }
    let lent = Layout(words: 0, refs: layout.refs)
    // `slot` may hold something else afterwards.
    let held = temporary(lent)
    emit(.copyRefs, held.refs, slot.refs, layout.refs)
    let isOwned = container.map { container in
      let flag = allocate(.word).words
      emit(.isUnique, flag, container)
      return flag
    }
    let loan = Loan(first: held.refs, count: layout.refs, condition: isOwned)
    count(loan, isEnd: false)
    cleanups.append(.loan(loan))
    body()
    cleanups.removeLast()
    count(loan, isEnd: true)
    emit(.clearRefs, held.refs, layout.refs)
    taken(held, lent)
  }

  /// Registers of references that are lent, if the flag in `condition` is set.
  struct Loan {
    let first: Int
    let count: Int
    let condition: Int?
  }

  func count(_ loan: Loan, isEnd: Bool) {
    let done = Label()
    if let condition = loan.condition { jump(.jumpIfNot, condition, to: done) }
    emit(.countLoans, loan.first, loan.count, isEnd ? 1 : 0)
    place(done)
  }
}
