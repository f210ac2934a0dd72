import DispatchTrace

extension FunctionEmitter {
  func emit(_ statement: Statement) {
    switch statement {
    case .expression(let value): at(value.position) { self.statement { discard(value) } }
    case .bind(let pattern, let value, let position): at(position) { bind(pattern, value) }
    case .conditional(let conditions, let then, let otherwise, let position):
      at(position) { conditional(conditions, then, otherwise, position) }
    case .guarding(let conditions, let otherwise, let position): at(position) { guarding(conditions, otherwise) }
    case .whileLoop(let conditions, let body, let label, let position): at(position) { whileLoop(conditions, body, label) }
    case .repeatLoop(let body, let condition, let label, let position): at(position) { repeatLoop(body, condition, label) }
    case .forLoop(let loop): at(loop.position) { forLoop(loop) }
    case .choice(let choice): at(choice.position) { self.choice(choice) }
    case .doBlock(let body, let catches, let label, let position): at(position) { doBlock(body, catches, label) }
    case .deferred(let statements, _): cleanups.append(.deferred(statements))
    case .returning(let value, let position): at(position) { returning(value) }
    case .throwing(let error, let position): at(position) { throwing(error) }
    case .breaking(let label, let position): at(position) { leaveLoop(label, isContinue: false) }
    case .continuing(let label, let position): at(position) { leaveLoop(label, isContinue: true) }
    case .fallthroughCase: fallThrough()
    case .localFunction: break
    }
  }

  // MARK: - Variables

  private func bind(_ pattern: Pattern, _ value: Expression?) {
    if case .bind(let variable) = pattern {
      declare(variable, value)
      return
    }
    guard let value else {
      declareAll(pattern)
      return
    }
    declareAll(pattern)
    statement {
      let slot = self.value(value)
      assign(pattern, slot.slot, type(value))
    }
    guard case .tuple(let parts) = pattern, case .tuple(let values) = value.kind else { return }
    for case (.bind(let variable), let part) in zip(parts, values) {
      if case .registers(let slot)? = homes[variable] { noteClosure(variable, part, slot) }
    }
  }

  /// Registers, a box or a place among the globals for every name of the pattern.
  func declareAll(_ pattern: Pattern) {
    for variable in pattern.variables {
      if homes[variable] == nil, !isGlobal(variable) { makeHome(variable) }
      if variable.isGuarded { cleanups.append(.guarded(variable)) }
    }
  }

  func isGlobal(_ variable: VariableDeclaration) -> Bool {
    variable.storage == .global || variable.isGlobalScope && variable.isSharedGlobal
  }

  func storageLayout(_ variable: VariableDeclaration) -> Layout {
    variable.ownership != .strong ? .ref : program.layout(program.concrete(variable.type, substitution(of: variable)))
  }

  func makeHome(_ variable: VariableDeclaration) {
    let layout = storageLayout(variable)
    if needsBox(variable) {
      let box = allocate(.ref).refs
      emit(.makeBox, box, layout.words, layout.refs)
      homes[variable] = .box(box)
      cleanups.append(.variables(first: box, count: 1))
    } else {
      let slot = allocate(layout)
      homes[variable] = .registers(slot)
      if variable.isDeclaredWithoutValue, layout.words > 0 { emit(.zeroWords, slot.words, layout.words) }
      if layout.refs > 0 { cleanups.append(.variables(first: slot.refs, count: layout.refs)) }
    }
  }

  private func declare(_ variable: VariableDeclaration, _ value: Expression?) {
    if let value, takesName(variable, of: value) { return }
    pendingName = variable.name
    defer { pendingName = nil }
    if isGlobal(variable) || needsBox(variable) || variable.ownership != .strong {
      if !isGlobal(variable) { makeHome(variable) }
      guard let value else { return }
      statement {
        let slot = temporary(layout(value))
        emit(value, into: slot)
        store(slot, into: variable, isInitial: true)
      }
      return
    }
    makeHome(variable)
    guard let value, case .registers(let slot)? = homes[variable] else { return }
    fresh = slot
    // The variable's registers are not temporaries: what else the value needs is emptied at the end of the statement.
    statement { emit(value, into: slot) }
    noteClosure(variable, value, slot)
  }

