import DispatchTrace

/// Dispatch by dynamic type: witness tables, virtual tables, conformances.
extension ProgramEmitter {
  /// `Type.name(labels:)`, `Type.property`: how natives are known.
  func nativeName(_ declaration: FunctionDeclaration) -> String {
    let owner = declaration.owner.map { $0.qualifiedName + "." } ?? ""
    let key: String
    switch declaration.kind {
    case .getter, .setter:
      let suffix = declaration.kind == .setter ? "=" : ""
      if let subscripting = declaration.property as? SubscriptDeclaration {
        key = owner + "subscript(" + subscripting.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" + suffix
      } else {
        key = owner + declaration.name + suffix
      }
    case .function, .method, .initializer, .deinitializer, .observer, .initialValue: key = owner + declaration.fullName
    }
    if nativeTypes[key] == nil, !NativeLibrary.untyped.contains(key) { nativeTypes[key] = genericParameters(of: declaration) }
    return key
  }

  // MARK: - Witnesses

  func witness(_ requirement: FunctionDeclaration, _ substitution: Substitution) -> Int {
    let types = requirement.generics.map { concrete(.parameter($0), substitution) }
    let key = WitnessKey(requirement: requirement, types: types, receiver: receiver(of: requirement, substitution))
    if let known = witnessNumbers[key] { return known }
    witnessNumbers[key] = witnesses.count
    witnesses.append(key)
    witnessTables.append([:])
    return witnesses.count - 1
  }

  /// Its layout depends on what the receiver's type says of associated types.
  private func receiver(of requirement: FunctionDeclaration, _ substitution: Substitution) -> Type {
    guard let owner = requirement.owner, let own = owner.selfParameter else { return .any }
    checker.readSignature(requirement)
    let isDependent = (requirement.parameters.map(\.type) + [requirement.result]).contains { type in
      type.contains { if case .dependent = $0 { true } else { false } }
    }
    guard isDependent, let given = substitution[own] else { return .existential([owner]) }
    let seen = concrete(given, substitution)
    if case .existential = seen { return seen }
    return .existential([owner])
  }

  // MARK: - Virtual methods

  /// The table slot of a method, or nil when no subclass overrides it.
  func virtualSlot(_ declaration: FunctionDeclaration, _ substitution: Substitution) -> Int? {
    guard let owner = declaration.owner, owner.isClass else { return nil }
    let root = rootMethod(declaration)
    guard isOverridden(root) else { return nil }
    let ownerType = concrete(owner.selfType, substitution)
    guard let rootOwner = root.owner else { return nil }
    let rootTypes = self.substitution(of: rootOwner, in: ownerType)
    let types = declaration.generics.map { concrete(.parameter($0), substitution) }
    let key = VirtualKey(method: root, types: types, owner: concrete(rootOwner.selfType, rootTypes))
    if let known = virtualSlots[key] { return known }
    virtualSlots[key] = virtuals.count
    virtuals.append(key)
    return virtuals.count - 1
  }

  /// A `main()` of the scenario's own: what the block that runs the operation does.
  func isMainOfOperation(_ declaration: FunctionDeclaration) -> Bool {
    guard declaration.name == "main", !declaration.isLibrary, declaration.owner?.isClass == true else { return false }
    let root = rootMethod(declaration).owner
    return root?.isLibrary == true && root?.name == "Operation"
  }

  private func isOverridden(_ root: FunctionDeclaration) -> Bool {
    // The library's subclasses are read when they are first named: perhaps after this. None of them waits in a way of its own.
    let waits = ["waitUntilFinished", "waitUntilAllOperationsAreFinished", "addOperations"]
    if root.owner?.isLibrary == true, !waits.contains(root.name) { return true }
    if let known = overriddenMethods[root] { return known }
    let found = checker.userTypes.contains { declaration in
      declaration.isClass && declaration !== root.owner
        && (implementation(of: root, in: declaration) ?? conversion(of: root, in: declaration)) != nil
    }
    overriddenMethods[root] = found
    return found
  }

  func isDescendant(_ declaration: NominalDeclaration, of ancestor: NominalDeclaration?) -> Bool {
    var current = declaration.superclass?.nominal
    while let next = current {
      if next === ancestor { return true }
      current = next.superclass?.nominal
    }
    return false
  }

  // MARK: - Casts

  func noteCast(to target: Type) {
    _ = number(of: target)
    if !castTargets.contains(target) { castTargets.append(target) }
  }

  // MARK: - Completion

  /// Fills in what depends on which types turned out to exist; may ask for more functions.
  func completeTables() {
    var index = 0
    while index < typesInOrder.count {
      let type = typesInOrder[index]
      completeReflection(of: type, number: index)
      if isDynamic(type) {
        completeWitnesses(of: type, number: index)
        completeDescription(of: type, number: index)
        completeConformances(of: type, number: index)
      }
      index += 1
    }
    for number in classTypes.indices { completeTable(of: number) }
  }

  /// Values of the type can stand in an existential.
  private func isDynamic(_ type: Type) -> Bool {
    if case .existential = type { return false }
    return !type.hasVariables
  }

