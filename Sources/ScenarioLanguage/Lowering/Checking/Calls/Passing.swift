import DispatchTrace
import SwiftSyntax

/// Passing arguments: each as its parameter wants it, and in the order in which they tell each other their types.
extension Checker {
  struct Passed {
    var argument: Expression.Argument
    var throwsErrors = false
  }

  /// Arguments without closures first, so that closures find their parameter types known.
  func passArguments(
    _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: inout Substitution, _ result: Type, _ expected: Type?,
    callee: String,
    _ node: some ExprSyntaxProtocol
  ) -> [Passed]? {
    if let expected { adoptPromises(expected, result.substituting(substitution)) }
    adoptWrittenResults(fit, arguments, substitution)
    var passed: [Passed?] = Array(repeating: nil, count: fit.bindings.count)
    let errors = findings.errorCount()
    var waiting: [Int] = []
    var following: [Int] = []
    for (index, binding) in fit.bindings.enumerated() {
      if binding.arguments.isEmpty, !binding.parameter.isVariadic {
        // A default value is for the types that the arguments settle on.
        waiting.append(index)
      } else if let first = binding.arguments.first,
        assumeArray(arguments[first], for: binding.parameter.type, substitution, fit.candidate.declaration)
          || assumeConstruction(arguments[first], for: binding.parameter.type.substituting(substitution))
      {
        waiting.append(index)
      } else if isDependent(binding.parameter.type.substituting(substitution))
        || binding.arguments.contains(where: { needsContext(arguments[$0]) })
      {
        waiting.append(index)
      } else if waitsForOthers(fit, index, arguments, substitution)
        || isLiteral(binding, arguments) && isSaid(binding.parameter.type, by: expected, result, fit, arguments)
      {
        following.append(index)
      } else {
        passed[index] = pass(binding, arguments, substitution, node)
        noteMistake(passed[index], binding.parameter.type.substituting(substitution))
      }
    }
    // A path from a known root says more than what is given for the type that it leads to.
    for index in waiting where !following.isEmpty && isPathFromKnownRoot(fit.bindings[index], arguments, substitution) {
      passed[index] = pass(fit.bindings[index], arguments, substitution, node)
    }
    if let expected, following.contains(where: { isLiteral(fit.bindings[$0], arguments) }) {
      hint(result.substituting(substitution), expected)
    }
    for index in following { passed[index] = pass(fit.bindings[index], arguments, substitution, node) }
    waiting.removeAll { passed[$0] != nil }
    if let expected, !waiting.isEmpty || result.contains(where: { if case .parameter = $0 { true } else { false } }) {
      hint(result.substituting(substitution), expected)
    }
    if !waiting.isEmpty { adoptRequirements(of: fit.candidate.declaration, substitution) }
    let last = waiting.filter { isDependent(fit.bindings[$0].parameter.type.substituting(substitution)) }
    waiting = waiting.filter { !last.contains($0) } + last
    // A `.member` whose type nothing says yet waits for the rest.
    while let index = nextKnown(waiting.filter { passed[$0] == nil }, fit, arguments, substitution) {
      passed[index] = pass(fit.bindings[index], arguments, substitution, node)
    }
    if let expected { assumeProtocol(expected, result.substituting(substitution)) }
    for index in waiting where passed[index] == nil {
      assumeSelf(fit.bindings[index], arguments, substitution)
      passed[index] = pass(fit.bindings[index], arguments, substitution, node)
    }
    return findings.errorCount() == errors ? handedOn(passed.compactMap { $0 }, fit, arguments) : nil
  }

  /// What a mistaken argument would have said of a type stays unknown: what depends on it is no mistake of its own.
  private func noteMistake(_ passed: Passed?, _ type: Type) {
    guard passed?.argument.value.type.hasError == true, case .variable(let open) = simplified(type), open.literal == nil else {
      return
    }
    bind(open, to: .error)
  }