  // MARK: - Conditions

  /// Jumps to `label` when a condition does not hold; bindings are declared in the current scope.
  func test(_ conditions: [Condition], otherwise label: Label) {
    for condition in conditions {
      switch condition {
      case .test(let value): at(value.position) { branch(value, ifFalse: label) }
      case .match(let pattern, let subject): at(subject.position) { match(pattern, subject, otherwise: label) }
      }
    }
  }

  private func match(_ pattern: Pattern, _ subject: Expression, otherwise label: Label) {
    declareAll(pattern)
    let start = next
    let failed = Label()
    let done = Label()
    let slot = value(subject)
    match(pattern, slot.slot, type(subject), otherwise: failed)
    let held = live.filter { $0 >= start.refs }
    clearTemporaries(from: start)
    if held.isEmpty {
      forward(failed, to: label)
    } else if !failed.uses.isEmpty {
      jump(.jump, to: done)
      place(failed)
      for slot in held { live.insert(slot) }
      clearTemporaries(from: start)
      jump(.jump, to: label)
      place(done)
    }
    next = start
  }

  /// Everything that jumps to `from` jumps to `target` instead.
  func forward(_ from: Label, to target: Label) {
    target.uses += from.uses
    if let known = target.target { for use in from.uses { code[use].c = Int32(known) } }
  }

  /// What another branch consumes ends here, too.
  func endVariables(of end: BranchEnd) {
    for variable in (checker.endings[end] ?? []).sorted(by: { $1.position < $0.position }) {
      statement { discard(Expression(.consumed(variable), variable.type, at: end.statement)) }
    }
  }

