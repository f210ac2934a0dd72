import DispatchTrace

/// Making values: calls of initialisers, and their bodies.
extension FunctionEmitter {
  // MARK: - Calls

  func construct(
    _ declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression?, _ arguments: [Expression.Argument],
    _ expression: Expression, into slot: Layout
  ) {
    if let base, isDelegation(base) { return delegate(declaration, types, base, arguments) }
    guard let owner = declaration.owner else { return }
    let made = program.concrete(owner.selfType, types)
    let shape = program.shape(declaration, types)
    if owner.isProtocol {
      return perform(.function(program.function(declaration, types)), shape, declaration, types, nil, arguments, into: slot)
    }
    if declaration.isNative {
      return perform(.native(program.nativeName(declaration), types), shape, declaration, types, nil, arguments, into: slot)
    }
    guard owner.isMadeByCaller else {
      return perform(.function(program.function(declaration, types)), shape, declaration, types, nil, arguments, into: slot)
    }
    makeInstance(made, declaration, types, shape, arguments, into: slot)
  }

  /// `kind.init(…)`: that of a protocol is asked of each of the classes that `kind` may be, where it turns out to be one.
  func instance(
    of base: Expression, _ initializer: FunctionDeclaration, _ own: Substitution, _ arguments: [Expression.Argument],
    _ dispatch: Expression.Dispatch, _ expression: Expression
  ) -> Expression? {
    guard case .upcast(let kind) = base.kind, case .metatype(let known) = type(base) else { return nil }
    guard let parameter = initializer.owner?.selfParameter else {
      let named = Expression(.typeName(known), .metatype(known), at: base.position)
      let made = Expression(.call(initializer, own, named, arguments, dispatch), expression.type, at: expression.position)
      return Expression(.block([.expression(kind)], made), expression.type, at: expression.position)
    }
    let held = checker.placeholder(base.type)
    let value = Expression(.variable(held), base.type, at: base.position)
    let instances = checker.possibleTypes(known).map { found -> (Expression, Expression) in
      let named = Expression(.typeName(found), .metatype(found), at: base.position)
      let types = own.merging([parameter: found]) { $1 }
      let made = Expression(.call(initializer, types, named, arguments, dispatch), expression.type, at: expression.position)
      return (Expression(.compare(.equal, value, named), checker.library.bool, at: base.position), made)
    }
    let others = instances.dropLast().reversed()
    guard let last = instances.last?.1 else { return nil }
    let chain = others.reduce(last) { Expression(.ternary($1.0, $1.1, $0), expression.type, at: expression.position) }
    return Expression(.block([.bind(.bind(held), kind, base.position)], chain), expression.type, at: expression.position)
  }

  private func isDelegation(_ base: Expression) -> Bool {
    switch base.kind {
    case .superReference, .variable: true
    default: false
    }
  }

  private func makeInstance(
    _ made: Type, _ declaration: FunctionDeclaration, _ types: Substitution, _ shape: FunctionShape,
    _ arguments: [Expression.Argument],
    into slot: Layout
  ) {
    let start = next
    // A lock inside of one of the library's objects is called what the object is; one of an object of the scenario's own belongs to it.
    let name = position.line > 0 ? pendingName : nil
    pendingName = nil
    let instance = temporary(.ref)
    // Arguments are evaluated before the instance exists.
    var values = arguments.map(\.value)
    for index in evaluationOrder(arguments) {
      if case .closure = values[index].kind { continue }
      if case .address = values[index].kind { continue }
      let held = temporary(layout(values[index]))
      emit(values[index], into: held)
      values[index] = placeholderValue(held, type(values[index]))
    }
    emit(.makeInstance, instance.refs, program.classNumber(made))
    let result = temporary(shape.result)
    let receiver = placeholderValue(instance, made)
    pendingWait = name
    perform(
      .function(program.function(declaration, types)), shape, [receiver] + values, isNative: false,
      isThrowing: declaration.throwsErrors || declaration.rethrowsErrors, resultLayout: shape.result, into: result)
    if declaration.isFailable {
      let failed = Label()
      let done = Label()
      jump(.jumpIfNot, result.words, to: failed)
      emit(.takeRef, slot.refs, instance.refs)
      jump(.jump, to: done)
      place(failed)
      emit(.clearRefs, instance.refs, 1)
      emit(.clearRefs, slot.refs, 1)
      place(done)
    } else {
      emit(.takeRef, slot.refs, instance.refs)
    }
    live.remove(instance.refs)
    clearTemporaries(from: start, exceptRange: slot.refs..<(slot.refs + 1))
    next = start
  }

