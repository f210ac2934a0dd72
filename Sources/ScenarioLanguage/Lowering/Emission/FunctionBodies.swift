import DispatchTrace

/// Whole functions: parameters in, statements, results out.
extension FunctionEmitter {
  func emitMain(_ statements: [Statement]) -> FunctionEmitter {
    isMain = true
    for statement in statements { emit(statement) }
    // No global is released when the file ends, but what was put off is done.
    for cleanup in cleanups.reversed() {
      if case .deferred(let statements) = cleanup { deferred(statements) }
      if case .guarded(let variable) = cleanup { release(variable) }
    }
    emit(.endMain)
    finishMain()
    releaseCalledClosures()
    patchReturns()
    return self
  }

  private func release(_ variable: VariableDeclaration) {
    let layout = storageLayout(variable)
    if layout.refs == 0 { return }
    if isGlobal(variable) {
      statement {
        let slot = temporary(layout)
        emit(.takeGlobalRefs, slot.refs, program.globalOffset(variable, layout).refs, d: layout.refs)
      }
    } else {
      switch homes[variable] {
      case .registers(let slot)?: empty(slot.refs, layout.refs)
      case .box(let box)?: empty(box, 1)
      case nil: break
      }
    }
  }

  private func finishMain() {
    emitLandings()
    if returnLabel.uses.isEmpty { return }
    place(returnLabel)
    resolve(returnLabel)
    // Only an error that nobody caught comes here.
    uncaught("Error raised at top level: ")
  }

  /// Dies with the text of the error that was raised.
  func uncaught(_ prefix: String) {
    let error = temporary(.ref).refs
    emit(.takeError, error)
    let text = temporary(.ref).refs
    describe(Layout(words: next.words, refs: error), checker.library.error, isDebug: true, into: text)
    let whole = temporary(.ref).refs
    emit(.loadText, whole, program.text(prefix))
    emit(.appendText, whole, text)
    emit(.fatal, whole)
  }

  func emitFunction(_ declaration: FunctionDeclaration) {
    self.declaration = declaration
    selfType = declaration.owner.map { program.concrete($0.selfType, substitution) }
    if declaration.isRequirement, declaration.statements == nil {
      checker.findings.add(
        .error, .internal, "Nothing fulfils '\(declaration.fullName)' of '\(declaration.owner?.name ?? "")'", at: position)
    }
    let shape = program.shape(declaration, substitution)
    begin(shape)
    var index = 0
    if declaration.hasSelf, let own = declaration.selfVariable {
      bind(own, to: shape.slots[0], shape.layouts[0], isInout: shape.isInout[0])
      index = 1
    } else if declaration.hasSelf {
      index = 1
    }
    for parameter in declaration.parameters {
      if let variable = parameter.variable {
        bind(variable, to: shape.slots[index], shape.layouts[index], isInout: parameter.isInout)
      }
      index += 1
    }
    bindCaptures(of: declaration)
    if declaration.kind == .setter, program.virtualSlot(declaration, substitution) != nil { hearOfError() }
    if declaration.kind == .initializer { emitInitializer(declaration) } else { emitBody(declaration) }
    end()
  }

  private func emitBody(_ declaration: FunctionDeclaration) {
    if let kind = declaration.synthesized { return emitSynthesized(kind, declaration) }
    if let statements = declaration.statements {
      for statement in statements { emit(statement) }
    } else if declaration.isLibrary {
      checker.findings.add(
        .error, .internal, "The library function '\(declaration.owner?.name ?? "").\(declaration.fullName)' has no body",
        at: position)
    }
  }

  func begin(_ shape: FunctionShape) {
    self.shape = shape
    results = shape.results
    next = shape.total
    peak = next
  }