  private func completeWitnesses(of type: Type, number: Int) {
    for (slot, key) in witnesses.enumerated() where witnessTables[slot][Int32(number)] == nil {
      guard fits(type, key.receiver), reaches(key.requirement, type) else { continue }
      witnessTables[slot][Int32(number)] = Int32(thunk(key, for: type))
    }
  }

  /// Adds the types of parts that a `Mirror` may be asked for.
  private func completeReflection(of type: Type, number: Int) {
    guard checker.library.scope.names["_mirrorValues"] != nil, types[number].reflection.isEmpty,
      case .nominal(let declaration, let arguments) = type
    else { return }
    if case .dictionary = types[number].kind {
      let fields = [TupleField(label: "key", type: arguments[0]), TupleField(label: "value", type: arguments[1])]
      types[number].reflection = [self.number(of: .tuple(fields))]
    } else if case .enumeration = types[number].kind {
      types[number].reflection = checker.cases(of: declaration).map { enumCase in
        let fields = payload(enumCase, type)
        if fields.isEmpty { return -1 }
        return self.number(of: fields.count == 1 && fields[0].label == nil ? fields[0].type : .tuple(fields))
      }
    } else if case .instance(let index) = types[number].kind, classes[index].reflected.isEmpty {
      classes[index].reflected = reflectedFields(of: declaration, type)
    }
  }

  /// Of the library's classes not what is the library's own.
  private func reflectedFields(of declaration: NominalDeclaration, _ type: Type) -> [RuntimeType.Field] {
    let properties = checker.storedProperties(of: declaration)
    let shown = declaration.isLibrary ? properties.filter { !$0.name.hasPrefix("_") } : properties
    return shown.map { property in
      let known = number(of: storedType(of: property, in: type))
      return RuntimeType.Field(label: storedName(of: property), type: known, offset: offset(of: property, in: type))
    }
  }

  /// What printing and `Mirror` call a stored property: the compiler stores lazy ones under a name of its own.
  func storedName(of property: VariableDeclaration) -> String { (property.isLazy ? "$__lazy_storage_$_" : "") + property.name }

  private func completeDescription(of type: Type, number: Int) {
    guard types[number].describe < 0, mayDescribeItself(type) else { return }
    types[number].describe = Int32(describeThunk(type, isDebug: false))
    types[number].debugDescribe = Int32(describeThunk(type, isDebug: true))
  }

  private func completeConformances(of type: Type, number: Int) {
    for target in castTargets where target != type {
      let targetNumber = Int32(self.number(of: target))
      if types[number].conformances.contains(targetNumber) { continue }
      if fits(type, target) { types[number].conformances.append(targetNumber) }
    }
  }

  private func fits(_ type: Type, _ target: Type) -> Bool {
    if case .metatype(let wanted) = target {
      guard case .metatype(let instance) = type else { return false }
      return instance == wanted || fits(instance, wanted)
    }
    if case .existential(let protocols) = target { return protocols.allSatisfy { checker.conforms(type, to: $0) } }
    return target.nominal?.isClass == true && checker.isSubclass(type, of: target)
  }

  private func completeTable(of number: Int) {
    let type = classTypes[number]
    while classes[number].table.count < virtuals.count { classes[number].table.append(-1) }
    for (slot, key) in virtuals.enumerated() where classes[number].table[slot] < 0 {
      guard checker.isSubclass(type, of: key.owner) else { continue }
      let found = mostDerived(key.method, key.types, for: type)
      let index = found.map { $0.converts ? converting(key, $0.function, $0.type) : function($0.function, $0.own) }
      classes[number].table[slot] = Int32(index ?? 0)
    }
  }

  /// `self.init()` of an extension of a protocol, where a class is made: its own initialiser, or the nearest ancestor's.
  func initializer(
    _ declaration: FunctionDeclaration, _ types: Substitution, of made: Type
  ) -> (FunctionDeclaration, Substitution) {
    let own = declaration.generics.map { concrete(.parameter($0), types) }
    guard let found = mostDerived(rootMethod(declaration), own, for: made), !found.converts else { return (declaration, types) }
    return (found.function, found.own)
  }

  private struct Derived {
    var function: FunctionDeclaration
    var own: Substitution
    /// The class that declares it.
    var type: Type
    /// It takes or answers other values than the root.
    var converts: Bool
  }

  private func mostDerived(_ root: FunctionDeclaration, _ types: [Type], for type: Type) -> Derived? {
    var current: Type? = type
    while let next = current, case .nominal(let declaration, let arguments) = next {
      let same = declaration === root.owner ? root : implementation(of: root, in: declaration)
      if let found = same ?? conversion(of: root, in: declaration) {
        let own = Substitution(uniqueKeysWithValues: zip(declaration.generics, arguments))
        let all = own.merging(zip(found.generics, types)) { $1 }
        return Derived(function: found, own: all, type: next, converts: same == nil)
      }
      current = checker.superclass(of: next).map { concrete($0, [:]) }
    }
    return nil
  }

