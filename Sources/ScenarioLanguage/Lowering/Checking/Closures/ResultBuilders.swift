import DispatchTrace
import SwiftSyntax

/// The bodies that a result builder makes values of: each expression is a part, and the builder's functions say what becomes of the
/// parts. Written out as the compiler does it, statement by statement.
extension Checker {
  /// What the body answers; its parts are held by the statements.
  func built(_ items: CodeBlockItemListSyntax, by builder: Type) -> (statements: [Statement], value: Expression) {
    let made = builtBlock(items, builder)
    guard has("buildFinalResult", builder) else { return made }
    return (made.statements, call("buildFinalResult", of: builder, [made.value]))
  }

  private func builtBlock(_ items: CodeBlockItemListSyntax, _ builder: Type) -> (statements: [Statement], value: Expression) {
    declareLocals(items)
    var result: [Statement] = []
    var parts: [Expression] = []
    let errors = findings.errorCount()
    for item in items {
      statement = Syntax(item)
      if let function = localFunction(item) {
        checkBody(of: function)
        result.append(.localFunction(function))
      } else if let made = nested(item, otherwise: nil, { part(item, builder) }) {
        let (binding, value) = held(made.value)
        result += made.statements + [binding]
        parts.append(value)
      } else {
        result += statement(item)
      }
    }
    // Each mistake has been told; what would be made of the rest is not known.
    if findings.errorCount() > errors { return (result, Expression(.error, .error, at: statementPosition)) }
    let (statements, value) = combined(parts, builder)
    return (result + statements, value)
  }

  /// What the statement adds to its block; nil for declarations and what else only runs.
  private func part(_ item: CodeBlockItemSyntax, _ builder: Type) -> (statements: [Statement], value: Expression)? {
    switch item.item {
    case .decl: return nil
    case .expr(let node): return part(node, builder)
    case .stmt(let node):
      if let wrapped = node.as(ExpressionStmtSyntax.self)?.expression { return part(wrapped, builder) }
      if let loop = node.as(ForStmtSyntax.self) { return builtLoop(loop, builder) }
      if let inner = node.as(DoStmtSyntax.self), inner.catchClauses.isEmpty {
        return inBlock { builtBlock(inner.body.statements, builder) }
      }
      if node.is(ThrowStmtSyntax.self) { return nil }
      return ([], missing("a statement of this kind is no part that '\(normalized(builder))' can build of", at: node))
    }
  }

