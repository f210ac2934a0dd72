import SwiftSyntax

/// `set(\.year, to: 1999)`: what is given for a type that another argument says is of that type, an Optional perhaps.
extension Checker {
  /// `reduce([:]) { (result, item) -> [String: Int] in … }`: what the closure says it answers is what the empty literal is of.
  func adoptWrittenResults(_ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: Substitution) {
    guard arguments.contains(where: { isEmptyLiteral($0.value) }) else { return }
    for binding in fit.bindings {
      guard let index = binding.arguments.first, let clause = arguments[index].closure?.signature?.returnClause,
        case .function(let asked) = simplified(binding.parameter.type.substituting(substitution)), isUnknown(asked.result)
      else { continue }
      _ = attempt { () -> Bool? in unify(asked.result, resolve(clause.type, in: scope)) ? true : nil }
    }
  }

  private func isEmptyLiteral(_ syntax: ExprSyntax) -> Bool {
    syntax.is(NilLiteralExprSyntax.self) || syntax.as(ArrayExprSyntax.self)?.elements.isEmpty == true
      || syntax.as(DictionaryExprSyntax.self).map { if case .colon = $0.content { true } else { false } } ?? false
  }

  /// An argument for a parameter of any type, of which another one says more: a path leads to that very type, what is given for
  /// it only has to convert; and a value is of its type, a literal may be.
  func waitsForOthers(_ fit: Fit, _ index: Int, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    let parameter = fit.bindings[index].parameter
    guard isUnknown(parameter.type.substituting(substitution)), let own = onlyArgument(of: fit.bindings[index], arguments) else {
      return false
    }
    return fit.bindings.contains { other in
      guard let argument = onlyArgument(of: other, arguments), !isLiteral(argument.value) else { return false }
      if leads(argument, other.parameter.type, to: parameter.type) { return true }
      return (isLiteral(own.value) || own.value.is(ArrayExprSyntax.self)) && other.parameter.type == parameter.type
        && !needsContext(argument)
        && !isContextual(argument.value)
    }
  }

  /// `let port: Int? = value(80)`: where all that is given for a type are literals, what is wanted says what it is.
  func isSaid(
    _ parameter: Type, by expected: Type?, _ result: Type, _ fit: Fit, _ arguments: [ArgumentSyntax]
  ) -> Bool {
    guard let expected, !isUnknown(expected), case .parameter = parameter, result.contains(where: { $0 == parameter }) else {
      return false
    }
    return fit.bindings.allSatisfy { other in
      let isFor = other.parameter.type.contains { $0 == parameter }
      return !isFor || other.parameter.type == parameter && isLiteral(other, arguments)
    }
  }