  /// `self.init(…)`, `super.init(…)`
  private func delegate(
    _ declaration: FunctionDeclaration, _ types: Substitution, _ base: Expression, _ arguments: [Expression.Argument]
  ) {
    guard let owner = declaration.owner else { return }
    let shape = program.shape(declaration, types)
    // Nobody has made the instance of a class yet when an extension of a protocol adds the initialiser.
    let isGiven = owner.isMadeByCaller && self.declaration?.owner?.isProtocol != true
    let result = temporary(isGiven || !owner.isMadeByCaller ? shape.result : .ref)
    var target: Target =
      declaration.isNative ? .native(program.nativeName(declaration), types) : .function(program.function(declaration, types))
    // `self.init` runs the initialiser of the class that is being made.
    if owner.isMadeByCaller, case .variable = base.kind, let slot = program.virtualSlot(declaration, types) {
      target = .virtual(slot)
    }
    if owner.isMadeByCaller, !isGiven, let selfType {
      let (nearest, own) = program.initializer(declaration, types, of: selfType)
      makeInstance(selfType, nearest, own, program.shape(nearest, own), arguments, into: result)
    } else {
      perform(target, shape, declaration, types, isGiven ? base : nil, arguments, into: result)
    }
    guard let own = self.declaration?.selfVariable else { return }
    if declaration.isFailable {
      let fine = Label()
      if isGiven {
        jump(.jumpIf, result.words, to: fine)
      } else {
        jumpIfSome(result, program.concrete(declaration.result, types), to: fine)
      }
      if isForcingDelegation {
        emit(.trapText, 0, program.text("Unexpectedly found nil while unwrapping an Optional value"))
      } else {
        failInitializer()
      }
      place(fine)
    }
    if !isGiven {
      let type = program.concrete(declaration.result, types)
      store(payload(of: result, declaration.isFailable ? type : .error), into: own, isInitial: true)
    }
  }

  /// `self.init(text)!`
  func forceDelegation(_ call: Expression, into slot: Layout) {
    isForcingDelegation = true
    emit(call, into: slot)
    isForcingDelegation = false
  }

  // MARK: - Bodies

  func emitInitializer(_ declaration: FunctionDeclaration) {
    guard let owner = declaration.owner, let type = selfType else { return }
    if owner.isMadeByCaller {
      emitClassInitializer(declaration, owner, type)
    } else {
      emitValueInitializer(declaration, owner, type)
    }
  }

  private func emitClassInitializer(_ declaration: FunctionDeclaration, _ owner: NominalDeclaration, _ type: Type) {
    let isDesignated = !declaration.isConvenience
    if isDesignated {
      setDefaults(owner, type)
      if owner.superclass == nil {
        unset = Set(checker.storedProperties(of: owner).filter { needsValue($0) })
        armWhenComplete()
      }
    }
    switch declaration.synthesized {
    case .inheritedInitializer?: return inherit(declaration)
    case nil:
      for statement in declaration.statements ?? [] { emit(statement) }
      if isDesignated, owner.superclass != nil, declaration.context?.delegates == false { callSuperInit(owner, type) }
    case .some(.memberwise), .some(.emptyClassInitializer), .some(.equals), .some(.hash), .some(.rawValueInitializer),
      .some(.rawValue), .some(.allCases):
      break
    }
    if declaration.isFailable { word(1, into: 0) }
  }

  private func needsValue(_ property: VariableDeclaration) -> Bool {
    !property.hasInitialValue && !property.isLazy && !checker.isImplicitlyNil(property)
  }

