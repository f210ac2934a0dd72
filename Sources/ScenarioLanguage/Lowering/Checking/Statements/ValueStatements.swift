import DispatchTrace
import SwiftSyntax

/// `if` and `switch` as values.
extension Checker {
  func ifExpression(_ node: IfExprSyntax, _ expected: Type?) -> Expression {
    valueExpression(ExprSyntax(node), expected) { valueIf(node, $0) }
  }

  func switchExpression(_ node: SwitchExprSyntax, _ expected: Type?) -> Expression {
    valueExpression(ExprSyntax(node), expected) { result in
      switchStatement(node, label: nil) { [self] in valueStatements($0, result) }
    }
  }

  /// The one expression of a closure. Branches of an `if` or `switch` that have nothing in common are statements where nothing says what is
  /// wanted: `{ if isLast { cache.removeAll() } else { cache.removeValue(forKey: key) } }`.
  func value(_ only: ExprSyntax, _ context: FunctionContext) -> [Statement]? {
    guard isStatementLike(only), isOpenResult(context) else { return single(only, context) }
    return attempt { single(only, context) }
  }

  private func valueExpression(_ node: ExprSyntax, _ expected: Type?, _ make: (VariableDeclaration) -> Statement) -> Expression {
    // An argument, an element, something in brackets.
    if node.parent.map({ [.labeledExpr, .arrayElement, .dictionaryElement].contains($0.kind) }) == true {
      let word = node.is(IfExprSyntax.self) ? "if" : "switch"
      report(.syntax, "'\(word)' may only be used as expression in return, throw, or as the source of an assignment", at: node)
      return failed(node)
    }
    let type = expected.map { isUnknown($0) } == false ? nil : branchType(node)
    if let type, type.isVoid {
      // A branch that is a chain, as in `self?.show(error)`, makes it a `()?`.
      for wanted in [type, library.optional(type)] {
        let made = attempt { () -> Expression? in
          if let expected, !unifyOrUndo(expected, wanted) { return nil }
          let result = resultVariable(wanted)
          return valueExpression(result, make(result), at: node)
        }
        if let made { return made }
      }
    }
    let result = resultVariable(expected ?? type ?? variable())
    return valueExpression(result, make(result), at: node)
  }

  func resultVariable(_ type: Type) -> VariableDeclaration {
    let made = placeholder(type)
    made.isLet = false
    made.isDeclaredWithoutValue = true
    made.home = function
    return made
  }

  private func valueExpression(_ result: VariableDeclaration, _ statement: Statement, at node: some SyntaxProtocol) -> Expression
  {
    let value = Expression(.variable(result), result.type, at: position(node))
    return Expression(.block([.bind(.bind(result), nil, position(node)), statement], value), result.type, at: position(node))
  }

  /// The type of the first branch, when nothing else says what the value is.
  private func branchType(_ syntax: ExprSyntax) -> Type {
    let items: CodeBlockItemListSyntax?
    var tests: ConditionElementListSyntax?
    if let node = syntax.as(IfExprSyntax.self) {
      items = node.body.statements
      tests = node.conditions
    } else if case .switchCase(let first)? = syntax.as(SwitchExprSyntax.self)?.cases.first {
      items = first.statements
    } else {
      items = nil
    }
    guard let items, let only = singleExpression(items) else { return variable() }
    let found = attempt { () -> Type? in
      inBlock {
        if let tests { _ = conditions(tests) }
        let value = infer(only)
        return value.type.hasError ? nil : value.type
      }
    }
    return found.map { settle($0) } ?? variable()
  }

  private func valueIf(_ node: IfExprSyntax, _ result: VariableDeclaration) -> Statement {
    let (tests, then) = inBlock {
      (conditions(node.conditions), inBlock { valueStatements(node.body.statements, result) })
    }
    let otherwise: [Statement]
    switch node.elseBody {
    case .ifExpr(let next): otherwise = [valueIf(next, result)]
    case .codeBlock(let block): otherwise = inBlock { valueStatements(block.statements, result) }
    case nil:
      report(.type, "'if' must have an unconditional 'else' to be used as expression", at: node)
      otherwise = []
    }
    return .conditional(tests, then: then, otherwise: otherwise, position(node))
  }

  /// The last expression of a branch becomes the value.
  private func valueStatements(_ items: CodeBlockItemListSyntax, _ result: VariableDeclaration) -> [Statement] {
    guard let only = singleExpression(items) else {
      if let last = items.last, last.item.is(ThrowStmtSyntax.self) { return statements(items) }
      if let last = items.last {
        report(.unsupported, "A branch of an 'if' or 'switch' that is a value must be one expression", at: last)
      }
      return []
    }
    let value = infer(only, result.type)
    if value.type.isNominal("Never") { return [.expression(value)] }
    guard let converted = coerce(value, to: result.type) else {
      if !value.type.hasError { reportMismatch(value, result.type, "to type", at: only) }
      return []
    }
    let target = Expression(.variable(result), result.type, at: converted.position)
    return [.expression(Expression(.assign(target, converted), .void, at: converted.position))]
  }
}

