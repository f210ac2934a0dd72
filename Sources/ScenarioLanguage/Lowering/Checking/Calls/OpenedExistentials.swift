import DispatchTrace
import SwiftSyntax

/// A call with a value of protocol type for a generic parameter: `add(component)`, where `func add<C: Component>(_ component: C)`, or
/// of a static member of its type: `type(of: component).name()`.
///
/// It runs for the type that the value has when the call is made: it becomes a requirement of the protocol, with an
/// implementation that makes the call. So each type gets code of its own, with its statics and its `C.self`.
struct OpenedCall {
  var function: FunctionDeclaration
  var substitution: Substitution
  var base: Expression?
  var arguments: [Expression.Argument]
  var dispatch: Expression.Dispatch
  var throwsErrors: Bool
  /// The parameter that the value is for, and which argument that is: none where its type is the receiver.
  var generic: GenericParameter
  var index: Int?
  /// The argument is a type.
  var isType: Bool
  var target: NominalDeclaration

  var value: Expression? { index.map { arguments[$0].value } ?? base }
  var handedBase: Expression? { index == nil ? nil : base }
}

/// What of a call is opened.
struct OpenedPlace {
  var generic: GenericParameter
  var target: NominalDeclaration
  var index: Int?
  var isType: Bool
}

extension Checker {
  /// The generic parameter of a call that a value of protocol type is for, where that can be opened.
  func openedParameter(
    _ function: FunctionDeclaration, _ substitution: Substitution
  ) -> OpenedPlace? {
    guard function.home == nil || standsAlone(function) else { return nil }
    for generic in function.generics {
      guard let given = substitution[generic], case .existential(let protocols) = simplified(given) else { continue }
      let wanted = function.requirements.compactMap { requirement -> NominalDeclaration? in
        guard case .conforms(.parameter(generic), let target) = requirement, !conforms(given, to: target) else { return nil }
        return target
      }
      guard !wanted.isEmpty, let target = target(among: protocols, promising: wanted),
        let place = onlyPlace(of: generic, in: function)
      else { continue }
      return OpenedPlace(generic: generic, target: target.unconstrained, index: place.index, isType: place.isType)
    }
    return nil
  }

  /// What becomes of the call is asked of one of them; whatever conforms to all of them has it.
  private func target(among protocols: [NominalDeclaration], promising wanted: [NominalDeclaration]) -> NominalDeclaration? {
    let arePromised = wanted.allSatisfy { asked in protocols.contains { allProtocols(of: $0).contains(asked) } }
    return arePromised ? protocols.first { allProtocols(of: $0).contains(wanted[0]) } : nil
  }

  /// A function inside a function that reads nothing of what is around it, neither values nor types.
  private func standsAlone(_ function: FunctionDeclaration) -> Bool {
    guard function.statements != nil, let context = function.context, context.allCaptures.isEmpty else { return false }
    return Swift.sequence(first: context, next: \.parent).dropFirst().allSatisfy { outer in
      outer.declaration.map { $0.generics.isEmpty && $0.owner?.generics.isEmpty != false && $0.owner?.isProtocol != true } ?? true
    }
  }

  /// The receiver is a type that is only known when the program runs.
  func openedReceiver(_ function: FunctionDeclaration, _ base: Expression?) -> OpenedPlace? {
    guard let base, function.isStatic || function.kind == .initializer, let target = openedTarget(of: function, base),
      let own = function.owner?.selfParameter
    else { return nil }
    return OpenedPlace(generic: own, target: target, index: nil, isType: true)
  }

  /// What `any Sequence<Int>` holds.
  func knownElement(ofErased type: Type) -> Type? {
    guard case .existential(let protocols) = simplified(type), let sequence = library.known("Sequence"),
      protocols.contains(where: { allProtocols(of: $0).contains(sequence) })
    else { return nil }
    return dependentType("Element", of: simplified(type))
  }

  /// A loop over `any Sequence<Int>` asks an iterator that knows of which type the sequence is.
  func iterated(_ sequence: Expression, _ node: ExprSyntax) -> Expression {
    guard knownElement(ofErased: sequence.type) != nil, case .existential(let protocols) = simplified(sequence.type) else {
      return sequence
    }
    let isSaid = fixedAssociated("Element", of: protocols, base: simplified(sequence.type)) != nil
    guard let maker = libraryFunction(isSaid ? "_iterated" : "_iteratedAny") else { return sequence }
    let argument = ArgumentSyntax(label: nil, value: node, inferred: sequence)
    let candidate = MemberCandidate(declaration: maker, substitution: [:], dispatch: .direct)
    return resolve([candidate], base: nil, [argument], callee: maker.name, node, nil)
  }