  /// A root class's initialiser has set one more property. From the moment all are set, the instance's end runs its `deinit`, even
  /// when the initialiser fails after that. (An ancestor's initialiser sees to this for the classes below.)
  func noteInitialised(_ property: VariableDeclaration) {
    guard unset?.contains(property) == true else { return }
    unset?.remove(property)
    armWhenComplete()
  }

  private func armWhenComplete() {
    guard unset?.isEmpty == true, let declaration else { return }
    emit(.arm, program.shape(declaration, substitution).slots[0].refs)
  }

  /// `super.init()` is called by itself when it takes nothing.
  private func callSuperInit(_ owner: NominalDeclaration, _ type: Type) {
    guard let parent = checker.superclass(of: type)?.nominal,
      let found = checker.members(named: "init", of: parent).compactMap({ $0 as? FunctionDeclaration })
        .first(where: {
          checker.readSignature($0); return $0.parameters.allSatisfy(\.hasDefault) && !$0.isConvenience
        }),
      let own = declaration?.selfVariable
    else { return }
    let base = Expression(.superReference(own), type, at: position)
    let arguments = found.parameters.map { Expression.Argument(value: checker.defaultValue(of: $0)) }
    delegate(found, program.substitution(of: parent, in: type), base, arguments)
  }

  private func inherit(_ declaration: FunctionDeclaration) {
    guard let inherited = declaration.overridden, let type = selfType, let parent = inherited.owner else { return }
    var types = program.substitution(of: parent, in: type)
    for generic in inherited.generics { types[generic] = substitution[generic] }
    let shape = program.shape(declaration, substitution)
    let receiver = placeholderValue(shape.slots[0], type)
    let arguments = declaration.parameters.indices.map { index in
      Expression.Argument(value: placeholderValue(shape.slots[index + 1], self.type(declaration.parameters[index].type)))
    }
    let result = temporary(shape.result)
    perform(
      .function(program.function(inherited, types)), program.shape(inherited, types), inherited, types, receiver, arguments,
      into: result)
    if declaration.isFailable { emit(.moveWord, 0, result.words) }
  }

  /// Stored properties with initial values get them before anything else runs.
  private func setDefaults(_ owner: NominalDeclaration, _ type: Type) {
    let object = program.shape(declaration!, substitution).slots[0].refs
    for property in checker.storedProperties(of: owner) {
      let offset = program.offset(of: property, in: type)
      setDefault(of: property, type) { slot, layout in storeFields(slot, of: object, offset, layout) }
    }
  }

  private func setDefault(of property: VariableDeclaration, _ owner: Type, _ store: (Layout, Layout) -> Void) {
    let propertyType = checker.type(of: property)
    guard !property.isLazy, let value = checker.initialValue(of: property, as: propertyType) else { return }
    statement {
      let layout = program.layout(program.type(of: property, in: owner))
      var slot = temporary(layout)
      // What the library keeps inside has no name that anybody wrote.
      pendingName = property.isLibrary ? nil : property.name
      emit(value, into: slot)
      pendingName = nil
      if property.ownership != .strong {
        let holder = temporary(.ref)
        emit(.makeWeak, holder.refs, slot.refs)
        slot = holder
      }
      store(slot, program.storage(of: property, in: owner))
    }
  }

  private func emitValueInitializer(_ declaration: FunctionDeclaration, _ owner: NominalDeclaration, _ type: Type) {
    let layout = program.layout(type)
    if declaration.synthesized == .memberwise { return memberwise(declaration, owner, type) }
    if let kind = declaration.synthesized { return emitSynthesized(kind, declaration) }
    guard let own = declaration.selfVariable else { return }
    // The value under construction is the result itself, unless it may fail or is captured.
    if !declaration.isFailable && !needsBox(own) {
      homes[own] = .registers(.none)
    } else {
      makeHome(own)
    }
    for property in checker.storedProperties(of: owner) where !declaration.isWrittenOut || property.isLet {
      let offset = program.offset(of: property, in: type)
      setDefault(of: property, type) { slot, layout in
        modify(Expression(.variable(own), type, at: position), isNative: true) { whole in take(slot, to: whole + offset, layout) }
      }
    }
    setNilDefaults(owner, type, own)
    setWeakDefaults(owner, type, own)
    for statement in declaration.statements ?? [] { emit(statement) }
    finishValue(declaration, own, type, layout)
  }