  func isLiteral(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax]) -> Bool {
    onlyArgument(of: binding, arguments).map { isLiteral($0.value) || holdsLiteral($0.value) } ?? false
  }

  /// `(name, nil)`, `(index, .none)`
  private func holdsLiteral(_ syntax: ExprSyntax) -> Bool {
    guard let node = syntax.as(TupleExprSyntax.self), node.elements.count > 1 else { return false }
    return node.elements.contains {
      isLiteral($0.expression) || $0.expression.is(NilLiteralExprSyntax.self) || isMember($0.expression)
    }
  }

  private func leads(_ argument: ArgumentSyntax, _ type: Type, to target: Type) -> Bool {
    guard argument.value.is(KeyPathExprSyntax.self), case .nominal(_, let parts) = type else { return false }
    return parts.count == 2 && parts[1] == target
  }

  /// `Observer { … }` for a parameter of any type is an `Observer`; what `where` says of its parameters then reaches the closure, or
  /// the path of `Observer(\.name)`. For an `Observer<V>` it waits for what others say of `V`.
  func assumeConstruction(_ argument: ArgumentSyntax, for type: Type) -> Bool {
    guard argument.inferred == nil, argument.folded == nil, let node = argument.value.as(FunctionCallExprSyntax.self),
      node.trailingClosure != nil
        || node.arguments.contains(where: { $0.expression.is(ClosureExprSyntax.self) || isOpenPath($0.expression) }),
      let made = typeNamed(by: node.calledExpression), made.hasVariables
    else { return false }
    if !isUnknown(type) { return type.hasVariables && simplified(type).nominal === made.nominal }
    return (made.nominal?.isClass == false || made.nominal?.isFinal == true) && unifyOrUndo(type, made)
  }

  /// `.immediate` for a parameter of which only its protocols are known is a member of the type that they name.
  func assumeSelf(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) {
    guard let own = onlyArgument(of: binding, arguments) else { return }
    assumeSelf(own.value, for: binding.parameter, substitution)
  }

  func assumeSelf(_ syntax: ExprSyntax, for parameter: Parameter, _ substitution: Substitution) {
    guard case .parameter(let generic) = parameter.type, isUnknown(parameter.type.substituting(substitution)) else { return }
    let callee = syntax.as(FunctionCallExprSyntax.self)?.calledExpression ?? syntax
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base == nil,
      let said = typeOfSelf(having: name(member.declName.baseName), generic.protocols)
    else { return }
    _ = unifyOrUndo(parameter.type.substituting(substitution), said)
  }

  private func onlyArgument(of binding: ArgumentBinding, _ arguments: [ArgumentSyntax]) -> ArgumentSyntax? {
    guard binding.arguments.count == 1, !binding.parameter.isVariadic else { return nil }
    let argument = arguments[binding.arguments[0]]
    return argument.inferred == nil && argument.folded == nil && argument.closure == nil && !argument.isInout ? argument : nil
  }

  func isLiteral(_ syntax: ExprSyntax) -> Bool {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr: true
    case .prefixOperatorExpr(let node): isLiteral(node.expression)
    default: false
    }
  }

  /// Of arguments that wait the first that what is known by now says enough of; a function that is not overloaded says what it is itself.
  func nextKnown(
    _ waiting: [Int], _ fit: Fit, _ arguments: [ArgumentSyntax], _ substitution: Substitution
  ) -> Int? {
    let told = waiting.filter { index in
      !fit.bindings[index].arguments.isEmpty && !isOpen(fit.bindings[index], arguments, substitution)
    }
    return told.first { !takesUnknown(fit.bindings[$0], arguments, substitution) }
      ?? told.first { namesFunction(fit.bindings[$0], arguments) }
      ?? told.first { index in !told.contains { $0 != index && answers($0, whatIsTakenBy: index, fit) } } ?? told.first
  }

  /// `compose({ "No. \($0)" }, { $0 * 2 })`: what the first closure is given the second one answers.
  private func answers(_ index: Int, whatIsTakenBy other: Int, _ fit: Fit) -> Bool {
    guard case .function(let answering) = fit.bindings[index].parameter.type,
      case .function(let taking) = fit.bindings[other].parameter.type
    else { return false }
    return taking.parameters.contains { $0.type == answering.result }
      && !answering.parameters.contains { $0.type == taking.result }
  }

  /// `String.init ∘ { $0 * 2 }`: which function is meant, or what a closure is given, is known when others have said it.
  private func takesUnknown(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    guard binding.arguments.count == 1, !arguments[binding.arguments[0]].value.is(KeyPathExprSyntax.self),
      case .function(let wanted) = simplified(binding.parameter.type.substituting(substitution)), !wanted.parameters.isEmpty
    else { return false }
    if let closure = arguments[binding.arguments[0]].closure, !hasOpenParameters(closure) { return false }
    return wanted.parameters.allSatisfy { isUnknown($0.type.substituting(substitution)) }
  }

  private func namesFunction(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax]) -> Bool {
    guard let own = onlyArgument(of: binding, arguments), let node = own.value.as(DeclReferenceExprSyntax.self),
      case .identifier = node.baseName.tokenKind
    else { return false }
    return true
  }

  func isPathFromKnownRoot(_ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ substitution: Substitution) -> Bool {
    guard let first = binding.arguments.first, arguments[first].folded == nil,
      let path = arguments[first].value.as(KeyPathExprSyntax.self),
      case .nominal(_, let parts) = simplified(binding.parameter.type.substituting(substitution)), let root = parts.first
    else { return false }
    return path.root != nil || !isUnknown(root)
  }

  func variadic(
    _ binding: ArgumentBinding, _ arguments: [ArgumentSyntax], _ type: Type, _ node: some ExprSyntaxProtocol
  ) -> Passed {
    guard case .nominal(_, let elements) = type else { return Passed(argument: .init(value: failed(node))) }
    let isOpen = binding.arguments.count > 1 && isUnknown(elements[0])
    // What a literal in brackets is the others say: `many([3], set)`.
    let last = isOpen ? binding.arguments.filter { arguments[$0].value.is(ArrayExprSyntax.self) } : []
    var values: [Int: Expression] = [:]
    for index in binding.arguments.filter({ !last.contains($0) }) + last {
      values[index] = pass(arguments[index], type: elements[0], isInout: false, isEscaping: true)
    }
    let list = Expression(.array(binding.arguments.compactMap { values[$0] }), type, at: position(node))
    return Passed(argument: .init(value: list))
  }

  /// The compiler passes arguments as they are where their types are already those that the function has. For `Any...` that is `[Any]`,
  /// so the only argument for it that is an `[Any]` becomes all of them, where nothing is left out and nothing else is converted.
  func handedOn(_ passed: [Passed], _ fit: Fit, _ arguments: [ArgumentSyntax]) -> [Passed] {
    guard passed.count == fit.bindings.count, let index = fit.bindings.firstIndex(where: \.parameter.isVariadic),
      fit.bindings.allSatisfy({ $0.arguments.count == 1 }),
      case let syntax = arguments[fit.bindings[index].arguments[0]].value, !syntax.is(ArrayExprSyntax.self),
      case .array(let values) = passed[index].argument.value.kind, let whole = values.first.map({ withoutConversions($0) }),
      case let list = passed[index].argument.value.type, whole !== values.first, normalized(whole.type) == normalized(list),
      zip(passed, fit.bindings).enumerated().allSatisfy({ $0.offset == index || isAsGiven($0.element.0, $0.element.1.parameter) })
    else { return passed }
    if isWritten(syntax, as: list) { return passed }
    var result = passed
    let function = fit.candidate.declaration as? FunctionDeclaration
    if let function, function.isLibrary, ["print", "debugPrint"].contains(function.name) {
      guard function.name == "print", let text = itemsText(whole, passed) else { return passed }
      result[index].argument = .init(value: Expression(.array([text]), list, at: whole.position))
    } else {
      result[index].argument = .init(value: whole)
    }
    return result
  }

  /// `list as Any` is one.
  private func isWritten(_ syntax: ExprSyntax, as list: Type) -> Bool {
    guard let parts = syntax.as(SequenceExprSyntax.self)?.elements.suffix(2),
      parts.first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = parts.last?.as(TypeExprSyntax.self), case .nominal(_, let elements) = list
    else { return false }
    return normalized(resolve(type.type, in: scope)) == elements.first.map { normalized($0) }
  }

  /// `print(list, separator: ",", terminator: "")` takes what is between the elements apart from them.
  private func itemsText(_ items: Expression, _ passed: [Passed]) -> Expression? {
    guard passed.count == 3, case let separator = passed[1].argument.value, case .string = separator.kind,
      let join = libraryFunction("_itemsText")
    else { return nil }
    let call = Expression.Kind.call(join, [:], nil, [.init(value: items), .init(value: separator)], .direct)
    return Expression(.erase(Expression(call, library.string, at: items.position)), .any, at: items.position)
  }

  private func isAsGiven(_ passed: Passed, _ parameter: Parameter) -> Bool {
    if parameter.isAutoclosure || parameter.isVariadic { return false }
    if case .function = parameter.type { return false }
    return withoutConversions(passed.argument.value) === passed.argument.value
  }

  private func withoutConversions(_ value: Expression) -> Expression {
    if case .wrap(let inner) = value.kind { return withoutConversions(inner) }
    if case .erase(let inner) = value.kind { return withoutConversions(inner) }
    if case .upcast(let inner) = value.kind { return withoutConversions(inner) }
    return value
  }
}
