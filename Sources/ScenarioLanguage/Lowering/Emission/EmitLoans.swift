/// Where a scenario asks whether an object has one owner, copies that are made while a value is changed do not count.
extension FunctionEmitter {
  /// `slot` holds a copy of what its place goes on to hold while `body` runs. `container`: the collection it is an element of; what is in
  /// a shared one has several owners.
  func whileLent(_ slot: Layout, _ layout: Layout, isNative: Bool, in container: Int? = nil, _ body: () -> Void) {
    guard program.countsLoans, !isNative, layout.refs > 0 else { return body() }
    let lent = Layout(words: 0, refs: layout.refs)
    // `slot` may hold something else afterwards.
    let held = temporary(lent)
    emit(.copyRefs, held.refs, slot.refs, layout.refs)
    let isOwned = container.map { container in
      let flag = allocate(.word).words
      emit(.isUnique, flag, container)
      return flag
    }
    count(held, layout, isEnd: false, if: isOwned)
    body()
    count(held, layout, isEnd: true, if: isOwned)
    emit(.clearRefs, held.refs, layout.refs)
    taken(held, lent)
  }

  private func count(_ held: Layout, _ layout: Layout, isEnd: Bool, if condition: Int?) {
    let done = Label()
    if let condition { jump(.jumpIfNot, condition, to: done) }
    emit(.countLoans, held.refs, layout.refs, isEnd ? 1 : 0)
    place(done)
  }
}

extension ProgramEmitter {
  var countsLoans: Bool { checker.library.scope.names["isKnownUniquelyReferenced"] != nil }
}
