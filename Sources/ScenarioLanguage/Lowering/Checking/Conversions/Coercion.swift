import DispatchTrace

/// Implicit conversions, each written into the tree.
extension Checker {
  /// `value` as a value of `type`, or nil. Leaves no bindings behind when it fails.
  func coerce(_ value: Expression, to type: Type) -> Expression? {
    let actual = simplified(value.type)
    let wanted = simplified(type)
    if case .error = actual { return value }
    if case .error = wanted { return value }
    if value.isImplicitlyUnwrapped, case .variable(let variable) = wanted {
      if variable.refusesOptionals || unwrapsForAnyType { return coerce(forced(value), to: wanted) }
      keptOptionals += 1
    }
    if case .variable(let open) = actual, open.refusesAny, wanted == .any { return nil }
    if unifyOrUndo(actual, wanted) { return value }
    if let made = convert(value, actual, wanted) { return made }
    guard value.isImplicitlyUnwrapped, let made = coerce(forced(value), to: wanted) else { return nil }
    cost.unwrappings += 1
    return made
  }

  /// Whether one of the bounds of `generic` is nothing that an Optional can be.
  func refusesOptionals(_ generic: GenericParameter) -> Bool {
    !generic.protocols.allSatisfy(canOptionalsConform)
  }

  /// Some Optionals are of that protocol.
  func canOptionalsConform(to target: NominalDeclaration) -> Bool {
    guard let optional = library.known("Optional") else { return false }
    readHeader(optional)
    return optional.conformances.contains { allProtocols(of: $0.to).contains(target) }
  }

  private func convert(_ value: Expression, _ actual: Type, _ wanted: Type) -> Expression? {
    if let wrapped = wanted.wrapped { return convert(value, actual, optionalOf: wrapped, wanted) }
    if case .none = value.kind, let made = ownNil(value, wanted) { return made }
    if case .interpolation = value.kind, let made = ownText(value, wanted) { return made }
    switch wanted {
    case .existential(let protocols): return erase(value, actual, protocols, wanted)
    case .nominal(let target, let arguments): return convert(value, actual, target, arguments, wanted)
    case .function(let target): return convert(value, actual, target, wanted)
    case .tuple(let fields): return convert(value, actual, fields, wanted)
    case .metatype(let target):
      guard case .metatype(let source) = actual, isSubtype(source, of: target) else { return nil }
      return Expression(.upcast(value), wanted, at: value.position)
    case .parameter, .dependent, .variable, .error: return nil
    }
  }

  private func isSubtype(_ type: Type, of target: Type) -> Bool {
    guard case .existential(let protocols) = simplified(target) else { return isSubclass(type, of: target) }
    guard case .existential(let own) = simplified(type) else { return protocols.allSatisfy { conforms(type, to: $0) } }
    let all = own.flatMap { allProtocols(of: $0) }
    return protocols.allSatisfy { all.contains($0) }
  }

  /// The Optional `value` as a `target`, where what it wraps is converted.
  func convertingOptional(
    _ value: Expression, of inner: Type, to target: Type, _ convert: (Expression) -> Expression?
  ) -> Expression? {
    let placeholder = placeholder(inner)
    let reference = Expression(.variable(placeholder), inner, at: value.position)
    return convert(reference).map {
      Expression(.convertOptional(value, placeholder: placeholder, $0), target, at: value.position)
    }
  }

  private func convert(_ value: Expression, _ actual: Type, optionalOf wrapped: Type, _ wanted: Type) -> Expression? {
    // A shallower optional becomes the wrapped value, also when it is nil; an equally deep one is converted inside, and so is one of
    // another type: as an `Any??`, a nil `Int?` is nil.
    if let inner = actual.wrapped, optionalDepth(actual) >= optionalDepth(wanted) || !unifyOrUndo(core(actual), core(wanted)) {
      if let made = convertingOptional(value, of: inner, to: wanted, { coerce($0, to: wrapped) }) { return made }
    }
    guard let converted = coerce(value, to: wrapped) else { return nil }
    cost.optionals += 1
    return Expression(.wrap(converted), wanted, at: value.position)
  }

  private func core(_ type: Type) -> Type { simplified(type).wrapped.map(core) ?? simplified(type) }

  func optionalDepth(_ type: Type) -> Int {
    guard let wrapped = simplified(type).wrapped else { return 0 }
    return 1 + optionalDepth(wrapped)
  }

  /// A variable that stands for a part of a value being converted.
  func placeholder(_ type: Type) -> VariableDeclaration {
    let made = VariableDeclaration("$part", at: .none, scope: scope, storage: .local, isLet: true)
    made.type = type
    made.home = function
    return made
  }