  /// What `where` equates, and is not equal for the type that a value of protocol type is of.
  func firstUnequal(of requirements: [Requirement], _ substitution: Substitution, opening generic: GenericParameter)
    -> Requirement?
  {
    requirements.first { requirement in
      guard case .same(let left, let right) = requirement else { return false }
      // What is erased outside is some type inside, and what it was made equal to is not that one.
      if isErased(left, generic, substitution) || isErased(right, generic, substitution) { return true }
      return !unifyOrUndo(left.substituting(substitution), right.substituting(substitution))
    }
  }

  /// The one parameter whose type the generic parameter is, or whose value.
  private func onlyPlace(of generic: GenericParameter, in function: FunctionDeclaration) -> (index: Int, isType: Bool)? {
    let own = Type.parameter(generic)
    let places = function.parameters.indices.filter { function.parameters[$0].type.contains { $0 == own } }
    guard places.count == 1, let index = places.first else { return nil }
    let parameter = function.parameters[index]
    if parameter.isInout || parameter.isVariadic { return nil }
    guard isErasable(function.result, of: generic) else { return nil }
    if parameter.type == own { return (index, false) }
    return parameter.type == .metatype(own) ? (index, true) : nil
  }

  /// The call as it is made; nil where that is not supported.
  func opened(_ call: OpenedCall, at node: some SyntaxProtocol) -> Expression? {
    guard let own = call.target.selfParameter, let value = call.value, let handed = handedOn(call) else { return nil }
    var inside = call.substitution
    inside[call.generic] = .parameter(own)
    let result = normalized(call.function.result.substituting(call.substitution))
    let generics = parameters(in: handed.map(\.type) + [result] + call.substitution.values)
    if generics.contains(own) { return nil }
    let made = requirement(of: call.target, like: call.function.name, isStatic: call.isType, at: node) { made in
      made.generics = generics
      made.throwsErrors = call.throwsErrors
      made.parameters = handed
      made.result = result
    }
    let promised = promises(of: value.type, own)
    let isMade = withConditions(conditions + promised) {
      implement(made.implementation, own, call, inside, at: node)
    }
    guard isMade else { return nil }
    made.requirement.conditions = promised
    declare(made, in: call.target)
    var outside = Substitution(uniqueKeysWithValues: generics.map { ($0, Type.parameter($0)) })
    outside[own] = call.substitution[call.generic]
    var values = call.arguments
    if let index = call.index { values.remove(at: index) }
    if handed.count > values.count, let base = call.handedBase {
      let receiver = changes(base, call) ? Expression(.address(base), base.type, at: base.position) : base
      values.insert(.init(value: receiver), at: 0)
    }
    return Expression(.call(made.requirement, outside, value, values, .witness), result, at: position(node))
  }

  /// What is in an `any P & Q` conforms to both.
  private func promises(of type: Type, _ own: GenericParameter) -> [Requirement] {
    guard case .existential(let protocols) = simplified(type), protocols.count > 1 else { return [] }
    return protocols.map { .conforms(.parameter(own), $0) }
  }

  /// A requirement that nobody wrote, and what fulfils it for all types.
  private func requirement(
    of target: NominalDeclaration, like name: String, isStatic: Bool, at node: some SyntaxProtocol,
    _ describe: (FunctionDeclaration) -> Void
  ) -> (requirement: FunctionDeclaration, implementation: FunctionDeclaration) {
    let name = "$\(name)\(target.members.count)"
    let made = [true, false].map { isRequirement -> FunctionDeclaration in
      let made = FunctionDeclaration(name, at: position(node), scope: fileScope, kind: .method)
      made.owner = target
      made.isSignatureKnown = true
      made.isRequirement = isRequirement
      made.isStatic = isStatic
      made.isCalledOnTypes = isStatic
      describe(made)
      return made
    }
    return (made[0], made[1])
  }

  private func declare(
    _ made: (requirement: FunctionDeclaration, implementation: FunctionDeclaration), in target: NominalDeclaration
  ) {
    target.members[made.requirement.name] = [made.requirement, made.implementation]
    protocolsByMember[made.requirement.name] = [target]
  }

