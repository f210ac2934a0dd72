import SwiftSyntax

/// Calls of what calls answer.
extension Checker {
  /// `compose({ $0 + 1 }, { $0 * 2 })(3)`: what is called says what the closures are given, where they say nothing themselves.
  func called(_ callee: ExprSyntax, with arguments: [ArgumentSyntax], _ expected: Type?) -> Expression {
    if callee.is(TupleExprSyntax.self) { return chosen(callee, for: arguments) }
    guard let inner = innermostCall(callee), takesOpenFunction(inner), !arguments.contains(where: \.isInout) else {
      return infer(callee)
    }
    var result = variable()
    if let expected, case .function(var wanted) = simplified(expected) {
      // One that does not throw stands for one that may.
      wanted.throwsErrors = false
      result = .function(wanted)
    }
    return attempt { infer(callee, .function(FunctionType(parameters: given(arguments), result: result))) } ?? infer(callee)
  }

  /// `path.moved(to:by:)(place, 2)`: the name has the labels. What is called is the function itself, with its defaults; only a method of
  /// instances that is named by their type is a value, which is given one of them first.
  func call(
    _ node: FunctionCallExprSyntax, _ name: DeclReferenceExprSyntax, _ arguments: [ArgumentSyntax],
    _ call: ([ArgumentSyntax]) -> Expression
  ) -> Expression {
    guard let labels = name.argumentNames?.arguments.map(\.name.text) else { return call(arguments) }
    if let labelled = labelled(arguments, labels), let made = attempt({ call(labelled) }) { return made }
    return callValue(infer(node.calledExpression), arguments, node)
  }

  private func labelled(_ arguments: [ArgumentSyntax], _ labels: [String]) -> [ArgumentSyntax]? {
    guard arguments.count <= labels.count, arguments.allSatisfy({ $0.label == nil }) else { return nil }
    return zip(arguments, labels).map { argument, label in
      var made = argument
      if label != "_", !argument.isTrailing { made.label = label }
      return made
    }
  }

  /// `(isUp ? max : min)(a, b)`: where names alone say too little, what they are called with says which they are.
  private func chosen(_ callee: ExprSyntax, for arguments: [ArgumentSyntax]) -> Expression {
    let asGiven = { [self] in
      attempt { infer(callee, .function(FunctionType(parameters: given(arguments), result: variable()))) }
    }
    // Of `(String.init ∘ abs)(-21)` alone one initialiser goes before the others.
    if callee.as(TupleExprSyntax.self)?.elements.first?.expression.is(SequenceExprSyntax.self) == true, let made = asGiven() {
      return made
    }
    if let known = attempt({ infer(callee) }), !known.type.isNominal("Bool") { return known }
    return asGiven() ?? infer(callee)
  }

  /// What a function that is called with the arguments takes.
  func given(_ arguments: [ArgumentSyntax]) -> [FunctionType.Parameter] {
    arguments.map { argument in
      let place = argument.value.as(InOutExprSyntax.self)?.expression
      let value = place ?? argument.value
      let isOpen = argument.closure != nil || isContextual(value)
      return FunctionType.Parameter(type: isOpen ? variable() : infer(value).type, isInout: place != nil)
    }
  }

  /// `curry(f)` of `curry(f)(1)(2)`
  private func innermostCall(_ callee: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = callee.as(FunctionCallExprSyntax.self) else { return nil }
    return innermostCall(call.calledExpression) ?? call
  }

  private func namesOperator(_ syntax: ExprSyntax) -> Bool {
    guard let node = syntax.as(DeclReferenceExprSyntax.self), case .binaryOperator = node.baseName.tokenKind else {
      return syntax.is(BinaryOperatorExprSyntax.self)
    }
    return true
  }

  /// `numbers |> map { $0 * 2 }`
  func takesOpenFunction(_ folded: Folded) -> Bool {
    guard case .operand(let syntax) = folded, let call = syntax.as(FunctionCallExprSyntax.self) else { return false }
    return takesOpenFunction(innermostCall(call.calledExpression) ?? call)
  }

  /// `curry(+)`, `curry(String.init)`: what the operator is applied to, or which initializer is meant, only others say.
  func passesOperator(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(DeclReferenceExprSyntax.self)
      && call.arguments.contains { argument in
        namesOperator(argument.expression) || namesInitializer(argument.expression)
          || argument.expression.as(FunctionCallExprSyntax.self).map(passesOperator) == true
      }
  }

  private func namesInitializer(_ syntax: ExprSyntax) -> Bool {
    guard let node = syntax.as(MemberAccessExprSyntax.self) else { return false }
    return node.base != nil && node.declName.baseName.tokenKind == .keyword(.`init`) && node.declName.argumentNames == nil
  }

  func hasOpenParameters(_ closure: ClosureExprSyntax) -> Bool {
    guard case .parameterClause(let clause)? = closure.signature?.parameterClause else { return true }
    return clause.parameters.contains { $0.type == nil }
  }

  private func takesOpenFunction(_ call: FunctionCallExprSyntax) -> Bool {
    let written =
      [call.trailingClosure].compactMap { $0 } + call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
    return written.contains(where: hasOpenParameters)
      || call.arguments.contains {
        namesOperator($0.expression) || isOpenPath($0.expression)
          || $0.expression.as(FunctionCallExprSyntax.self).map(takesOpenFunction) == true
      }
  }
}