  // MARK: - Thunks

  /// A function that takes the existential, unwraps it, and calls what fulfils the requirement.
  private func thunk(_ key: WitnessKey, for type: Type) -> Int {
    let index = reserve(key.requirement.name)
    later(index) { [self] in
      guard let own = key.requirement.owner?.selfParameter else { return }
      var substitution: Substitution = [own: type]
      for (generic, argument) in zip(key.requirement.generics, key.types) { substitution[generic] = argument }
      let emitter = FunctionEmitter(self, context: checker.main, substitution: substitution)
      emitter.emitThunk(key.requirement, type, seenAs: key.receiver)
      finish(index, emitter)
    }
    return index
  }

  private func describeThunk(_ type: Type, isDebug: Bool) -> Int {
    let index = reserve("description")
    later(index) { [self] in
      let emitter = FunctionEmitter(self, context: checker.main, substitution: [:])
      let shape = FunctionShape(result: .ref, [(.ref, false)])
      emitter.begin(shape)
      let value = emitter.unwrapped(shape.slots[0], type)
      emitter.describe(value, type, isDebug: isDebug, isExact: true, into: 0)
      emitter.end()
      finish(index, emitter)
    }
    return index
  }
}

extension FunctionEmitter {
  /// The contents of an existential known to hold that type.
  func unwrapped(_ slot: Layout, _ type: Type) -> Layout {
    if isPlainReference(type) { return slot }
    let made = allocate(program.layout(type))
    emit(.unbox, made.words, made.refs, slot.refs)
    return made
  }

  func emitThunk(_ requirement: FunctionDeclaration, _ type: Type, seenAs outside: Type) {
    guard let own = requirement.owner?.selfParameter else { return }
    var open = substitution
    open[own] = outside
    let shape = program.shape(requirement, open)
    begin(shape)
    if requirement.kind == .setter { hearOfError() }
    let value = requirement.isCalledOnTypes ? Layout.none : unwrapped(shape.slots[0], type)
    let receiver =
      requirement.isCalledOnTypes
      ? Expression(.typeName(type), .metatype(type), at: position) : placeholderValue(value, type)
    let arguments = requirement.parameters.indices.map { index -> Expression.Argument in
      let kind = self.type(requirement.parameters[index].type)
      let given = program.concrete(requirement.parameters[index].type, open)
      var value = placeholderValue(shape.slots[index + 1], given)
      // `func each(_ body: (Item) -> Void)`, where any item is handed to the body.
      if given != kind { value = checker.coerce(value, to: kind) ?? value }
      return .init(value: requirement.parameters[index].isInout ? Expression(.address(value), kind, at: position) : value)
    }
    let (answered, wanted) = (self.type(requirement.result), program.concrete(requirement.result, open))
    let answer = answered == wanted ? Layout.none : allocate(program.layout(answered))
    perform(requirement, receiver, arguments, into: answer)
    if shape.isInout[0], !isPlainReference(type) {
      let layout = program.layout(type)
      emit(.box, shape.slots[0].refs, value.words, value.refs, d: program.number(of: type))
      taken(value, layout)
    }
    if requirement.throwsErrors { checkError() }
    if answered != wanted { erase(answer, answered, to: wanted) }
    end()
  }

  /// `func moved() -> Self` of a value of protocol type answers another one.
  private func erase(_ answer: Layout, _ answered: Type, to wanted: Type) {
    guard let erased = checker.erased(placeholderValue(answer, answered), to: wanted) else {
      // Said already where the call stands.
      if checker.findings.errorCount() > 0 { return }
      let message = "What this answers of a value of protocol type, '\(answered)', cannot be made a '\(wanted)'"
      return checker.findings.add(.error, .unsupported, message, at: position)
    }
    emit(erased, into: .none)
  }

  private func perform(
    _ requirement: FunctionDeclaration, _ receiver: Expression, _ arguments: [Expression.Argument], into slot: Layout
  ) {
    let result = Expression(.tuple([]), requirement.result, at: position)
    guard requirement.isRequirement else {
      let types = Substitution(uniqueKeysWithValues: substitution.keys.map { ($0, Type.parameter($0)) })
      return call(requirement, types, receiver, arguments, .direct, result, into: slot)
    }
    switch requirement.property {
    case let variable as VariableDeclaration:
      if requirement.kind == .getter {
        property(receiver, variable, [:], .witness, result, into: slot)
      } else if let new = arguments.first {
        assignProperty(receiver, variable, [:], .witness, new.value, end: abandoning.map { .perhapsThrown($0) } ?? .done)
      }
    case let subscripting as SubscriptDeclaration:
      if requirement.kind == .getter {
        subscripted(receiver, subscripting, [:], arguments, .witness, result, into: slot)
      } else if let new = arguments.first {
        assignSubscript(receiver, subscripting, [:], Array(arguments.dropFirst()), .witness, new.value)
      }
    default: call(requirement, [:], receiver, arguments, .witness, result, into: slot)
    }
  }
}