  /// What the implementation takes besides the value: the receiver, and the other arguments. Nil for receivers that cannot be
  /// handed on.
  private func handedOn(_ call: OpenedCall) -> [Parameter]? {
    var result: [Parameter] = []
    if let base = call.handedBase, !isTypeName(base) {
      if case .superReference = base.kind { return nil }
      if case .metatype = base.type.head { return nil }
      if call.function.kind == .initializer { return nil }
      result.append(Parameter(label: nil, name: "$base", type: normalized(base.type), isInout: changes(base, call)))
    }
    for (index, parameter) in call.function.parameters.enumerated() where index != call.index {
      let type = normalized(parameter.type.substituting(call.substitution))
      var own = Parameter(label: nil, name: "$\(index)", type: type, isInout: parameter.isInout)
      own.isEscaping = parameter.isEscaping
      own.isConcurrent = parameter.isConcurrent
      result.append(own)
    }
    return result
  }

  /// `hasher.combine(value)`: the receiver is lent.
  private func changes(_ base: Expression, _ call: OpenedCall) -> Bool { call.function.isMutating && !isReference(base.type) }

  private func isTypeName(_ base: Expression) -> Bool {
    if case .typeName = base.kind { true } else { false }
  }

  private func parameters(in types: [Type]) -> [GenericParameter] {
    var result: Set<GenericParameter> = []
    for type in types {
      _ = type.contains { part in
        if case .parameter(let parameter) = part { result.insert(parameter) }
        return false
      }
    }
    return result.sorted { $0.name < $1.name }
  }

  private func implement(
    _ declaration: FunctionDeclaration, _ own: GenericParameter, _ call: OpenedCall, _ inside: Substitution,
    at node: some SyntaxProtocol
  ) -> Bool {
    let value = begin(declaration, own, isType: call.isType, at: node)
    let place = position(node)
    var rest = declaration.parameters.compactMap { parameter -> Expression? in
      guard let variable = parameter.variable else { return nil }
      let read = Expression(.variable(variable), variable.type, at: place)
      return parameter.isInout ? Expression(.address(read), variable.type, at: place) : read
    }
    var base: Expression? = value
    if let index = call.index {
      base = rest.count < call.arguments.count ? call.base : rest.removeFirst()
      rest.insert(value, at: index)
    }
    if case .address(let place)? = base?.kind { base = place }
    let type = normalized(call.function.result.substituting(inside))
    let made = Expression(.call(call.function, inside, base, rest.map { .init(value: $0) }, call.dispatch), type, at: place)
    return finish(declaration, made)
  }

  /// The implementation's parameters; answers what is opened: the value, or its type.
  private func begin(
    _ declaration: FunctionDeclaration, _ own: GenericParameter, isType: Bool, at node: some SyntaxProtocol
  ) -> Expression {
    let context = FunctionContext(.function, parent: nil, result: declaration.result)
    context.declaration = declaration
    context.throwsErrors = declaration.throwsErrors
    declaration.context = context
    for index in declaration.parameters.indices {
      let parameter = declaration.parameters[index]
      let made = parameterVariable(parameter.name, parameter.type, context)
      made.isInoutParameter = parameter.isInout
      made.isLet = !parameter.isInout
      declaration.parameters[index].variable = made
    }
    if isType { return typeReference(.parameter(own), at: node) }
    let value = parameterVariable("self", .parameter(own), context)
    declaration.selfVariable = value
    return Expression(.variable(value), .parameter(own), at: position(node))
  }

  /// The implementation answers what `made` does, as the requirement's type.
  private func finish(_ declaration: FunctionDeclaration, _ made: Expression) -> Bool {
    if case .tuple(let parts) = simplified(made.type), !parts.isEmpty, let context = declaration.context {
      let held = Expression(.variable(local("$answer", made.type, at: .none, context)), made.type, at: made.position)
      guard case .variable(let variable) = held.kind, let answer = erased(held, to: declaration.result) else { return false }
      declaration.statements = [.bind(.bind(variable), made, made.position), .returning(answer, made.position)]
      return true
    }
    guard let answer = coerce(made, to: declaration.result) else { return false }
    declaration.statements = declaration.result.isVoid ? [.expression(answer)] : [.returning(answer, made.position)]
    return true
  }

  private func parameterVariable(_ name: String, _ type: Type, _ home: FunctionContext) -> VariableDeclaration {
    let made = local(name, type, at: .none, home)
    made.isParameter = true
    return made
  }

