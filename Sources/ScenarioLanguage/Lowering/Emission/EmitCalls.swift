import DispatchTrace

extension FunctionEmitter {
  /// What a call turns out to run once all types are known.
  enum Target {
    case function(Int)
    case native(String, Substitution)
    /// A slot of the receiver's class.
    case virtual(Int)
    /// A requirement of a protocol, by the receiver's dynamic type.
    case witness(Int)
  }

  func call(
    _ declaration: FunctionDeclaration, _ own: Substitution, _ base: Expression?, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ expression: Expression, into slot: Layout
  ) {
    let types = callee(own)
    let receiver = base ?? (dispatch == .witness ? owner(ofOperator: declaration, types) : nil)
    // What a call changes is changed where it is.
    let base = declaration.isMutating ? receiver : receiver.map { kept(receiver: $0) }
    if declaration.kind == .initializer, let base,
      let made = instance(of: base, declaration, own, arguments, dispatch, expression)
    {
      return emit(made, into: slot)
    }
    if dispatch == .witness, let base, let found = witness(for: declaration, base, types) {
      return call(witness: found, declaration, types, base, arguments, expression, into: slot)
    }
    if declaration.isLibrary, intrinsic(declaration, types, base, arguments, expression, into: slot) { return }
    if declaration.kind == .initializer { return construct(declaration, types, base, arguments, expression, into: slot) }
    if declaration.home != nil { return callLocal(declaration, types, arguments, expression, into: slot) }
    let target = target(of: declaration, types, base, dispatch)
    let shape = program.shape(declaration, types)
    pendingWait = awaited(declaration, base)
    perform(target, shape, declaration, types, base, arguments, throwsNothing: expression.throwsNothing, into: slot)
  }

  /// An operator is called without a receiver; as a requirement it is the type's that stands for `Self`.
  private func owner(ofOperator declaration: FunctionDeclaration, _ types: Substitution) -> Expression? {
    guard declaration.isOperator, let own = declaration.owner?.selfParameter, let type = types[own] else { return nil }
    return Expression(.typeName(type), .metatype(type), at: position)
  }

  /// What the scenario's code calls the operation, the queue of operations or the condition that the call waits for.
  private func awaited(_ declaration: FunctionDeclaration, _ base: Expression?) -> String? {
    guard declaration.isLibrary, position.line > 0, let variable = base.flatMap(variable) else { return nil }
    switch declaration.name {
    case "waitUntilFinished": return variable.name == "self" ? nil : variable.name
    case "wait": return declaration.owner?.name == "NSCondition" && variable.name != "self" ? variable.name : nil
    case "waitUntilAllOperationsAreFinished", "addOperations": return "operations of \(variable.name)"
    case "lock": return declaration.owner?.name == "NSConditionLock" ? variable.name : nil
    default: return nil
    }
  }

  /// What holds the object, whatever class its method is of.
  private func variable(of base: Expression) -> VariableDeclaration? {
    switch base.kind {
    case .variable(let own), .field(_, let own): own
    case .upcast(let inner), .force(let inner, _), .bindOptional(let inner), .forcedCast(let inner, _): variable(of: inner)
    default: nil
    }
  }

  /// A receiver of protocol type that nobody else holds lives as long as what its call is an argument of, or its statement.
  private func kept(receiver base: Expression) -> Expression {
    guard program.runsDeinitializers, case .existential = type(base), !isQuiet(base), !bindsOptional(base) else { return base }
    if case .address = base.kind { return base }
    let slot = temporary(.ref)
    emit(base, into: slot)
    return placeholderValue(slot, type(base))
  }

  // MARK: - Dispatch

  private func target(
    of declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression?, _ dispatch: Expression.Dispatch
  ) -> Target {
    if declaration.isNative, !declaration.isRequirement {
      return .native(program.nativeName(declaration), types)
    }
    if dispatch == .witness { return .witness(program.witness(declaration, types)) }
    if dispatch == .direct, let base {
      let receiver = type(base)
      if case .existential = receiver, program.isOpened(declaration, on: receiver) {
        return .witness(program.witness(declaration, types))
      }
    }
    let isVirtual = dispatch == .virtual || declaration.receivesType
    if isVirtual, let base, let slot = virtualSlot(declaration, types, base) { return .virtual(slot) }
    return .function(program.function(declaration, types))
  }