/// Operators as function values: `reduce(0, +)`, `sorted(by: >)`.
extension Checker {
  /// A closure over what is expected that applies the operator.
  func operatorReference(_ token: TokenSyntax, _ expected: Type?) -> Expression {
    let text = token.text
    guard let expected, case .function(let function) = simplified(expected.wrapped ?? expected),
      (1...2).contains(function.parameters.count), !function.parameters.allSatisfy({ isUnknown($0.type) })
    else {
      report(.type, "The types of the operator '\(text)' cannot be inferred here; write a closure", at: token)
      return failed(token)
    }
    let context = FunctionContext(.closure, parent: self.function, result: function.result)
    let closure = ClosureNode(context: context, at: position(token))
    closure.parameters = function.parameters.enumerated().map { index, parameter in
      let made = local("$\(index)", parameter.type, at: .none, context)
      made.isInoutParameter = parameter.isInout
      made.isLet = !parameter.isInout
      return made
    }
    let node = ExprSyntax(BinaryOperatorExprSyntax(operator: token))
    // Of what is made here no place is known: only the whole is told.
    let result = attempt {
      withFunction(context, Scope(parent: scope, function: context)) {
        applied(text, to: operands(of: closure), node, function).flatMap { coerce($0, to: function.result) }
      }
    }
    guard let converted = result, !converted.type.hasError else {
      report(.type, "The operator '\(text)' does not fit '\(normalized(expected))'", at: token)
      return failed(token)
    }
    closure.statements = function.result.isVoid ? [.expression(converted)] : [.returning(converted, position(token))]
    let type = FunctionType(parameters: function.parameters, result: function.result)
    return Expression(.closure(closure), .function(type), at: position(token))
  }

  /// What the operator is applied to; one pair stands for two operands, as in `zip(a, b).map(+)`.
  private func operands(of closure: ClosureNode) -> [Expression] {
    let values = closure.parameters.map { Expression(.variable($0), $0.type, at: closure.position) }
    guard values.count == 1, case .tuple(let fields) = simplified(values[0].type), fields.count == 2 else { return values }
    return fields.indices.map { Expression(.tupleField(values[0], $0), fields[$0].type, at: closure.position) }
  }

  private func applied(_ text: String, to values: [Expression], _ node: ExprSyntax, _ function: FunctionType) -> Expression? {
    if values.count == 2 { return apply(text, values[0], values[1], node, function) }
    // `...` alone is a range without ends: in the library a function that is never called.
    if text == "...", values[0].type.isNominal("UnboundedRange_") { return Expression(.tuple([]), .void, at: values[0].position) }
    return prefix(text, values[0], node)
  }

  private func prefix(_ text: String, _ value: Expression, _ node: ExprSyntax) -> Expression {
    let operand = ArgumentSyntax(label: nil, value: node, inferred: value)
    if let made = hiding(text, [operand], node, nil) { return made }
    switch text {
    case "!" where coerce(value, to: library.bool) != nil: return Expression(.not(value), library.bool, at: value.position)
    case "-" where isNumeric(value.type): return Expression(.negate(value), value.type, at: value.position)
    default:
      let candidates = operators(text, in: [value.type]).filter { parameters(of: $0.declaration).count == 1 }
      if candidates.isEmpty { return failed(node) }
      return resolve(candidates, base: nil, [operand], callee: text, node, nil)
    }
  }

  private func apply(
    _ text: String, _ first: Expression, _ second: Expression, _ node: ExprSyntax, _ function: FunctionType
  ) -> Expression {
    if let comparison = Comparison(rawValue: text) {
      guard unifyOrUndo(first.type, second.type) else { return failed(node) }
      return compare(comparison, first, second, node)
    }
    if ["&&", "||"].contains(text), let left = coerce(first, to: library.bool), let right = coerce(second, to: library.bool) {
      return Expression(text == "&&" ? .and(left, right) : .or(left, right), library.bool, at: first.position)
    }
    let hides = hidesAssignment(text, first.type)
    // `reduce(into: .zero, +=)`
    if isUnknown(first.type), isNumeric(second.type) || isText(second.type) { _ = unifyOrUndo(first.type, second.type) }
    if function.parameters[0].isInout, text.hasSuffix("="), !hides {
      if let operation = Arithmetic(rawValue: String(text.dropLast())), isNumeric(first.type),
        unifyOrUndo(first.type, second.type)
      {
        return Expression(.compoundAssign(operation, first, second), .void, at: first.position)
      }
      if text == "+=", unifyOrUndo(first.type, library.string), unifyOrUndo(second.type, library.string) {
        return Expression(.stringAppend(first, second), .void, at: first.position)
      }
    }
    if let operation = Arithmetic(rawValue: text) {
      let operands = [first, second].map { ArgumentSyntax(label: nil, value: node, inferred: $0) }
      if let made = hiding(text, operands, node, function.result) { return made }
      if let made = builtIn(operation, first, second, nil, at: first.position) { return made }
    }
    let candidates = operators(text, in: [first.type, second.type])
    if candidates.isEmpty {
      return operatorOfUnknown(text, first, second, function.result, at: first.position) ?? failed(node)
    }
    let left = function.parameters[0].isInout ? Expression(.address(first), first.type, at: first.position) : first
    let arguments = [left, second].map { ArgumentSyntax(label: nil, value: node, inferred: $0) }
    return resolve(candidates, base: nil, arguments, callee: text, node, function.result)
  }
}
