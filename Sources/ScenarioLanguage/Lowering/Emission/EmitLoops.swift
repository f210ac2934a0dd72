import DispatchTrace

/// `for … in`, `switch`, patterns.
extension FunctionEmitter {
  func forLoop(_ loop: ForLoop) {
    // What was checked as some sequence may be an array where it is made for these types.
    guard case .nominal(let declaration, let arguments) = type(loop.sequence), declaration.isCounted(arguments)
    else { return iterate(loop) }
    if declaration.name == "Array" {
      iterate(array: loop, element: arguments[0])
    } else {
      iterate(range: loop, isClosed: declaration.name == "ClosedRange")
    }
  }

  // MARK: - Integer ranges

  private func iterate(range loop: ForLoop, isClosed: Bool) {
    let start = next
    let counter = allocate(Layout(words: 2, refs: 0)).words
    let end = counter + 1
    bounds(of: loop.sequence, into: counter)
    let done = Label()
    let body = Label()
    let again = Label()
    // Counts up to the end; a closed range ends on its last value, which may be the largest Int.
    jump(isClosed ? .jumpGreater : .jumpGreaterEqual, counter, end, to: done)
    place(body)
    enter(loop.label, onBreak: done, onContinue: again)
    self.body(of: loop, element: Layout(words: counter, refs: 0), type: elementType(loop.sequence), again)
    place(again)
    resolve(again)
    if isClosed {
      jump(.jumpEqual, counter, end, to: done)
      emit(.addIntTo, counter, counter, 1)
      self.loop(to: body)
    } else {
      jump(.loopLess, counter, end, to: body)
    }
    place(done)
    next = start
  }

  private func elementType(_ sequence: Expression) -> Type {
    guard case .nominal(_, let arguments) = type(sequence), let first = arguments.first else { return .error }
    return first
  }

  /// The bounds of a range in two words, without making the range when it is written out.
  private func bounds(of sequence: Expression, into slot: Int) {
    statement { emit(sequence, into: Layout(words: slot, refs: next.refs)) }
  }

  /// Binds the element, tests the filter, runs the body.
  private func body(of loop: ForLoop, element: Layout, type: Type, _ again: Label) {
    scope {
      let failed = Label()
      let depth = cleanups.count
      bindElement(loop, element, type, failed)
      if let filter = loop.filter { at(filter.position) { branch(filter, ifFalse: failed) } }
      block(loop.body)
      guard !failed.uses.isEmpty else { return }
      let done = Label()
      leave(to: depth)
      jump(.jump, to: done)
      place(failed)
      clearBindings(cleanups[depth...])
      place(done)
      cleanups.removeSubrange(depth...)
    }
  }

  private func bindElement(_ loop: ForLoop, _ element: Layout, _ type: Type, _ failed: Label) {
    if case .bind(let variable) = loop.pattern, !needsBox(variable), type == self.type(variable.type),
      program.layout(type).refs == 0, !variable.isAssignedTo
    {
      homes[variable] = .registers(element)
      return
    }
    declareAll(loop.pattern)
    match(loop.pattern, element, type, otherwise: failed)
  }

  // MARK: - Arrays

  private func iterate(array loop: ForLoop, element: Type) {
    let start = next
    let depth = cleanups.count
    let array = allocate(.ref)
    cleanups.append(.variables(first: array.refs, count: 1))
    statement { emit(loop.sequence, into: array) }
    let counter = allocate(Layout(words: 2, refs: 0)).words
    word(0, into: counter)
    emit(.arrayCount, counter + 1, array.refs)
    let layout = program.layout(element)
    let slot = allocate(layout)
    if layout.refs > 0 { cleanups.append(.variables(first: slot.refs, count: layout.refs)) }
    let done = Label()
    let body = Label()
    let again = Label()
    jump(.jumpGreaterEqual, counter, counter + 1, to: done)
    place(body)
    enter(loop.label, onBreak: done, onContinue: again)
    get(element: slot, of: array.refs, at: counter, layout)
    self.body(of: loop, element: slot, type: element, again)
    place(again)
    resolve(again)
    if layout.refs > 0 { empty(slot.refs, layout.refs) }
    jump(.loopLess, counter, counter + 1, to: body)
    place(done)
    leave(to: depth)
    cleanups.removeSubrange(depth...)
    next = start
  }

  func get(element slot: Layout, of array: Int, at index: Int, _ layout: Layout) {
    if layout == .word {
      emit(.arrayGetWord, slot.words, array, index)
    } else if layout == .ref {
      emit(.arrayGetRef, slot.refs, array, index)
    } else {
      emit(.arrayGet, slot.words, slot.refs, array, d: index)
    }
  }

  // MARK: - Other sequences