  /// A property of the type that a value of protocol type has: `type(of: component).name`.
  func openedProperty(
    _ variable: VariableDeclaration, _ candidate: MemberCandidate, _ base: Expression, at node: some SyntaxProtocol
  ) -> Expression? {
    guard let target = openedTarget(of: variable, base), let own = target.selfParameter else { return nil }
    let type = type(of: variable)
    let result = normalized(type.substituting(candidate.substitution))
    if result.hasParameters || result.hasVariables { return nil }
    let made = requirement(of: target, like: variable.name, isStatic: true, at: node) { $0.result = result }
    let receiver = begin(made.implementation, own, isType: true, at: node)
    var inside: Substitution = [own: .parameter(own)]
    if let asked = variable.owner?.selfParameter { inside[asked] = .parameter(own) }
    let value = Expression(
      .property(receiver, variable, inside, candidate.dispatch), normalized(type.substituting(inside)), at: position(node))
    guard finish(made.implementation, value) else { return nil }
    declare(made, in: target)
    if variable.setter != nil, result == value.type {
      let place = VariableDeclaration(variable.name, at: .none, scope: fileScope, storage: .computed, isLet: false)
      (place.owner, place.isStatic, place.type) = (target, true, result)
      place.getter = made.requirement
      place.setter = setter(of: value.kind, result, target, own, like: variable.name, at: node)
      return Expression(.property(base, place, candidate.substitution, .witness), result, at: position(node))
    }
    return Expression(.call(made.requirement, candidate.substitution, base, [], .witness), result, at: position(node))
  }

  /// A requirement that sets `place`, a property of the type that is opened.
  private func setter(
    of place: Expression.Kind, _ type: Type, _ target: NominalDeclaration, _ own: GenericParameter, like name: String,
    at node: some SyntaxProtocol
  ) -> FunctionDeclaration {
    let made = requirement(of: target, like: name + "=", isStatic: true, at: node) {
      $0.parameters = [Parameter(label: nil, name: "$value", type: type)]
      $0.result = .void
    }
    _ = begin(made.implementation, own, isType: true, at: node)
    if let value = made.implementation.parameters[0].variable {
      let change = Expression.Kind.assign(
        Expression(place, type, at: position(node)), Expression(.variable(value), type, at: position(node)))
      made.implementation.statements = [.expression(Expression(change, .void, at: position(node)))]
    }
    declare(made, in: target)
    return made.requirement
  }

  /// `kinds.map { $0.make }`: a static member of a type that is only known when it runs, as a function that keeps the type.
  func openedFunction(
    _ declaration: FunctionDeclaration, _ candidate: MemberCandidate, _ base: Expression, at node: some SyntaxProtocol
  ) -> Expression? {
    let isPlain = declaration.parameters.allSatisfy { !$0.isInout && !$0.isVariadic && !$0.isAutoclosure }
    guard declaration.generics.isEmpty, isPlain, let found = openedReceiver(declaration, base),
      case .function(let type) = normalized(Type.function(declaration.type).substituting(candidate.substitution))
    else { return nil }
    let context = FunctionContext(.closure, parent: function, result: type.result)
    context.throwsErrors = type.throwsErrors
    context.isEscaping = true
    let closure = ClosureNode(context: context, at: position(node))
    let held = local("$type", base.type, at: position(node), context)
    held.isListed = true
    closure.captureList.append((held, base))
    closure.parameters = type.parameters.enumerated().map { local("$\($0)", $1.type, at: .none, context) }
    let values = closure.parameters.map { Expression.Argument(value: Expression(.variable($0), $0.type, at: position(node))) }
    let call = withFunction(context, Scope(parent: scope, function: context)) { () -> Expression? in
      opened(
        OpenedCall(
          function: declaration, substitution: candidate.substitution, base: variableReference(held, at: node),
          arguments: values, dispatch: candidate.dispatch, throwsErrors: type.throwsErrors, generic: found.generic, index: nil,
          isType: true, target: found.target), at: node)
    }
    guard let call else { return nil }
    closure.statements = [.returning(call, call.position)]
    return Expression(.closure(closure), .function(type), at: position(node))
  }

  /// The protocol of a type that is only known when it runs, and whose static member is asked.
  func openedTarget(of member: ValueDeclaration, _ base: Expression) -> NominalDeclaration? {
    guard case .metatype(let instance) = simplified(base.type), case .existential(let protocols) = simplified(instance),
      !isTypeName(base), let owner = member.owner, owner.isProtocol
    else { return nil }
    return protocols.first { allProtocols(of: $0).contains(owner) }?.unconstrained
  }
}