  /// `R.RawValue` or `Box<R.RawValue>`, and the other arguments say what `R` is.
  func isDependent(_ type: Type) -> Bool {
    type.contains { part in
      var part = simplified(part)
      guard case .dependent = part else { return false }
      while case .dependent(let base, _) = part { part = simplified(base) }
      if case .variable = part { return true }
      return false
    }
  }

  /// `[…]` for a parameter of any type is an array; what `where` says of its elements then reaches them.
  private func assumeArray(
    _ argument: ArgumentSyntax, for parameter: Type, _ substitution: Substitution, _ declaration: Declaration
  ) -> Bool {
    if assumePairs(argument, for: parameter, substitution, declaration) { return true }
    let type = parameter.substituting(substitution)
    guard argument.inferred == nil, argument.folded == nil, let node = argument.value.as(ArrayExprSyntax.self), isUnknown(type)
    else { return false }
    let element = element(of: parameter, declaration).map { normalized($0.substituting(substitution)) }
    if let element, !element.hasVariables { return unifyOrUndo(type, library.array(element)) }
    guard node.elements.isEmpty && element != nil || node.elements.contains(where: { isContextual($0.expression) }) else {
      return false
    }
    return unifyOrUndo(type, library.array(self.variable()))
  }

  /// `map { (key: $0, value: $1) }` where pairs without labels are asked for, or pairs without them for such with labels: what the closure
  /// answers becomes what `where` says of the elements.
  private func assumePairs(
    _ argument: ArgumentSyntax, for parameter: Type, _ substitution: Substitution, _ declaration: Declaration
  ) -> Bool {
    let type = parameter.substituting(substitution)
    guard isUnknown(type), let element = element(of: parameter, declaration), case .tuple = element else { return false }
    let pairs = library.array(normalized(element.substituting(substitution)))
    if isArray(argument, ofPairsLike: element) { return unifyOrUndo(type, pairs) }
    let value = argument.value.as(TryExprSyntax.self)?.expression ?? argument.value
    guard argument.inferred == nil, argument.folded == nil, let call = value.as(FunctionCallExprSyntax.self),
      call.trailingClosure != nil || call.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) }),
      call.calledExpression.is(MemberAccessExprSyntax.self), score(nil, { check(argument.value, as: pairs) }) != nil
    else { return false }
    return unifyOrUndo(type, pairs)
  }

  /// An array is converted to one of tuples without their labels, or with some: `Dictionary(uniqueKeysWithValues: named)`.
  private func isArray(_ argument: ArgumentSyntax, ofPairsLike element: Type) -> Bool {
    let start = mark()
    defer { rollBack(to: start) }
    guard !isContextual(argument), let given = attempt({ infer(argument).type }), given.isNominal("Array"),
      case .nominal(_, let elements) = simplified(given), case .tuple(let fields) = simplified(elements[0]),
      case .tuple(let wanted) = element
    else { return false }
    return fields.count == wanted.count && fields.map(\.label) != wanted.map(\.label)
      && (fields.allSatisfy { $0.label == nil } || wanted.allSatisfy { $0.label == nil })
  }

  /// What `where` says of the elements.
  private func element(of parameter: Type, _ declaration: Declaration) -> Type? {
    for case .same(let left, let right) in (declaration as? FunctionDeclaration)?.requirementsOnCalls ?? [] {
      if left == .dependent(parameter, "Element") { return right }
      if right == .dependent(parameter, "Element") { return left }
    }
    return nil
  }

  func isOpen(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    guard let first = binding.arguments.first, arguments[first].folded == nil, isMember(arguments[first].value) else {
      return false
    }
    if case .variable = simplified(binding.parameter.type.substituting(substitution)) { return true }
    return false
  }

  func needsContext(_ argument: ArgumentSyntax) -> Bool {
    if argument.inferred != nil { return false }
    if let folded = argument.folded { return awaits(folded) }
    switch argument.value.as(ExprSyntaxEnum.self) {
    case .closureExpr, .keyPathExpr, .binaryOperatorExpr: return true
    // What an empty literal holds is said by the result that is wanted: `reduce(into: []) { … }` for a Set.
    case .arrayExpr(let node): return node.elements.isEmpty
    case .dictionaryExpr(let node): return node.content.is(TokenSyntax.self)
    case .functionCallExpr(let node):
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { return member.base == nil }
      return passesOperator(node) || isOpenOfMembers(node)
    case .memberAccessExpr(let node): return node.base == nil || node.declName.baseName.tokenKind == .keyword(.`init`)
    case .declReferenceExpr(let node): return namesFunction(node)
    case .prefixOperatorExpr, .sequenceExpr: return awaits(argument.value)
    case .tupleExpr(let node):
      return awaits(argument.value)
        || node.elements.count == 1 && node.elements.first?.expression.is(BinaryOperatorExprSyntax.self) == true
    default: return false
    }
  }

  private func pass(
    _ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution, _ node: some ExprSyntaxProtocol
  ) -> Passed {
    let parameter = binding.parameter
    let type = normalized(parameter.type.substituting(substitution))
    if parameter.isVariadic { return variadic(binding, arguments, type, node) }
    guard let first = binding.arguments.first else {
      if parameter.isAutoclosure, let syntax = parameter.defaultValue {
        let written = ArgumentSyntax(label: nil, value: syntax)
        let scope = parameter.defaultScope ?? fileScope
        return Passed(argument: .init(value: withScope(scope) { autoclosure(written, type, isEscaping: parameter.isEscaping) }))
      }
      if let property = parameter.defaultProperty {
        return Passed(argument: initialValue(of: property, type, substitution, node))
      }
      return Passed(argument: defaultArgument(parameter, type, substitution, node), throwsErrors: mayThrow(byDefault: parameter))
    }
    let argument = arguments[first]
    if parameter.isAutoclosure {
      return Passed(argument: .init(value: autoclosure(argument, type, isEscaping: parameter.isEscaping)))
    }
    let value = pass(
      argument, type: type, isInout: parameter.isInout, isEscaping: parameter.isEscaping, isConcurrent: parameter.isConcurrent,
      builder: parameter.builder?.substituting(substitution))
    if isResultOpen(parameter, argument, substitution), case .closure(let closure) = value.kind { endChain(in: closure) }
    return Passed(argument: .init(value: value), throwsErrors: mayThrow(value, for: parameter, type))
  }

  /// The closure is for `(T) -> T?`, and what `T` is neither the closure nor the function's owner says, only the call.
  private func isResultOpen(_ parameter: Parameter, _ argument: ArgumentSyntax, _ substitution: Substitution) -> Bool {
    guard let syntax = argument.closure, syntax.signature?.returnClause == nil, case .function(let function) = parameter.type,
      case .parameter(let own)? = function.result.wrapped, case .variable? = substitution[own]
    else { return false }
    return true
  }

  /// `sequence(first: head) { $0?.next }` of an Optional head: what the chain leads to is wrapped inside the chain, so that its end is nil,
  /// not an Optional of nil. Where the result's type is written the compiler wraps outside.
  private func endChain(in closure: ClosureNode) {
    guard closure.statements.count == 1, case .returning(let value?, let position) = closure.statements[0],
      case .wrap(let chain) = value.kind, case .optionalChain(let inner) = chain.kind
    else { return }
    let wrapped = Expression(.wrap(inner), value.type, at: value.position)
    closure.statements = [.returning(Expression(.optionalChain(wrapped), value.type, at: value.position), position)]
  }

  private func initialValue(
    of property: VariableDeclaration, _ type: Type, _ substitution: Substitution, _ node: some SyntaxProtocol
  ) -> Expression.Argument {
    initialValue(of: property, as: self.type(of: property))
    guard let maker = property.maker else { return .init(value: failed(node)) }
    return .init(value: Expression(.call(maker, substitution, nil, [], .direct), type, at: position(node)), isDefault: true)
  }

  /// Nothing that it is converted from counts for or against the function.
  func defaultArgument(
    _ parameter: Parameter, _ type: Type, _ substitution: Substitution, _ node: some SyntaxProtocol
  ) -> Expression.Argument {
    let before = cost
    defer { cost = before }
    if parameter.defaultsToNil { return .init(value: Expression(.none, type, at: position(node)), isDefault: true) }
    guard let syntax = parameter.defaultValue else { return .init(value: failed(node)) }
    // `#line` and its like say where the call is.
    if let macro = syntax.as(MacroExpansionExprSyntax.self) {
      return .init(value: coerced(self.macro(macro, at: position(node)), type, node), isDefault: true)
    }
    let scope = parameter.defaultScope ?? fileScope
    assumeSelf(syntax, for: parameter, substitution)
    let type = normalized(type)
    // Which of several functions is meant they do not say, and to look at them can lead to the same call again.
    if triedCall == Syntax(node).id, !type.hasVariables, !isGeneric(parameter.type) {
      return .init(value: Expression(.none, type, at: position(node)), isDefault: true)
    }
    if mentions(syntax, substitution) || isGeneric(parameter.type) && !isFit(syntax, type, substitution, scope) {
      return .init(value: genericDefault(parameter, syntax, substitution, scope, node), isDefault: true)
    }
    return .init(value: withScope(scope) { check(syntax, as: type) }, isDefault: true)
  }

  /// The default value is of the type without help from the function's own parameters: `T.self` is not, whatever `T` turns out to be.
  private func isFit(_ syntax: ExprSyntax, _ type: Type, _ substitution: Substitution, _ scope: Scope) -> Bool {
    let fits = attempt { () -> Bool? in
      let value = withScope(scope) { check(syntax, as: type) }
      return normalized(value.type).contains { part in
        if case .parameter(let parameter) = part { substitution[parameter] != nil } else { false }
      } ? nil : true
    }
    return fits ?? false
  }

  /// `= "\(T.self)"`: a text whatever `T` is, and another one for each.
  private func mentions(_ syntax: ExprSyntax, _ substitution: Substitution) -> Bool {
    if substitution.isEmpty { return false }
    let names = Set(substitution.keys.map(\.name)).union(["Self"])
    return syntax.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  func isGeneric(_ type: Type) -> Bool {
    type.contains { if case .parameter = $0 { true } else { false } }
  }

  /// `= [T]()` is made by a function of its own, for what the parameters are in this call.
  private func genericDefault(
    _ parameter: Parameter, _ syntax: ExprSyntax, _ substitution: Substitution, _ scope: Scope, _ node: some SyntaxProtocol
  ) -> Expression {
    let maker = FunctionDeclaration(parameter.name, at: position(syntax), scope: scope, kind: .initialValue)
    maker.isStatic = true
    maker.isSignatureKnown = true
    maker.result = parameter.type
    maker.generics = substitution.keys.sorted { $0.name < $1.name }
    let context = FunctionContext(.function, parent: nil, result: parameter.type)
    context.declaration = maker
    maker.context = context
    withFunction(context, Scope(parent: scope, function: context)) {
      let value = check(syntax, as: parameter.type)
      finishStatement(value)
      maker.statements = [.returning(value, value.position)]
    }
    let type = normalized(parameter.type.substituting(substitution))
    return Expression(.call(maker, substitution, nil, [], .direct), type, at: position(node))
  }

  private func coerced(_ value: Expression, _ type: Type, _ node: some SyntaxProtocol) -> Expression {
    coerce(value, to: type) ?? failed(node)
  }

  /// One argument for a parameter of a known kind.
  func pass(
    _ argument: ArgumentSyntax, type: Type, isInout: Bool, isEscaping: Bool, isConcurrent: Bool = false,
    builder: Type? = nil
  ) -> Expression {
    if isInout { return passInout(argument, type) }
    if let made = pointer(to: argument, type) ?? pointer(toText: argument, type) { return made }
    if argument.isInout {
      report(.type, "'&' used with a parameter that is not 'inout'", at: argument.value)
      return failed(argument.value)
    }
    let purpose = "to expected argument type"
    if let closure = argument.closure {
      let made = self.closure(closure, type, isEscaping: isEscaping, isConcurrent: isConcurrent, builder: builder)
      if let converted = coerce(made, to: type) { return converted }
      if !made.type.hasError { reportMismatch(made, type, purpose, at: argument.value) }
      return failed(argument.value)
    }
    if argument.inferred == nil, argument.folded == nil { return check(argument.value, as: type, purpose) }
    let value = infer(argument, type)
    if let converted = coerce(value, to: type) { return converted }
    // Known to be for this parameter, an overloaded call may mean another function.
    if case .call = value.kind, argument.folded == nil, let again = attempt({ coerce(infer(argument.value, type), to: type) }) {
      return again
    }
    if !value.type.hasError { reportMismatch(value, type, purpose, at: argument.value) }
    return failed(argument.value)
  }

  /// `&lock` for a parameter that is a pointer. Only the library's locks have addresses: they are objects.
  private func pointer(to argument: ArgumentSyntax, _ type: Type) -> Expression? {
    let wanted = simplified(type.wrapped ?? type)
    if let node = argument.value.as(InOutExprSyntax.self), wanted.isNominal("UnsafeMutableRawPointer") {
      return address(of: node, wanted).flatMap { coerce($0, to: type) }
    }
    if let node = argument.value.as(InOutExprSyntax.self), wanted.isNominal("UnsafePointer") {
      let place = infer(node.expression)
      return place.type.hasError ? place : lentPointer(to: node, place, wanted).flatMap { coerce($0, to: type) }
    }
    guard let node = argument.value.as(InOutExprSyntax.self), wanted.isNominal("UnsafeMutablePointer"),
      case .nominal(let declaration, let arguments) = wanted, declaration.isLibrary,
      let maker = members(named: "init", of: declaration).compactMap({ $0 as? FunctionDeclaration }).first
    else { return nil }
    let place = infer(node.expression)
    if place.type.hasError { return place }
    if !isReference(place.type), let made = lentPointer(to: node, place, wanted) { return coerce(made, to: type) }
    guard isReference(place.type), unifyOrUndo(place.type, arguments[0]) else {
      report(.unsupported, "Pointers to '\(normalized(place.type))' are not supported; write an 'inout' parameter", at: node)
      return failed(node)
    }
    guard isMutable(place) else {
      report(.type, "Cannot pass immutable value as inout argument: \(immutableReason(place))", at: node)
      return failed(node)
    }
    readSignature(maker)
    let made = Expression(
      .call(maker, [declaration.generics[0]: place.type], typeReference(wanted, at: node), [.init(value: place)], .direct),
      wanted,
      at: position(node))
    return coerce(made, to: type)
  }

  private func reportInout(_ place: Expression, _ type: Type, _ argument: ArgumentSyntax) -> Expression {
    reportMismatch(place, type, "to expected argument type", at: argument.value)
    return failed(argument.value)
  }

  private func passInout(_ argument: ArgumentSyntax, _ type: Type) -> Expression {
    if let known = argument.inferred, case .address = known.kind {
      // The left side of an operator like `+=`.
      return unifyOrUndo(known.type, type) ? known : reportInout(known, type, argument)
    }
    guard let node = argument.value.as(InOutExprSyntax.self) else {
      return reportMissingMark(argument)
    }
    let place = infer(node.expression)
    if place.type.hasError { return place }
    guard isMutable(place) else {
      report(.type, "Cannot pass immutable value as inout argument: \(immutableReason(place))", at: argument.value)
      return failed(argument.value)
    }
    noteWrite(to: place)
    if unifyOrUndo(place.type, type) { return Expression(.address(place), type, at: position(node)) }
    let forced = forced(place)
    guard unifyOrUndo(forced.type, type) else { return reportInout(place, type, argument) }
    cost.unwrappings += 1
    return Expression(.address(forced), type, at: position(node))
  }
}