  /// A parameter becomes a variable of the function: in its own registers, or in a box when a closure captures it.
  func bind(_ variable: VariableDeclaration, to slot: Layout, _ layout: Layout, isInout: Bool) {
    guard needsBox(variable) else {
      homes[variable] = .registers(slot)
      return
    }
    let box = allocate(.ref).refs
    emit(.makeBox, box, layout.words, layout.refs)
    storeFields(slot, of: box, .none, layout)
    homes[variable] = .box(box)
    if isInout { writeBacks.append((box, slot, layout)) }
  }

  func needsBox(_ variable: VariableDeclaration) -> Bool {
    // The closure keeps what it sets of its own between its calls.
    if variable.isListed { return variable.isAssignedTo }
    return variable.isCaptured && (!variable.isLet || variable.isDeclaredWithoutValue)
  }

  func end() {
    leave(to: 0, isFunctionEnd: true)
    if !landings.isEmpty { jump(.jump, to: returnLabel) }
    emitLandings()
    place(returnLabel)
    resolve(returnLabel)
    for back in writeBacks { loadFields(of: back.box, .none, back.layout, into: back.slot) }
    emptyParameters()
    emit(.ret, results.refs, peak.refs)
    releaseCalledClosures()
    patchReturns()
  }

  /// Parameters of several references go one by one, after everything above them.
  private func emptyParameters() {
    guard endsInOrder, let shape, !shape.layouts.indices.allSatisfy({ shape.isInout[$0] || shape.layouts[$0].refs < 2 }) else {
      return
    }
    if peak.refs > shape.total.refs { emit(.clearRefs, shape.total.refs, peak.refs - shape.total.refs) }
    for index in shape.layouts.indices.reversed() where !shape.isInout[index] && shape.layouts[index].refs > 0 {
      empty(shape.slots[index].refs, shape.layouts[index].refs)
    }
  }

  /// The number of registers is only known at the end.
  private func patchReturns() {
    for index in code.indices where code[index].op == .ret { code[index].b = Int32(peak.refs) }
  }

  func emitDeinitializerChain(_ functions: [Int]) {
    begin(FunctionShape(result: .none, [(.ref, false)]))
    for function in functions {
      let window = allocate(.ref)
      emit(.copyRef, window.refs, 0)
      emit(.call, function, window.words, window.refs)
      next = window
    }
    end()
  }

  // MARK: - Closures

  /// Gives captured variables their places: boxes and values come out of the closure's object.
  func bindCaptures(_ variables: [VariableDeclaration], layouts: Layout) {
    guard layouts != .none else {
      // Values without contents need no room.
      for variable in variables { homes[variable] = .registers(.none) }
      return
    }
    contextSlot = allocate(.ref).refs
    let base = allocate(layouts)
    emit(.unpackCaptures, base.words, base.refs, contextSlot)
    var slot = base
    for variable in variables {
      if needsBox(variable) {
        homes[variable] = .box(slot.refs)
        slot.refs += 1
      } else {
        homes[variable] = .registers(slot)
        slot += captureLayout(variable)
      }
    }
  }

  func captureLayout(_ variable: VariableDeclaration) -> Layout {
    if needsBox(variable) || variable.ownership != .strong { return .ref }
    return program.layout(program.concrete(variable.type, substitution))
  }

  private func bindCaptures(of declaration: FunctionDeclaration) {
    guard declaration.home != nil else { return }
    let variables = declaration.context?.allCaptures ?? []
    bindCaptures(variables, layouts: variables.reduce(.none) { $0 + captureLayout($1) })
  }

  /// The closure's own code.
  func emitClosureBody(_ node: ClosureNode, _ shape: FunctionShape, captured: [VariableDeclaration]) {
    begin(shape)
    for (index, variable) in node.parameters.enumerated() {
      bind(variable, to: shape.slots[index], shape.layouts[index], isInout: shape.isInout[index])
    }
    bindCaptures(captured, layouts: captured.reduce(.none) { $0 + captureLayout($1) })
    for statement in node.statements { emit(statement) }
    end()
  }
}