  private func conditional(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement], _ position: SourcePosition
  ) {
    let ends = [0, 1].map { BranchEnd(statement: position, branch: $0) }
    let onFalse = Label()
    let done = Label()
    let depth = cleanups.count
    let start = next
    test(conditions, otherwise: onFalse)
    block(then)
    leave(to: depth)
    endVariables(of: ends[0])
    let held = cleanups[depth...]
    cleanups.removeSubrange(depth...)
    let needsElse = !otherwise.isEmpty || !held.isEmpty || checker.endings[ends[1]] != nil
    if needsElse { jump(.jump, to: done) }
    place(onFalse)
    clearBindings(held)
    next = start
    block(otherwise)
    endVariables(of: ends[1])
    place(done)
  }

  /// A later condition failed: what earlier ones bound is let go.
  func clearBindings(_ cleanups: ArraySlice<Cleanup>) {
    for cleanup in cleanups.reversed() {
      if case .variables(let first, let count) = cleanup { empty(first, count) }
    }
  }

  private func guarding(_ conditions: [Condition], _ otherwise: [Statement]) {
    let onFalse = Label()
    let done = Label()
    test(conditions, otherwise: onFalse)
    jump(.jump, to: done)
    place(onFalse)
    block(otherwise)
    place(done)
  }

  // MARK: - Loops

  private func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: LoopLabel) {
    let start = Label()
    let onFalse = Label()
    let done = Label()
    let depth = cleanups.count
    let registers = next
    place(start)
    enter(label, onBreak: done, onContinue: start)
    test(conditions, otherwise: onFalse)
    block(body)
    leave(to: depth)
    loop(to: start)
    let held = cleanups[depth...]
    cleanups.removeSubrange(depth...)
    place(onFalse)
    clearBindings(held)
    place(done)
    next = registers
  }

  func enter(_ label: LoopLabel, onBreak: Label, onContinue: Label) {
    jumps[ObjectIdentifier(label)] = JumpTarget(onBreak: onBreak, onContinue: onContinue, cleanups: cleanups.count)
  }

  private func repeatLoop(_ body: [Statement], _ condition: Expression, _ label: LoopLabel) {
    let start = Label()
    let again = Label()
    let done = Label()
    place(start)
    enter(label, onBreak: done, onContinue: again)
    block(body)
    place(again)
    at(condition.position) { branch(condition, ifFalse: done) }
    loop(to: start)
    place(done)
  }

  private func leaveLoop(_ label: LoopLabel, isContinue: Bool) {
    guard let target = jumps[ObjectIdentifier(label)] else { return }
    leave(to: target.cleanups)
    let destination = isContinue ? target.onContinue : target.onBreak
    if isContinue { loop(to: destination) } else { jump(.jump, to: destination) }
  }

  // MARK: - Leaving

  private func returning(_ value: Expression?) {
    if let declaration, declaration.kind == .initializer {
      initializerReturn(value, declaration)
      return
    }
    // The result has the lowest registers; parameters and variables lie above it.
    if let value { statement { emit(value, into: .none) } }
    leave(to: 0, isFunctionEnd: true)
    jump(.jump, to: returnLabel)
  }

  private func throwing(_ error: Expression) {
    let start = next
    let slot = temporary(.ref)
    emit(error, into: slot)
    emit(.setError, slot.refs)
    taken(slot, .ref)
    raise()
    live = live.filter { $0 < start.refs }
    next = start
  }

  // MARK: - Errors

  private func doBlock(_ body: [Statement], _ catches: [Catch], _ label: LoopLabel) {
    let start = Label()
    let done = Label()
    place(start)
    enter(label, onBreak: done, onContinue: start)
    guard !catches.isEmpty else {
      block(body)
      place(done)
      return
    }
    let handler = Label()
    let temporaries = live
    handlers.append(Handler(label: handler, cleanups: cleanups.count, live: live))
    block(body)
    handlers.removeLast()
    jump(.jump, to: done)
    place(handler)
    live = temporaries
    caught(catches, done)
    place(done)
  }

  private func caught(_ catches: [Catch], _ done: Label) {
    let start = next
    let depth = cleanups.count
    let error = allocate(.ref)
    cleanups.append(.variables(first: error.refs, count: 1))
    emit(.takeError, error.refs)
    for clause in catches { at(clause.position) { self.clause(clause, error, done, depth) } }
    if !checker.hasObjectiveC, catches.contains(where: \.isForAll) {
      // Here the compiled program goes on with what stands behind its code.
      let message = "An error that is no NSError came to 'catch … as NSError', which only on Apple's systems takes all"
      emit(.trapText, 0, program.text(message))
    }
    // Nobody wanted it: on to the next handler.
    emit(.setError, error.refs)
    cleanups.removeSubrange(depth...)
    raise()
    next = start
  }

  private func clause(_ clause: Catch, _ error: Layout, _ done: Label, _ depth: Int) {
    let nextClause = Label()
    let body = Label()
    let inner = cleanups.count
    let start = next
    for item in clause.items { declareAll(item.pattern) }
    for (index, item) in clause.items.enumerated() {
      let failed = Label()
      match(item.pattern, error, program.concrete(checker.library.error, [:]), otherwise: failed)
      if let filter = item.filter { branch(filter, ifFalse: failed) }
      if index < clause.items.count - 1 { jump(.jump, to: body) } else { forward(failed, to: nextClause) }
      if index < clause.items.count - 1 { place(failed) }
    }
    place(body)
    block(clause.body)
    leave(to: depth)
    jump(.jump, to: done)
    let held = cleanups[inner...]
    cleanups.removeSubrange(inner...)
    place(nextClause)
    clearBindings(held)
    next = start
  }

  func copied(_ slot: Layout, _ layout: Layout) -> Layout {
    let made = temporary(layout)
    copy(slot, to: made, layout)
    return made
  }
}

extension Pattern {
  /// The variables it binds.
  var variables: [VariableDeclaration] {
    switch self {
    case .bind(let variable): [variable]
    case .tuple(let parts): parts.flatMap(\.variables)
    case .enumCase(_, let parts, _): (parts ?? []).flatMap(\.variables)
    case .some(let inner), .cast(let inner, _): inner.variables
    case .converted(_, _, let inner): inner.variables
    case .wildcard, .none, .test, .isType, .boolean: []
    }
  }
}
