import DispatchTrace
import SwiftSyntax

/// A call with a value of protocol type for a generic parameter: `add(component)`, where `func add<C: Component>(_ component: C)`.
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
  /// The parameter that the value is for, and which argument that is.
  var generic: GenericParameter
  var index: Int
  /// The argument is a type.
  var isType: Bool
  var target: NominalDeclaration

  var value: Expression { arguments[index].value }
  var answersGeneric: Bool { function.result == .parameter(generic) }
}

extension Checker {
  /// The generic parameter of a call that a value of protocol type is for, where that can be opened.
  func openedParameter(
    _ function: FunctionDeclaration, _ substitution: Substitution
  ) -> (generic: GenericParameter, target: NominalDeclaration, index: Int, isType: Bool)? {
    guard function.home == nil else { return nil }
    for generic in function.generics {
      guard let given = substitution[generic], case .existential(let protocols) = simplified(given) else { continue }
      let wanted = function.requirements.compactMap { requirement -> NominalDeclaration? in
        guard case .conforms(.parameter(generic), let target) = requirement, !conforms(given, to: target) else { return nil }
        return target
      }
      let target = protocols.first { found in
        !found.isLibrary && wanted.allSatisfy { allProtocols(of: found).contains($0) }
      }
      guard !wanted.isEmpty, let target, let place = onlyPlace(of: generic, in: function) else { continue }
      return (generic, target, place.index, place.isType)
    }
    return nil
  }

  /// The one parameter whose type the generic parameter is, or whose value.
  private func onlyPlace(of generic: GenericParameter, in function: FunctionDeclaration) -> (index: Int, isType: Bool)? {
    let own = Type.parameter(generic)
    let places = function.parameters.indices.filter { function.parameters[$0].type.contains { $0 == own } }
    guard places.count == 1, let index = places.first else { return nil }
    let parameter = function.parameters[index]
    if parameter.isInout || parameter.isVariadic { return nil }
    let isAnswered = function.result.contains { $0 == own }
    if parameter.type == own { return !isAnswered || function.result == own ? (index, false) : nil }
    return parameter.type == .metatype(own) && !isAnswered ? (index, true) : nil
  }

  /// The call as it is made; nil where that is not supported.
  func opened(_ call: OpenedCall, at node: some ExprSyntaxProtocol) -> Expression? {
    if call.isType { return openedType(call, at: node) }
    guard let own = call.target.selfParameter, let handed = handedOn(call) else { return nil }
    var inside = call.substitution
    inside[call.generic] = .parameter(own)
    let result = normalized(call.answersGeneric ? call.value.type : call.function.result.substituting(call.substitution))
    let generics = parameters(in: handed.map(\.type) + [result] + call.substitution.values)
    if generics.contains(own) { return nil }
    let name = "$\(call.function.name)\(call.target.members.count)"
    let made = [true, false].map { isRequirement -> FunctionDeclaration in
      let made = FunctionDeclaration(name, at: position(node), scope: fileScope, kind: .method)
      made.owner = call.target
      made.isSignatureKnown = true
      made.isRequirement = isRequirement
      made.generics = generics
      made.throwsErrors = call.throwsErrors
      made.parameters = handed
      made.result = result
      return made
    }
    implement(made[1], own, call, inside, at: node)
    call.target.members[name] = made
    var outside = Substitution(uniqueKeysWithValues: generics.map { ($0, Type.parameter($0)) })
    outside[own] = call.value.type
    var values = call.arguments
    values.remove(at: call.index)
    if handed.count > values.count, let base = call.base { values.insert(.init(value: base), at: 0) }
    return Expression(.call(made[0], outside, call.value, values, .witness), result, at: callPosition(node))
  }

  /// What the implementation takes besides the value: the receiver, and the other arguments. Nil for receivers that cannot be
  /// handed on.
  private func handedOn(_ call: OpenedCall) -> [Parameter]? {
    var result: [Parameter] = []
    if let base = call.base, !isTypeName(base) {
      if case .superReference = base.kind { return nil }
      if case .metatype = base.type.head { return nil }
      if call.function.kind == .initializer || call.function.isMutating && !isReference(base.type) { return nil }
      result.append(Parameter(label: nil, name: "$base", type: normalized(base.type)))
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
    at node: some ExprSyntaxProtocol
  ) {
    let context = FunctionContext(.function, parent: nil, result: declaration.result)
    context.declaration = declaration
    context.throwsErrors = declaration.throwsErrors
    declaration.context = context
    let place = position(node)
    let value = parameterVariable("self", .parameter(own), context)
    declaration.selfVariable = value
    for index in declaration.parameters.indices {
      let parameter = declaration.parameters[index]
      let made = parameterVariable(parameter.name, parameter.type, context)
      made.isInoutParameter = parameter.isInout
      made.isLet = !parameter.isInout
      declaration.parameters[index].variable = made
    }
    var rest = declaration.parameters.compactMap { parameter -> Expression? in
      guard let variable = parameter.variable else { return nil }
      let read = Expression(.variable(variable), variable.type, at: place)
      return parameter.isInout ? Expression(.address(read), variable.type, at: place) : read
    }
    let base = rest.count < call.arguments.count ? call.base : rest.removeFirst()
    rest.insert(Expression(.variable(value), .parameter(own), at: place), at: call.index)
    let type = normalized(call.function.result.substituting(inside))
    var made = Expression(.call(call.function, inside, base, rest.map { .init(value: $0) }, call.dispatch), type, at: place)
    if call.answersGeneric { made = Expression(.erase(made), declaration.result, at: place) }
    declaration.statements = declaration.result.isVoid ? [.expression(made)] : [.returning(made, place)]
  }

  private func parameterVariable(_ name: String, _ type: Type, _ home: FunctionContext) -> VariableDeclaration {
    let made = local(name, type, at: .none, home)
    made.isParameter = true
    return made
  }

  /// For a type as a value: one call for each of the types that it may be.
  private func openedType(_ call: OpenedCall, at node: some ExprSyntaxProtocol) -> Expression? {
    guard case .metatype(let instance) = simplified(call.value.type) else { return nil }
    let result = normalized(call.function.result.substituting(call.substitution))
    let held = local("$type", call.value.type, at: .none, function)
    var chain: Expression?
    for candidate in possibleTypes(instance).reversed() {
      var inside = call.substitution
      inside[call.generic] = candidate
      var arguments = call.arguments
      arguments[call.index].value = typeReference(candidate, at: node)
      let made = Expression(.call(call.function, inside, call.base, arguments, call.dispatch), result, at: callPosition(node))
      guard let rest = chain else {
        chain = made
        continue
      }
      let isIt = Expression(
        .compare(.equal, Expression(.variable(held), call.value.type, at: position(node)), arguments[call.index].value),
        library.bool, at: position(node))
      chain = Expression(.ternary(isIt, made, rest), result, at: position(node))
    }
    return chain.map { Expression(.block([.bind(.bind(held), call.value, position(node))], $0), result, at: position(node)) }
  }
}