  private func iterate(_ loop: ForLoop) {
    guard let source = loop.source, let make = loop.makeIterator, let iterator = loop.iterator, let nextCall = loop.next else {
      return
    }
    let start = next
    let depth = cleanups.count
    makeHome(iterator)
    statement {
      let slot = value(loop.sequence)
      homes[source] = .registers(slot.slot)
      let made = temporary(layout(make))
      emit(make, into: made)
      store(made, into: iterator, isInitial: true)
    }
    let itemLayout = layout(nextCall)
    let item = allocate(itemLayout)
    if itemLayout.refs > 0 { cleanups.append(.variables(first: item.refs, count: itemLayout.refs)) }
    let body = Label()
    let done = Label()
    self.place(body)
    statement { emit(nextCall, into: item) }
    jumpIfNil(item, type(nextCall), to: done)
    enter(loop.label, onBreak: done, onContinue: body)
    let element = type(nextCall).wrapped ?? .error
    self.body(of: loop, element: payload(of: item, type(nextCall)), type: element, body)
    jump(.loop, 1, to: body)
    place(done)
    leave(to: depth)
    cleanups.removeSubrange(depth...)
    next = start
  }

  // MARK: - Optionals in registers

  func jumpIfNil(_ slot: Layout, _ type: Type, to label: Label) {
    guard let wrapped = type.wrapped else { return }
    if program.hasNiche(wrapped) { jump(.jumpIfNil, slot.refs, to: label) } else { jump(.jumpIfNot, slot.words, to: label) }
  }

  func jumpIfSome(_ slot: Layout, _ type: Type, to label: Label) {
    guard let wrapped = type.wrapped else { return }
    if program.hasNiche(wrapped) { jump(.jumpIfNotNil, slot.refs, to: label) } else { jump(.jumpIf, slot.words, to: label) }
  }

  /// Where the wrapped value lies in an optional.
  func payload(of slot: Layout, _ type: Type) -> Layout {
    guard let wrapped = type.wrapped, !program.hasNiche(wrapped) else { return slot }
    return Layout(words: slot.words + 1, refs: slot.refs)
  }

  func setNil(_ slot: Layout, _ type: Type) {
    let layout = program.layout(type)
    if layout.words > 0 { emit(.zeroWords, slot.words, layout.words) }
    if layout.refs > 0 { empty(slot.refs, layout.refs) }
  }

  func setSome(_ slot: Layout, _ type: Type) {
    guard let wrapped = type.wrapped, !program.hasNiche(wrapped) else { return }
    word(1, into: slot.words)
  }

  // MARK: - Switch

  func choice(_ choice: Switch) {
    let start = next
    let depth = cleanups.count
    let done = Label()
    let subject = allocate(layout(choice.subject))
    let subjectLayout = layout(choice.subject)
    if subjectLayout.refs > 0 { cleanups.append(.variables(first: subject.refs, count: subjectLayout.refs)) }
    statement { emit(choice.subject, into: subject) }
    let finish = Label()
    jumps[ObjectIdentifier(choice.label)] = JumpTarget(onBreak: finish, onContinue: finish, cleanups: cleanups.count)
    let saved = fallthroughLabels
    var bodies = choice.cases.map { _ in Label() }
    for (index, item) in choice.cases.enumerated() {
      fallthroughLabels = index + 1 < bodies.count ? (bodies[index + 1], cleanups.count) : nil
      let end = BranchEnd(statement: choice.position, branch: index)
      at(item.position) { switchCase(item, subject, type(choice.subject), bodies[index], finish, end) }
    }
    bodies.removeAll()
    fallthroughLabels = saved
    // No case matched: only possible for values that the type does not have.
    place(finish)
    resolve(finish)
    leave(to: depth)
    cleanups.removeSubrange(depth...)
    place(done)
    next = start
  }

  private func switchCase(
    _ item: Switch.Case, _ subject: Layout, _ type: Type, _ body: Label, _ finish: Label, _ end: BranchEnd
  ) {
    let nextCase = Label()
    let start = next
    let depth = cleanups.count
    for part in item.items { declareAll(part.pattern) }
    for (index, part) in item.items.enumerated() {
      let failed = Label()
      match(part.pattern, subject, type, otherwise: failed)
      if let filter = part.filter { at(filter.position) { branch(filter, ifFalse: failed) } }
      if index == item.items.count - 1 {
        forward(failed, to: nextCase)
      } else {
        jump(.jump, to: body)
        place(failed)
      }
    }
    place(body)
    resolve(body)
    block(item.body)
    leave(to: depth)
    endVariables(of: end)
    jump(.jump, to: finish)
    let held = cleanups[depth...]
    cleanups.removeSubrange(depth...)
    place(nextCase)
    clearBindings(held)
    next = start
  }

  func fallThrough() {
    guard let (label, depth) = fallthroughLabels else { return }
    leave(to: depth)
    jump(.jump, to: label)
  }
}