  /// A lazy property has no value yet; `var x: T?` without a value is nil. (A value is made in registers that hold anything.)
  private func setNilDefaults(_ owner: NominalDeclaration, _ type: Type, _ own: VariableDeclaration) {
    for property in checker.storedProperties(of: owner)
    where property.isLazy || property.ownership == .strong && checker.isImplicitlyNil(property) {
      let offset = program.offset(of: property, in: type)
      modify(Expression(.variable(own), type, at: position), isNative: true) { [self] whole in
        setNil(whole + offset, program.storedType(of: property, in: type))
      }
    }
  }

  /// `weak var x: T?` without a value still is a weak reference, to nothing.
  private func setWeakDefaults(_ owner: NominalDeclaration, _ type: Type, _ own: VariableDeclaration) {
    for property in checker.storedProperties(of: owner) where property.ownership == .weak && property.initializerSyntax == nil {
      let offset = program.offset(of: property, in: type)
      modify(Expression(.variable(own), type, at: position), isNative: true) { whole in
        let nothing = temporary(.ref)
        emit(.makeWeak, (whole + offset).refs, nothing.refs)
      }
    }
  }

  private func finishValue(_ declaration: FunctionDeclaration, _ own: VariableDeclaration, _ type: Type, _ layout: Layout) {
    let optional = program.concrete(declaration.result, substitution)
    if declaration.isFailable {
      setSome(.none, optional)
      load(own, into: payload(of: .none, optional))
    } else if needsBox(own) {
      load(own, into: .none)
    }
  }

  private func memberwise(_ declaration: FunctionDeclaration, _ owner: NominalDeclaration, _ type: Type) {
    let shape = program.shape(declaration, substitution)
    var index = 0
    for property in checker.storedProperties(of: owner) {
      let offset = program.offset(of: property, in: type)
      let layout = program.storage(of: property, in: type)
      if property.hasInitialValue, property.isLet || property.wrapping != nil {
        setDefault(of: property, type) { slot, layout in take(slot, to: offset, layout) }
      } else if property.isLazy {
        setNil(offset, program.storedType(of: property, in: type))
      } else if property.ownership != .strong {
        emit(.makeWeak, offset.refs, shape.slots[index].refs)
        index += 1
      } else {
        take(shape.slots[index], to: offset, layout)
        index += 1
      }
    }
  }

  func initializerReturn(_ value: Expression?, _ declaration: FunctionDeclaration) {
    if value != nil {
      failInitializer()
      return
    }
    guard let owner = declaration.owner, let type = selfType else { return }
    if owner.isMadeByCaller {
      if declaration.isFailable { word(1, into: 0) }
    } else if let own = declaration.selfVariable {
      finishValue(declaration, own, type, program.layout(type))
    }
    leave(to: 0, isFunctionEnd: true)
    jump(.jump, to: returnLabel)
  }

  /// `return nil`
  private func failInitializer() {
    guard let declaration, let owner = declaration.owner else { return }
    if owner.isMadeByCaller { word(0, into: 0) } else { setNil(.none, program.concrete(declaration.result, substitution)) }
    leave(to: 0, isFunctionEnd: true)
    jump(.jump, to: returnLabel)
  }
}

extension ProgramEmitter {
  /// The generic arguments of an ancestor, seen from a class.
  func substitution(of ancestor: NominalDeclaration, in type: Type) -> Substitution {
    var current: Type? = type
    while let next = current, case .nominal(let declaration, let arguments) = next {
      if declaration === ancestor { return Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments)) }
      current = checker.superclass(of: next).map { concrete($0, [:]) }
    }
    return [:]
  }
}

extension Checker {
  func defaultValue(of parameter: Parameter) -> Expression {
    guard let syntax = parameter.defaultValue else { return Expression(.none, parameter.type, at: .none) }
    return withScope(parameter.defaultScope ?? fileScope) { check(syntax, as: parameter.type) }
  }
}
