import DispatchTrace
import SwiftSyntax

/// Conditions, loops, jumps, errors.
extension Checker {
  func statement(_ node: StmtSyntax) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statements(expressionStatement: node.expression)
    case .returnStmt(let node): return returnStatement(node)
    case .guardStmt(let node): return guardStatement(node)
    case .whileStmt(let node): return [whileStatement(node, label: nil)]
    case .repeatStmt(let node): return [repeatStatement(node, label: nil)]
    case .forStmt(let node): return [forStatement(node, label: nil)]
    case .doStmt(let node): return [doStatement(node, label: nil)]
    case .labeledStmt(let node): return labelled(node)
    case .breakStmt(let node): return jump(node.label, isContinue: false, node)
    case .continueStmt(let node): return jump(node.label, isContinue: true, node)
    case .deferStmt(let node): return [deferStatement(node)]
    case .throwStmt(let node): return [throwStatement(node)]
    case .discardStmt(let node): return discardStatement(node)
    case .fallThroughStmt(let node):
      checkFallthrough(node)
      return [.fallthroughCase(position(node))]
    case .missingStmt: return []
    default:
      report(.unsupported, "This statement is not supported", at: node)
      return []
    }
  }

  // MARK: - Conditions

  /// Checks conditions in the current scope, which gets their bindings. Each may hide what the ones before it have bound.
  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let node): return .test(test(node))
      case .optionalBinding(let node):
        hideable()
        return optionalBinding(node)
      case .matchingPattern(let node):
        hideable()
        return matching(node)
      case .availability(let node):
        // What is simulated is the newest system.
        let isThere = node.availabilityKeyword.tokenKind == .poundAvailable
        return .test(Expression(.bool(isThere), library.bool, at: position(node)))
      }
    }
  }

  private func hideable() {
    if !isTopLevelScope, !scope.names.isEmpty { scope = Scope(parent: scope) }
  }

  func test(_ node: ExprSyntax) -> Expression {
    let value = check(node, as: library.bool, "to expected condition type")
    checkLiterals()
    return value
  }

  private func optionalBinding(_ node: OptionalBindingConditionSyntax) -> Condition? {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let value: Expression
    if let conjunction = conjunction(boundBy: node) {
      report(.type, "'&&' cannot follow what is bound: write a comma, and the other condition behind it", at: conjunction)
      return declareBroken(node, isLet: isLet)
    }
    if let initializer = node.initializer {
      if let annotation = node.typeAnnotation {
        value = check(initializer.value, as: library.optional(resolve(annotation.type, in: scope)))
      } else {
        value = infer(initializer.value) { $0.wrapped != nil }
      }
    } else {
      guard let identifier = node.pattern.as(IdentifierPatternSyntax.self) else {
        report(.syntax, "Unwrap condition requires a valid identifier", at: node.pattern)
        return nil
      }
      value = shorthand(identifier)
    }
    finishStatement(value)
    guard let wrapped = value.type.wrapped else {
      if !value.type.hasError, !value.isFailed {
        report(.type, "Initializer for conditional binding must have Optional type, not '\(normalized(value.type))'", at: node)
      }
      return declareBroken(node, isLet: isLet)
    }
    let pattern = bindingPattern(node.pattern, wrapped, isLet: isLet) { _ in }
    // Behind it, what `[weak self]` holds is used knowingly.
    if node.pattern.ownText == "self", function.kind == .closure { function.capturesSelfByName = true }
    return .match(.some(pattern), value)
  }

  /// `if let x = found && x > 0`
  private func conjunction(boundBy node: OptionalBindingConditionSyntax) -> ExprSyntax? {
    guard let value = node.initializer?.value, let elements = value.as(SequenceExprSyntax.self)?.elements,
      let found = elements.first(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "&&" }),
      attempt({ infer(value) })?.type.wrapped == nil
    else { return nil }
    return found
  }

  /// `if let x`
  private func shorthand(_ identifier: IdentifierPatternSyntax) -> Expression {
    let text = name(identifier.identifier)
    if text == "self", let own = currentSelf() { return variableReference(own, at: identifier) }
    switch lookUp(text) {
    case .declarations(let found)?:
      guard let variable = found.last as? VariableDeclaration else { break }
      return variableReference(variable, at: identifier)
    case .members(let candidates, _, _)?:
      guard let base = implicitBase(for: candidates, text, identifier) else { return failed(identifier) }
      return memberValue(candidates, base: base, text, at: identifier, nil)
    case .none, .some(.generic(_)): break
    }
    reportUnknown(text, at: identifier)
    return failed(identifier)
  }

  private func declareBroken(_ node: OptionalBindingConditionSyntax, isLet: Bool) -> Condition? {
    _ = bindingPattern(node.pattern, .error, isLet: isLet) { _ in }
    return nil
  }

  private func matching(_ node: MatchingPatternConditionSyntax) -> Condition {
    let value = infer(node.initializer.value)
    finishStatement(value)
    return .match(pattern(node.pattern, value.type), value)
  }

  func ifStatement(_ node: IfExprSyntax) -> Statement {
    // What the conditions bind is not known in the `else`.
    let known = literal(node.conditions)
    let (tests, then) = inBlock { (conditions(node.conditions), unreachable(if: known == false) { block(node.body) }) }
    let otherwise = unreachable(if: known == true) { self.otherwise(node.elseBody) }
    return .conditional(tests, then: then, otherwise: otherwise, position(node))
  }

  private func otherwise(_ body: IfExprSyntax.ElseBody?) -> [Statement] {
    switch body {
    case .ifExpr(let next): return nested(next, otherwise: []) { [ifStatement(next)] }
    case .codeBlock(let block): return self.block(block)
    case nil: return []
    }
  }

  private func guardStatement(_ node: GuardStmtSyntax) -> [Statement] {
    // The bindings are known in the rest of the enclosing block, where they may hide what it declared before, and not in the
    // `else`.
    let isPassed = literal(node.conditions) == true
    let body = unreachable(if: isPassed) { inBlock { statements(node.body.statements) } }
    if !isTopLevelScope { scope = Scope(parent: scope) }
    bindsGuarded = isTopLevelScope
    let tests = conditions(node.conditions)
    bindsGuarded = false
    if !isPassed, canFallThrough(body) {
      report(
        .type, "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        at: node.body.rightBrace)
    }
    return [.guarding(tests, otherwise: body, position(node))]
  }

  // MARK: - Loops

  func withLoop<Value>(_ label: LoopLabel, _ body: () -> Value) -> Value {
    loops.append(label)
    defer { loops.removeLast() }
    return body()
  }

  private func labelled(_ node: LabeledStmtSyntax) -> [Statement] {
    let label = name(node.label)
    if loops.contains(where: { $0.name == label }) {
      report(.syntax, "Label '\(label)' cannot be reused on an inner statement", at: node.label)
    }
    switch node.statement.as(StmtSyntaxEnum.self) {
    case .whileStmt(let inner): return [whileStatement(inner, label: label)]
    case .repeatStmt(let inner): return [repeatStatement(inner, label: label)]
    case .forStmt(let inner): return [forStatement(inner, label: label)]
    case .doStmt(let inner): return [doStatement(inner, label: label)]
    case .expressionStmt(let inner):
      if let choice = inner.expression.as(SwitchExprSyntax.self) { return [switchStatement(choice, label: label)] }
      if let test = inner.expression.as(IfExprSyntax.self) {
        let mark = LoopLabel(label, isLoop: false)
        return withLoop(mark) { [.doBlock([ifStatement(test)], catches: [], label: mark, position(node))] }
      }
    default: break
    }
    report(.syntax, "Labels are only valid on loops, if, switch, and do statements", at: node)
    return []
  }

  private func whileStatement(_ node: WhileStmtSyntax, label: String?) -> Statement {
    let mark = LoopLabel(label, isLoop: true)
    return inBlock {
      let conditions = conditions(node.conditions)
      let body = unreachable(if: literal(node.conditions) == false) { withLoop(mark) { block(node.body) } }
      return .whileLoop(conditions, body, label: mark, position(node))
    }
  }

  private func repeatStatement(_ node: RepeatStmtSyntax, label: String?) -> Statement {
    let mark = LoopLabel(label, isLoop: true)
    let body = withLoop(mark) { block(node.body) }
    return .repeatLoop(body, test(node.condition), label: mark, position(node))
  }

  func forStatement(
    _ node: ForStmtSyntax, label: String?, _ body: ((CodeBlockSyntax) -> [Statement])? = nil
  ) -> Statement {
    if let token = node.awaitKeyword { rejectConcurrency("'for await'", token) }
    let mark = LoopLabel(label, isLoop: true)
    let declared = node.typeAnnotation.map { resolve($0.type, in: scope) }
    let expected = declared.map(library.array) ?? reversedArray(node.sequence)
    let sequence = iterated(forced(infer(node.sequence, expected, where: isIterable)), node.sequence)
    if let declared, case .nominal(_, let arguments) = simplified(sequence.type), arguments.count == 1 {
      // `for byte: UInt8 in [1, 2]`: the literals are of the declared type.
      _ = unifyOrUndo(arguments[0], declared)
    }
    finishStatement(sequence)
    let loop = ForLoop(pattern: .wildcard, sequence: sequence, label: mark, at: position(node))
    let element = elementType(of: sequence, loop, node) ?? .error
    inBlock { () -> Void in
      if let annotation = node.typeAnnotation, let declared, !unifyOrUndo(declared, element) {
        report(.type, "Cannot convert sequence element type '\(normalized(element))' to '\(declared)'", at: annotation)
      }
      loop.pattern =
        node.caseKeyword == nil ? bindingPattern(node.pattern, element, isLet: true) { _ in } : pattern(node.pattern, element)
      if let clause = node.whereClause { loop.filter = test(clause.condition) }
      loop.body = withLoop(mark) { body?(node.body) ?? block(node.body) }
    }
    return .forLoop(loop)
  }

  /// A loop over `elements.reversed()` sees no difference between the collection and an array, which it runs over faster.
  func reversedArray(_ syntax: ExprSyntax) -> Type? {
    guard let call = syntax.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), name(callee.declName.baseName) == "reversed"
    else { return nil }
    return library.array(variable())
  }

  /// What the loop's variable is, and for sequences of other kinds how to get at it.
  private func elementType(of sequence: Expression, _ loop: ForLoop, _ node: ForStmtSyntax) -> Type? {
    let type = simplified(sequence.type)
    if type.hasError { return nil }
    if case .nominal(let declaration, let arguments) = type, declaration.isCounted(arguments) { return arguments[0] }
    guard isSequence(type) else {
      report(.type, "For-in loop requires '\(normalized(type))' to conform to 'Sequence'", at: node.sequence)
      return nil
    }
    return iteration(over: type, loop, node)
  }

  private func isIterable(_ type: Type) -> Bool { isSequence(type) || knownElement(ofErased: type) != nil }

  private func isSequence(_ type: Type) -> Bool { library.known("Sequence").map { conforms(type, to: $0) } ?? false }

  private func iteration(over type: Type, _ loop: ForLoop, _ node: ForStmtSyntax) -> Type? {
    let source = placeholder(type)
    let base = Expression(.variable(source), type, at: loop.position)
    loop.source = source
    guard let make = noArgumentCall("makeIterator", on: base, node) else { return nil }
    let iterator = placeholder(make.type)
    iterator.isLet = false
    let target = Expression(.variable(iterator), make.type, at: loop.position)
    guard let next = noArgumentCall("next", on: target, node), let element = next.type.wrapped else { return nil }
    (loop.makeIterator, loop.iterator, loop.next) = (make, iterator, next)
    return element
  }

  private func noArgumentCall(_ text: String, on base: Expression, _ node: ForStmtSyntax) -> Expression? {
    let (candidates, receiver) = memberCandidates(text, of: base)
    let functions = candidates.filter { $0.declaration is FunctionDeclaration && parameters(of: $0.declaration).isEmpty }
    guard !functions.isEmpty else { return nil }
    return resolve(functions, base: receiver, [], callee: text, node.sequence, nil)
  }

  private func jump(_ label: TokenSyntax?, isContinue: Bool, _ node: some SyntaxProtocol) -> [Statement] {
    let wanted = label.map { name($0) }
    let found = loops.last { loop in
      if let wanted { return loop.name == wanted }
      return isContinue ? loop.isLoop : loop.isLoop || loop.isSwitch
    }
    guard let found, !isContinue || found.isLoop || found.isDo else {
      report(.syntax, wanted.map { "Cannot find label '\($0)' in scope" } ?? misplaced(isContinue, Syntax(node)), at: node)
      return []
    }
    return [isContinue ? .continuing(found, position(node)) : .breaking(found, position(node))]
  }

  private func misplaced(_ isContinue: Bool, _ node: Syntax) -> String {
    let word = isContinue ? "continue" : "break"
    for outer in Swift.sequence(first: node, next: \.parent) {
      if outer.is(DeferStmtSyntax.self) { return "'\(word)' cannot transfer control out of a defer statement" }
      if outer.is(ClosureExprSyntax.self) || outer.is(DeclSyntax.self) { break }
      if !isContinue, outer.is(IfExprSyntax.self) || outer.is(DoStmtSyntax.self) {
        return "Unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do"
      }
    }
    return isContinue ? "'continue' is only allowed inside a loop" : "'break' is only allowed inside a loop, if, do, or switch"
  }

  // MARK: - Leaving

  private func returnStatement(_ node: ReturnStmtSyntax) -> [Statement] {
    guard function.kind != .topLevel else {
      report(.syntax, "Return invalid outside of a func", at: node)
      return []
    }
    if isInsideDefer { report(.syntax, "'return' cannot transfer control out of a defer statement", at: node) }
    guard let syntax = node.expression else {
      let result = simplified(function.result)
      if case .variable = result { _ = unify(result, .void) }
      if !function.result.head.isVoid, !function.isInitializer, !function.result.hasError {
        report(.type, "Non-void function should return a value", at: node)
      }
      return [.returning(nil, position(node))]
    }
    if function.isInitializer {
      if syntax.is(NilLiteralExprSyntax.self), function.declaration?.isFailable == true {
        return [.returning(Expression(.none, function.result, at: position(syntax)), position(node))]
      }
      report(.type, "An initializer cannot return a value", at: node)
      return []
    }
    if syntax.isOnlyExpressionOfClosure, let never = neverReturned(syntax) { return [never] }
    if function.result.head.isVoid {
      let value = infer(syntax)
      finishStatement(value)
      if !value.type.isVoid, !value.type.hasError {
        report(.type, "Unexpected non-void return value in void function", at: syntax)
      }
      return [.expression(value), .returning(nil, position(node))]
    }
    refuseOtherThanSelf(syntax)
    refuseNil(syntax)
    if let refused = otherThanAnswered(syntax) { return [.returning(refused, position(node))] }
    let value = firstReturned(syntax) ?? laterReturned(syntax) ?? check(syntax, as: function.result, "to return type")
    checkLiteralsUnlessInferring()
    return [.returning(value, position(node))]
  }

  /// `{ return fatalError() }`: a call without a closure is looked at before it is known what it is for.
  private func neverReturned(_ syntax: ExprSyntax) -> Statement? {
    guard syntax.is(FunctionCallExprSyntax.self),
      !syntax.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftBrace })
    else { return nil }
    return attempt {
      let value = infer(syntax)
      return value.type.isNominal("Never") ? neverReturning(value, function) : nil
    }
  }

  private func checkLiteralsUnlessInferring() {
    if !function.result.hasVariables { checkLiterals() }
  }

  private func deferStatement(_ node: DeferStmtSyntax) -> Statement {
    let saved = (isInsideDefer, loops, errors)
    isInsideDefer = true
    loops = []
    errors = ErrorHandling()
    defer { (isInsideDefer, loops, errors) = saved }
    return .deferred(block(node.body), position(node))
  }
}