  private func virtualSlot(_ declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression) -> Int? {
    if case .superReference = base.kind { return nil }
    return program.virtualSlot(declaration, types)
  }

  /// The concrete member that fulfils a requirement, when the receiver's type is known; nil for existentials.
  func witness(for requirement: ValueDeclaration, _ base: Expression, _ types: Substitution) -> MemberCandidate? {
    var receiver = type(base)
    if case .metatype(let instance) = receiver { receiver = instance }
    if case .existential = receiver { return nil }
    return checker.witness(for: requirement, in: receiver)
  }

  private func call(
    witness found: MemberCandidate, _ requirement: FunctionDeclaration, _ types: Substitution, _ base: Expression,
    _ arguments: [Expression.Argument], _ expression: Expression, into slot: Layout
  ) {
    guard let declaration = found.declaration as? FunctionDeclaration else { return }
    var own = found.substitution
    for (mine, theirs) in zip(declaration.generics, requirement.generics) { own[mine] = types[theirs] ?? .parameter(theirs) }
    if requirement.isFailable, !declaration.isFailable, case .metatype(let made) = type(base) {
      let call = Expression(.call(declaration, own, base, arguments, found.dispatch), made, at: expression.position)
      if let wrapped = checker.coerce(call, to: checker.library.optional(made)) { return emit(wrapped, into: slot) }
    }
    call(declaration, own, base, arguments, found.dispatch, expression, into: slot)
  }

  // MARK: - Performing

  /// Fills the window, calls, and hands back what was passed `inout`.
  func perform(
    _ target: Target, _ shape: FunctionShape, _ declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression?,
    _ arguments: [Expression.Argument], throwsNothing: Bool = false, into slot: Layout
  ) {
    var values: [Expression] = []
    if declaration.hasSelf, let base { values.append(base) }
    let first = values.count
    values += arguments.map(\.value)
    let order = Array(0..<first) + evaluationOrder(arguments).map { $0 + first }
    let defaults = Set(arguments.indices.filter { arguments[$0].isDefault }.map { $0 + first })
    let isNative = if case .native = target { true } else { false }
    let isThrowing = declaration.throwsErrors || declaration.rethrowsErrors && !throwsNothing
    perform(
      target, shape, values, order: order, defaults: defaults, isNative: isNative, isThrowing: isThrowing,
      resultLayout: shape.result, into: slot)
  }