  private func erase(_ value: Expression, _ actual: Type, _ protocols: [NominalDeclaration], _ wanted: Type) -> Expression? {
    if case .existential(let own) = actual {
      let all = own.flatMap { allProtocols(of: $0) }
      let bound = superclass(boundOf: own)
      let fits = protocols.allSatisfy { wanted in
        all.contains(wanted) || isMarker(wanted) || wanted.name == "AnyObject" && own.contains { isClassBound($0) }
          || bound.map { conforms($0, to: wanted) } ?? false
      }
      if fits, protocols.isEmpty { cost.erasures += 1 }
      return fits ? Expression(.upcast(value), wanted, at: value.position) : nil
    }
    if case .variable(let variable) = actual {
      guard variable.literal != nil else { return nil }
      return erase(value, settle(actual), protocols, wanted)
    }
    // A nil of no type is no value.
    if case .none = value.kind, let wrapped = actual.wrapped, isUnknown(wrapped) { return nil }
    guard protocols.allSatisfy({ conforms(actual, to: $0) }) else { return nil }
    if protocols.isEmpty { cost.erasures += 1 }
    return Expression(.erase(value), wanted, at: value.position)
  }

  private func convert(
    _ value: Expression, _ actual: Type, _ target: NominalDeclaration, _ arguments: [Type], _ wanted: Type
  ) -> Expression? {
    if target.isClass, isSubclass(actual, of: wanted) { return Expression(.upcast(value), wanted, at: value.position) }
    if wanted.isNominal("AnyHashable") { return hashable(value, actual, target, wanted) }
    guard case .nominal(let source, let own) = actual, target.isLibrary else { return nil }
    if target.name == "UnsafePointer", source.isLibrary, ["UnsafeMutablePointer", "Array"].contains(source.name),
      unifyOrUndo(own[0], arguments[0])
    {
      cost.collections += 1
      return made(wanted, of: value, labelled: nil)
    }
    if wanted.isNominal("UnsafeMutableRawPointer"), source.isLibrary {
      cost.collections += 1
      if ["UnsafeMutablePointer", "UnsafePointer"].contains(source.name) { return made(wanted, of: value, labelled: nil) }
      if source.name == "Array" {
        return coerce(value, to: library.type("UnsafePointer", own)).flatMap { made(wanted, of: $0, labelled: nil) }
      }
    }
    guard source === target else { return nil }
    if target.name == "Dictionary" || target.name == "Set" { return entries(of: value, own, arguments, wanted) }
    guard target.name == "Array" else { return nil }
    let placeholder = placeholder(own[0])
    let reference = Expression(.variable(placeholder), own[0], at: value.position)
    guard let converted = coerce(reference, to: arguments[0]) else { return nil }
    cost.collections += 1
    return Expression(.convertArray(value, placeholder: placeholder, converted), wanted, at: value.position)
  }

  /// `nil` for a type of the scenario that says how it is made from that.
  func ownNil(_ value: Expression, _ wanted: Type) -> Expression? {
    guard wanted.wrapped == nil, takesNil(wanted) else { return nil }
    return made(wanted, of: Expression(.tuple([]), .void, at: value.position), labelled: "nilLiteral")
  }

  /// An Optional does, and what says so.
  func takesNil(_ type: Type) -> Bool {
    type.wrapped != nil || library.known("ExpressibleByNilLiteral").map { conforms(type, to: $0) } ?? false
  }

  /// What a variable of Optionals begins with: nil, or a tuple of nils.
  func nothing(_ type: Type, at position: SourcePosition) -> Expression? {
    if type.wrapped != nil { return Expression(.none, type, at: position) }
    guard case .tuple(let fields) = simplified(type), !fields.isEmpty else { return nil }
    let parts = fields.compactMap { nothing($0.type, at: position) }
    return parts.count == fields.count ? Expression(.tuple(parts), type, at: position) : nil
  }

  /// `"user:\(id)"` for a type of the scenario that is made from such texts.
  private func ownText(_ value: Expression, _ wanted: Type) -> Expression? {
    if wanted.isNominal("Substring") {
      cost.literals += 1
      return made(wanted, of: value, labelled: nil)
    }
    guard wanted.nominal?.isLibrary == false, let target = library.known("ExpressibleByStringInterpolation"),
      conforms(wanted, to: target)
    else { return nil }
    if ownMaker(wanted) != nil {
      let message = "How '\(normalized(wanted))' is made from this interpolation is not known; say 'as \(normalized(wanted))'"
      findings.add(.error, .unsupported, message, at: value.position)
      return Expression(.error, .error, at: value.position)
    }
    cost.literals += 1
    return made(wanted, of: value, labelled: "stringLiteral")
  }