  private func part(_ node: ExprSyntax, _ builder: Type) -> (statements: [Statement], value: Expression)? {
    if let test = node.as(IfExprSyntax.self) { return builtIf(test, builder) }
    if let choice = node.as(SwitchExprSyntax.self) { return builtSwitch(choice, builder) }
    if node.as(SequenceExprSyntax.self)?.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) == true { return nil }
    guard has("buildExpression", builder) else { return ([], infer(node, isContextual(node) ? wantedPart(builder) : nil)) }
    let argument = ArgumentSyntax(label: nil, value: node)
    return (
      [],
      resolve(
        functions("buildExpression", builder), base: typeReference(builder, at: node), [argument],
        callee: "buildExpression", node, nil)
    )
  }

  /// What every part has to be, where the builder takes parts of one type only: what a closure or a `.member` is for.
  private func wantedPart(_ builder: Type) -> Type? {
    let takers = functions("buildBlock", builder) + functions("buildPartialBlock", builder)
    guard takers.count == 1, let taker = takers[0].declaration as? FunctionDeclaration else { return nil }
    readSignature(taker)
    guard let first = taker.parameters.first?.typeOfOne, !first.hasVariables, !isGeneric(first),
      taker.parameters.allSatisfy({ $0.typeOfOne == first })
    else { return nil }
    return first
  }

  // MARK: - Branches

  private struct Arm {
    var tests: [Condition]?
    var body: (statements: [Statement], value: Expression)
    var position: SourcePosition
  }

  private func builtIf(_ node: IfExprSyntax, _ builder: Type) -> (statements: [Statement], value: Expression) {
    var arms: [Arm] = []
    collect(node, into: &arms, builder)
    let isOptional = arms.last?.tests != nil
    let optional = has("buildOptional", builder) ? "buildOptional" : "buildIf"
    if isOptional, !has(optional, builder) {
      return ([], missing("'\(normalized(builder))' has no 'buildOptional' for an 'if' without 'else'", at: node))
    }
    guard let choice = Choice(of: arms.count, by: builder, isOptional: isOptional, self, at: node) else {
      return ([], failed(node))
    }
    let bodies = arms.enumerated().map { $1.body.statements + [assign($1.body.value, to: choice, $0)] }
    var otherwise: [Statement] = []
    for (arm, then) in zip(arms, bodies).reversed() {
      otherwise = arm.tests.map { [.conditional($0, then: then, otherwise: otherwise, arm.position)] } ?? then
    }
    let value = choice.value(at: position(node), self)
    return (choice.beginning(at: position(node)) + otherwise, isOptional ? call(optional, of: builder, [value]) : value)
  }

  private func collect(_ node: IfExprSyntax, into arms: inout [Arm], _ builder: Type) {
    let (tests, body) = inBlock {
      (conditions(node.conditions), inBlock { builtBlock(node.body.statements, builder) })
    }
    arms.append(Arm(tests: tests, body: body, position: position(node)))
    switch node.elseBody {
    case .ifExpr(let next): collect(next, into: &arms, builder)
    case .codeBlock(let block):
      arms.append(Arm(tests: nil, body: inBlock { builtBlock(block.statements, builder) }, position: position(block)))
    case nil: break
    }
  }

  private func builtSwitch(_ node: SwitchExprSyntax, _ builder: Type) -> (statements: [Statement], value: Expression) {
    guard let choice = Choice(of: node.cases.count, by: builder, isOptional: false, self, at: node) else {
      return ([], failed(node))
    }
    var index = 0
    let statement = switchStatement(node, label: nil) { [self] items in
      let body = builtBlock(items, builder)
      defer { index += 1 }
      return body.statements + [assign(body.value, to: choice, index)]
    }
    return (choice.beginning(at: position(node)) + [statement], choice.value(at: position(node), self))
  }

  /// What the branches of an `if` or `switch` make one value of.
  private struct Choice {
    let builder: Type
    let count: Int
    let isOptional: Bool
    let payload: Type
    let result: VariableDeclaration

    init?(of count: Int, by builder: Type, isOptional: Bool, _ checker: Checker, at node: some SyntaxProtocol) {
      if count > 1, !checker.has("buildEither", builder) {
        _ = checker.missing("'\(checker.normalized(builder))' has no 'buildEither' for branches", at: node)
        return nil
      }
      self.builder = builder
      self.count = count
      self.isOptional = isOptional
      payload = checker.variable()
      result = checker.resultVariable(isOptional ? checker.library.optional(payload) : payload)
    }

    func beginning(at position: SourcePosition) -> [Statement] {
      [.bind(.bind(result), isOptional ? Expression(.none, result.type, at: position) : nil, position)]
    }

    func value(at position: SourcePosition, _ checker: Checker) -> Expression {
      result.type = checker.settle(result.type)
      return Expression(.variable(result), result.type, at: position)
    }
  }

  /// Branch `index` leads through the leaves of a balanced tree of `buildEither`, whose last leaf may be less deep.
  private func assign(_ value: Expression, to choice: Choice, _ index: Int) -> Statement {
    var value = value
    var (path, last) = (index, choice.count - 1)
    while last != 0 {
      if path != last || last & 1 == 1 {
        let label = path & 1 == 1 ? "second" : "first"
        value = call("buildEither", of: choice.builder, [value], labels: [label], last <= 1 ? choice.payload : nil)
      }
      (path, last) = (path >> 1, last >> 1)
    }
    guard let converted = coerce(value, to: choice.payload) else {
      if !value.type.hasError {
        findings.add(
          .error, .type,
          "The branches have different types, '\(normalized(choice.payload))' and '\(normalized(value.type))'; 'buildEither' has to make one of them",
          at: value.position.isKnown ? value.position : statementPosition)
      }
      return .expression(Expression(.error, .error, at: value.position))
    }
    let target = Expression(.variable(choice.result), choice.result.type, at: value.position)
    let whole = choice.isOptional ? Expression(.wrap(converted), choice.result.type, at: value.position) : converted
    return .expression(Expression(.assign(target, whole), .void, at: value.position))
  }

  // MARK: - Loops

  private func builtLoop(_ node: ForStmtSyntax, _ builder: Type) -> (statements: [Statement], value: Expression) {
    guard has("buildArray", builder) else {
      return ([], missing("'\(normalized(builder))' has no 'buildArray' for a loop", at: node))
    }
    let list = placeholder(library.array(variable()))
    list.isLet = false
    let all = Expression(.variable(list), list.type, at: position(node))
    let loop = forStatement(node, label: nil) { [self] block in
      inBlock {
        let (statements, value) = builtBlock(block.statements, builder)
        if value.type.hasError { return statements }
        let append = lookUpMembers("append", in: list.type).filter {
          parameters(of: $0.declaration).map(\.label) == [nil]
        }
        let argument = ArgumentSyntax(label: nil, value: node.sequence, inferred: value)
        return statements + [.expression(resolve(append, base: all, [argument], callee: "append", node.sequence, nil))]
      }
    }
    list.type = settle(list.type)
    if list.type.hasVariables { list.type = .error }
    let empty = Expression(.array([]), list.type, at: position(node))
    return ([.bind(.bind(list), empty, position(node)), loop], call("buildArray", of: builder, [all]))
  }

  // MARK: - Parts

  /// A part has its value before what follows it runs.
  private func held(_ value: Expression) -> (Statement, Expression) {
    finishStatement(value)
    let made = placeholder(settle(value.type))
    return (.bind(.bind(made), value, value.position), Expression(.variable(made), made.type, at: value.position))
  }

  private func combined(_ parts: [Expression], _ builder: Type) -> (statements: [Statement], value: Expression) {
    guard has("buildPartialBlock", builder), let first = parts.first else { return ([], call("buildBlock", of: builder, parts)) }
    var statements: [Statement] = []
    var value = call("buildPartialBlock", of: builder, [first], labels: ["first"])
    for next in parts.dropFirst() {
      let (binding, accumulated) = held(value)
      statements.append(binding)
      value = call("buildPartialBlock", of: builder, [accumulated, next], labels: ["accumulated", "next"])
    }
    return (statements, value)
  }

  private func call(
    _ name: String, of builder: Type, _ values: [Expression], labels: [String] = [], _ expected: Type? = nil
  ) -> Expression {
    if let broken = values.first(where: { $0.type.hasError }) { return broken }
    // Written nowhere: what is said of it is said of its statement.
    let node = DeclReferenceExprSyntax(baseName: .identifier(name))
    let arguments = values.enumerated().map { index, value in
      ArgumentSyntax(label: labels.isEmpty ? nil : labels[index], value: ExprSyntax(node), inferred: value)
    }
    return resolve(
      functions(name, builder), base: typeReference(builder, at: node), arguments, callee: name, node, expected)
  }

  private func functions(_ name: String, _ builder: Type) -> [MemberCandidate] {
    lookUpMembers(name, in: builder).filter { ($0.declaration as? FunctionDeclaration)?.isStatic == true }
  }

  private func has(_ name: String, _ builder: Type) -> Bool { !functions(name, builder).isEmpty }

  private func missing(_ message: String, at node: some SyntaxProtocol) -> Expression {
    report(.type, message.prefix(1).uppercased() + message.dropFirst(), at: node)
    return failed(node)
  }
}