  func perform(
    _ target: Target, _ shape: FunctionShape, _ values: [Expression], order: [Int]? = nil, defaults: Set<Int> = [],
    isNative: Bool, isThrowing: Bool, resultLayout: Layout, into slot: Layout
  ) {
    let start = next
    let name = pendingName
    let wait = pendingWait
    (pendingName, pendingWait) = (nil, nil)
    let order = order ?? Array(values.indices)
    let window = withWindow(
      shape, values, order, defaults: defaults, isNative: isNative, isThrowing: isThrowing, at: slot
    ) { [self] window in invoke(target, window, shape, name, wait) }
    take(window, to: slot, resultLayout)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + resultLayout.refs))
    next = start
  }

  func clearTemporaries(from start: Layout, exceptRange range: Range<Int>) {
    let kept = live.filter { range.contains($0) }
    for slot in kept { live.remove(slot) }
    clearTemporaries(from: start)
    live.formUnion(kept)
  }

  private func invoke(_ target: Target, _ window: Layout, _ shape: FunctionShape, _ name: String?, _ wait: String?) {
    switch target {
    case .function(let index):
      emit(.call, index, window.words, window.refs, d: wait.map { program.text($0) + 1 } ?? 0)
    case .virtual(let slot) where shape.layouts[0] == .word:
      emit(.callOnClass, window.words + shape.slots[0].words, window.words, window.refs, d: slot)
    case .virtual(let slot): emit(.callVirtual, window.refs + shape.slots[0].refs, window.words, window.refs, d: slot)
    case .witness(let number) where shape.layouts[0] == .word:
      emit(.callOnType, window.words + shape.slots[0].words, window.words, window.refs, d: number)
    case .witness(let number): emit(.callWitness, window.refs + shape.slots[0].refs, window.words, window.refs, d: number)
    case .native(let key, let types): invokeNative(key, types, window, shape, name)
    }
  }

  private func invokeNative(_ key: String, _ types: Substitution, _ window: Layout, _ shape: FunctionShape, _ name: String?) {
    if let call = DispatchCall.byName[key] {
      let site = program.native(-1, types: [], resultRefs: shape.results.refs, parameterRefs: shape.parameterRefs)
      emit(.operation, site << 8 | Int(call.rawValue), window.words, window.refs, d: name.map { program.text($0) + 1 } ?? 0)
      return
    }
    guard let number = NativeLibrary.numbers[key] else {
      checker.findings.add(.error, .internal, "The library function '\(key)' is missing", at: position)
      return
    }
    let arguments = program.nativeTypes[key] ?? []
    let site = program.native(
      number, types: arguments.map { program.number(of: type(types[$0] ?? .parameter($0))) }, resultRefs: shape.results.refs,
      parameterRefs: shape.parameterRefs)
    emit(.callNative, site, window.words, window.refs)
  }

  // MARK: - Closures and local functions

  func callValue(_ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, into slot: Layout) {
    guard case .function(let function) = type(callee) else { return }
    let shape = program.shape(function, [:])
    if let called = calledClosure(callee) {
      callClosure(called.slot, shape, arguments.map(\.value), isThrowing: function.throwsErrors, into: slot)
      return noteCall(of: called.number)
    }
    let start = next
    let closure = stableValue(callee, before: arguments.map(\.value)).slot.refs
    callClosure(closure, shape, arguments.map(\.value), isThrowing: function.throwsErrors, into: slot)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + shape.result.refs))
    next = start
  }

  private func callClosure(_ closure: Int, _ shape: FunctionShape, _ values: [Expression], isThrowing: Bool, into slot: Layout) {
    let start = next
    let window = withWindow(
      shape, values, Array(values.indices), isNative: false, isThrowing: isThrowing, at: slot
    ) { [self] window in emit(.callClosure, closure, window.words, window.refs) }
    take(window, to: slot, shape.result)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + shape.result.refs))
    next = start
  }

  private func callLocal(
    _ declaration: FunctionDeclaration, _ types: Substitution, _ arguments: [Expression.Argument], _ expression: Expression,
    into slot: Layout
  ) {
    let shape = program.shape(declaration, types)
    let isThrowing = declaration.throwsErrors || declaration.rethrowsErrors
    if declaration.context?.allCaptures.isEmpty != false {
      perform(
        .function(program.function(declaration, types)), shape, arguments.map(\.value), isNative: false, isThrowing: isThrowing,
        resultLayout: shape.result, into: slot)
      return
    }
    let start = next
    let closure = temporary(.ref).refs
    makeLocalClosure(declaration, types, closure)
    callClosure(closure, shape, arguments.map(\.value), isThrowing: isThrowing, into: slot)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + shape.result.refs))
    next = start
  }

  func makeLocalClosure(_ declaration: FunctionDeclaration, _ types: Substitution, _ slot: Int) {
    let function = program.function(declaration, types)
    makeClosure(function, declaration.context?.allCaptures ?? [], slot)
    program.functions[function].blockName = Int32(program.text(declaration.name))
  }

  func closure(_ node: ClosureNode, _ type: Type, _ slot: Int) {
    guard case .function(let functionType) = type else { return }
    let index = program.reserve("closure")
    let shape = program.shape(functionType, [:])
    let start = next
    bindCaptureList(node)
    let captured = captured(by: node)
    let types = substitution
    let program = program
    if let name = blockName(node) { program.functions[index].blockName = Int32(program.text(name)) }
    let emitter = FunctionEmitter(program, context: node.context, substitution: types)
    emitter.selfType = selfType
    emitter.position = node.position
    program.later(index) {
      emitter.emitClosureBody(node, shape, captured: captured)
      program.finish(index, emitter)
    }
    makeClosure(index, captured, slot)
    clearTemporaries(from: start, except: slot)
    next = start
  }

  /// In the order of their first use, which is the one they are released in. What a capture list names and nobody uses is not kept.
  func captured(by node: ClosureNode) -> [VariableDeclaration] {
    let listed = node.captureList.map(\.variable)
    let all = node.context.allCaptures + listed.filter { !$0.isListed || node.context.captureOrder.contains($0) }
    let order = node.context.captureOrder
    return order.filter { all.contains($0) } + all.filter { !order.contains($0) }
  }

  /// `[x]`, `[weak self]`: copies made now.
  private func bindCaptureList(_ node: ClosureNode) {
    for (variable, value) in node.captureList {
      let layout = layout(value)
      let slot = temporary(layout)
      emit(value, into: slot)
      if needsBox(variable) {
        let (box, stored) = (temporary(.ref).refs, storageLayout(variable))
        emit(.makeBox, box, stored.words, stored.refs)
        homes[variable] = .box(box)
        store(slot, into: variable, isInitial: true)
      } else if variable.ownership != .strong {
        let holder = temporary(.ref)
        emit(.makeWeak, holder.refs, slot.refs)
        homes[variable] = .registers(holder)
      } else {
        homes[variable] = .registers(slot)
      }
    }
  }

  private func makeClosure(_ function: Int, _ captured: [VariableDeclaration], _ slot: Int) {
    let layout = captured.reduce(.none) { $0 + captureLayout($1) }
    program.functions[function].captures = layout
    guard !captured.isEmpty else {
      emit(.loadFunction, slot, function)
      return
    }
    let start = next
    let values = temporary(layout)
    var offset = values
    for variable in captured {
      capture(variable, into: offset)
      offset += captureLayout(variable)
    }
    emit(.makeClosure, slot, function, values.words, d: values.refs)
    taken(values, layout)
    next = start
  }

  private func capture(_ variable: VariableDeclaration, into slot: Layout) {
    noteValue(of: variable)
    switch homes[variable] {
    case .box(let box)?: emit(.copyRef, slot.refs, box)
    case .registers(let home)?: copy(home, to: slot, captureLayout(variable))
    case nil:
      if case .metatype = type(variable.type) { return load(variable, into: slot) }
      checker.findings.add(.error, .type, "Closure captures '\(variable.name)' before it is declared", at: position)
    }
  }

  // MARK: - Functions as values

  func functionValue(
    _ declaration: FunctionDeclaration, _ own: Substitution, _ base: Expression?, _ dispatch: Expression.Dispatch,
    _ expression: Expression,
    _ slot: Layout
  ) {
    let types = callee(own)
    if declaration.home != nil { return makeLocalClosure(declaration, types, slot.refs) }
    guard case .function(let type) = type(expression) else { return }
    // A small closure that calls the function, with the receiver captured now.
    let context = FunctionContext(.closure, parent: self.context, result: type.result)
    let node = ClosureNode(context: context, at: position)
    node.parameters = type.parameters.map { parameter in
      let made = VariableDeclaration("$argument", at: .none, scope: checker.fileScope, storage: .local, isLet: !parameter.isInout)
      made.type = parameter.type
      made.home = context
      made.isInoutParameter = parameter.isInout
      return made
    }
    let receiver = base.map { held(receiver: $0, of: declaration, by: node) }
    let arguments = node.parameters.map { parameter -> Expression.Argument in
      let value = Expression(.variable(parameter), parameter.type, at: position)
      return .init(value: parameter.isInoutParameter ? Expression(.address(value), parameter.type, at: position) : value)
    }
    let call = Expression(.call(declaration, types, receiver, arguments, dispatch), type.result, at: position)
    node.statements = type.result.isVoid ? [.expression(call)] : [.returning(call, position)]
    node.name = declaration.name
    closure(node, .function(type), slot.refs)
  }

  /// What a function as a value is called on, captured now. An initialiser makes that, of the type that is given where it is a value.
  private func held(receiver: Expression, of declaration: FunctionDeclaration, by node: ClosureNode) -> Expression {
    if declaration.kind == .initializer {
      if case .upcast(let kind) = receiver.kind { return Expression(.upcast(hold(kind, by: node)), receiver.type, at: position) }
      guard case .metatype(let instance) = type(receiver), case .existential = instance else { return receiver }
    } else if !declaration.hasSelf {
      return receiver
    }
    return hold(receiver, by: node)
  }

  private func hold(_ value: Expression, by node: ClosureNode) -> Expression {
    let held = VariableDeclaration("$receiver", at: .none, scope: checker.fileScope, storage: .local, isLet: true)
    held.type = value.type
    held.home = node.context
    node.captureList.append((held, value))
    return Expression(.variable(held), value.type, at: position)
  }
}