  private func made(_ wanted: Type, of value: Expression, labelled label: String?) -> Expression? {
    let found = lookUpMembers("init", in: wanted).lazy.compactMap { candidate -> MemberCandidate? in
      var candidate = candidate
      let parameters = self.parameters(of: candidate.declaration)
      guard parameters.map(\.label) == [label] else { return nil }
      for own in (candidate.declaration as? FunctionDeclaration)?.generics ?? [] {
        candidate.substitution[own] = .variable(TypeVariable())
      }
      return self.unifyOrUndo(parameters[0].type.substituting(candidate.substitution), value.type) ? candidate : nil
    }.first
    guard let found, let maker = found.declaration as? FunctionDeclaration else { return nil }
    let owner = Expression(.typeName(wanted), .metatype(wanted), at: value.position)
    return Expression(.call(maker, found.substitution, owner, [.init(value: value)], found.dispatch), wanted, at: value.position)
  }

  /// One of the library's own, by its name.
  func libraryFunction(_ name: String) -> FunctionDeclaration? {
    library.load(name)
    guard let function = library.scope.names[name]?.first as? FunctionDeclaration else { return nil }
    readSignature(function)
    return function
  }

  /// `[String: Int]` as `[String: Any]`, `Set<String>` as `Set<AnyHashable>`
  private func entries(of value: Expression, _ own: [Type], _ arguments: [Type], _ wanted: Type) -> Expression? {
    guard let function = libraryFunction(own.count == 1 ? "_mapMembers" : "_mapEntries") else { return nil }
    return attempt {
      let parts = zip(own, arguments).compactMap { conversion(from: $0, to: $1, at: value.position) }
      guard parts.count == own.count else { return nil }
      cost.collections += 1
      let types = Substitution(uniqueKeysWithValues: zip(function.generics, own + arguments))
      return Expression(
        .call(function, types, nil, ([value] + parts).map { .init(value: $0) }, .direct), wanted, at: value.position)
    }
  }

  /// A closure that makes a `target` of a `source`.
  private func conversion(from source: Type, to target: Type, at position: SourcePosition) -> Expression? {
    let context = FunctionContext(.closure, parent: function, result: target)
    let node = ClosureNode(context: context, at: position)
    let given = local("$given", source, at: .none, context)
    node.parameters = [given]
    guard let converted = coerce(Expression(.variable(given), source, at: position), to: target) else { return nil }
    node.statements = [.returning(converted, position)]
    return Expression(
      .closure(node), .function(FunctionType(parameters: [.init(type: source)], result: target)), at: position)
  }

  /// Any hashable value becomes an `AnyHashable` without being told to.
  private func hashable(_ value: Expression, _ actual: Type, _ target: NominalDeclaration, _ wanted: Type) -> Expression? {
    if isUnknown(actual) { return nil }
    let type = settle(actual)
    guard let hashable = library.known("Hashable"), conforms(type, to: hashable),
      let maker = members(named: "init", of: target).compactMap({ $0 as? FunctionDeclaration }).first
    else { return nil }
    readSignature(maker)
    cost.erasures += 1
    let owner = Expression(.typeName(wanted), .metatype(wanted), at: value.position)
    return Expression(.call(maker, [maker.generics[0]: type], owner, [.init(value: value)], .direct), wanted, at: value.position)
  }

  private func convert(_ value: Expression, _ actual: Type, _ target: FunctionType, _ wanted: Type) -> Expression? {
    guard case .function(let source) = actual else { return nil }
    if source.throwsErrors && !target.throwsErrors || !throwsFit(source, target) { return nil }
    guard source.parameters.count == target.parameters.count else {
      assumeTuple(of: source, for: target)
      return adapted(value, source, target, wanted)
    }
    var relaxed = source
    relaxed.throwsErrors = target.throwsErrors
    relaxed.setThrown(target.thrown)
    if unifyOrUndo(.function(relaxed), wanted) { return Expression(.convertFunction(value), wanted, at: value.position) }
    return adapted(value, source, target, wanted)
  }

  /// What is asked for may throw any error, or only what is given; where it is still open, it is what is given throws.
  func throwsFit(_ source: FunctionType, _ target: FunctionType) -> Bool {
    guard let thrown = target.thrown else { return true }
    if source.throwsErrors { return unifyOrUndo(source.thrown ?? library.error, thrown) }
    if isUnknown(thrown) { _ = unifyOrUndo(library.type("Never"), thrown) }
    return true
  }

  /// `(Resolver, Name) -> Service` for `(Arguments) -> Any`, where nothing says what `Arguments` are: both, as a tuple.
  private func assumeTuple(of source: FunctionType, for target: FunctionType) {
    guard target.parameters.count == 1, source.parameters.count > 1, isUnknown(target.parameters[0].type),
      !source.parameters.contains(where: \.isInout)
    else { return }
    _ = unifyOrUndo(target.parameters[0].type, .tuple(source.parameters.map { TupleField(label: nil, type: $0.type) }))
  }

  static let adaptedName = "$function"

  /// A closure that takes what `target` takes, converts it, and calls `value`.
  func adapted(_ value: Expression, _ source: FunctionType, _ target: FunctionType, _ wanted: Type) -> Expression? {
    adaptations += 1
    defer { adaptations -= 1 }
    return attempt {
      let context = FunctionContext(.closure, parent: function, result: target.result)
      (context.throwsErrors, context.thrown) = (source.throwsErrors, source.thrown)
      let node = ClosureNode(context: context, at: value.position)
      let held = local(Self.adaptedName, value.type, at: .none, context)
      node.captureList = [(held, value)]
      node.parameters = target.parameters.enumerated().map { index, parameter in
        let made = local("$\(index)", parameter.type, at: .none, context)
        (made.isInoutParameter, made.isLet) = (parameter.isInout, !parameter.isInout)
        return made
      }
      var parts = node.parameters.map { Expression(.variable($0), $0.type, at: value.position) }
      // Only the function itself is so lenient, not those that it takes or answers.
      if adaptations == 1, parts.count == 1, source.parameters.count > 1, case .tuple(let fields) = simplified(parts[0].type) {
        let whole = parts[0]
        parts = fields.indices.map { Expression(.tupleField(whole, $0), fields[$0].type, at: value.position) }
      }
      // `units.forEach(refresh)`: what takes nothing takes a `()`.
      if adaptations == 1, parts.count == 1, source.parameters.isEmpty, simplified(parts[0].type).isVoid { parts = [] }
      let (own, asked) = (source.parameters.map(\.isInout), target.parameters.map(\.isInout))
      guard parts.count == source.parameters.count, own == asked || !own.contains(true),
        source.parameters.map(\.isVariadic) == target.parameters.map(\.isVariadic)
          || !(source.parameters + target.parameters).contains(where: \.isVariadic)
      else { return nil }
      var arguments: [Expression.Argument] = []
      for (part, parameter) in zip(parts, source.parameters) {
        if parameter.isInout {
          guard unify(part.type, parameter.type) else { return nil }
          arguments.append(.init(value: Expression(.address(part), part.type, at: part.position)))
          continue
        }
        guard let converted = coerce(part, to: parameter.type) ?? relabelled(part, parameter.type, for: value) else { return nil }
        arguments.append(.init(value: converted))
      }
      let call = Expression(
        .callValue(Expression(.variable(held), value.type, at: value.position), arguments), source.result, at: value.position)
      guard let result = coerce(call, to: target.result) else { return nil }
      node.statements = target.result.isVoid ? [.expression(result)] : [.returning(result, value.position)]
      var type = target
      type.throwsErrors = source.throwsErrors
      type.setThrown(source.thrown)
      let made = Expression(.closure(node), .function(type), at: value.position)
      return source.throwsErrors == target.throwsErrors ? made : Expression(.convertFunction(made), wanted, at: value.position)
    }
  }

  /// `{ (pair: (key: String, values: [Int])) in … }`: a closure may call the parts of a tuple as it likes.
  private func relabelled(_ part: Expression, _ wanted: Type, for closure: Expression) -> Expression? {
    guard case .closure = closure.kind, case .tuple(let own) = simplified(part.type), case .tuple(let asked) = simplified(wanted),
      own.count == asked.count, zip(own, asked).allSatisfy({ unifyOrUndo($0.type, $1.type) })
    else { return nil }
    return Expression(.convertTuple(part), wanted, at: part.position)
  }

  private func convert(_ value: Expression, _ actual: Type, _ fields: [TupleField], _ wanted: Type) -> Expression? {
    guard case .tuple(let own) = actual, !fields.isEmpty, let order = tupleOrder(own.map(\.label), for: fields.map(\.label))
    else { return nil }
    guard order == Array(order.indices) else { return reordered(value, order, fields, as: wanted) }
    if case .tuple(let values) = value.kind {
      var converted: [Expression] = []
      for (value, field) in zip(values, fields) {
        guard let part = coerce(value, to: field.type) else { return nil }
        converted.append(part)
      }
      return Expression(.tuple(converted), wanted, at: value.position)
    }
    if zip(own, fields).allSatisfy({ unifyOrUndo($0.type, $1.type) }) {
      return Expression(.convertTuple(value), wanted, at: value.position)
    }
    return reordered(value, order, fields, as: wanted)
  }
}
