import DispatchTrace
import SwiftSyntax

/// Closures of several statements whose types are still open when their bodies are reached.
///
/// The compiler looks at such a body last, one statement after the other. What stands around the closure says what is open; where
/// nothing does, the first `return` decides for all that follow: `{ if x > 1 { return 1 }; return 2.5 }` answers an Int and is refused,
/// `{ if x > 1 { return [] }; return [x] }` answers `[Any]` (SE-0326). Here bodies are read with what is around them, so that what only
/// they have said is found afterwards, and read again.
extension Checker {
  /// A type that was open when the compiler has to know it.
  struct OpenBody {
    var closure: ClosureExprSyntax
    var type: Type
    /// What it becomes if nothing around says it; nil where that is nothing.
    var decided: Type?
  }

  /// What is known of the bodies of the expression that is read again.
  struct BodyKnowledge {
    /// Nothing in them says anything: what is around does, or does not.
    var unread: Set<SyntaxIdentifier> = []
    /// Nothing around says it. With what they came to when they were read as a whole, which is what to write.
    var alone: [SyntaxIdentifier: Type] = [:]
  }

  /// A whole expression. A closure's own says nothing of what is around it.
  func decidingBodies(_ syntax: ExprSyntax, _ expected: Type?, _ make: () -> Expression) -> Expression {
    if syntax.isOnlyExpressionOfClosure { return make() }
    let outer = openBodies
    openBodies = []
    defer { openBodies = outer }
    let start = mark()
    let made = make()
    guard !openBodies.isEmpty, findings.errorCount(since: start.findings) == 0 else { return made }
    let differing = openBodies.filter { body in
      if isOperand(body.closure, in: syntax) { return false }
      let type = type(of: body, in: made, expected)
      return body.decided.map { !agrees($0, type) } ?? true
    }
    if differing.isEmpty { return made }
    let wanted = differing.map { ($0.closure.id, type(of: $0, in: made, expected)) }
    rollBack(to: start)
    let alone = saidByNothing(differing, expected, make)
    rollBack(to: start)
    openBodies = []
    let saved = bodies
    defer { bodies = saved }
    // What it answers comes after what it is given.
    for (id, type) in wanted where alone.contains(id) { bodies.alone[id] = type }
    return make()
  }

  /// The closures that nothing but their bodies says the types of.
  private func saidByNothing(_ differing: [OpenBody], _ expected: Type?, _ make: () -> Expression) -> Set<SyntaxIdentifier> {
    let saved = bodies
    defer { bodies = saved }
    bodies.unread.formUnion(differing.map(\.closure.id))
    openBodies = []
    let start = mark()
    let made = make()
    // What follows needs to know the type: it may say it in a way that only the whole shows.
    if findings.errorCount(since: start.findings) > 0 { return [] }
    return Set(openBodies.filter { hasUnknown(type(of: $0, in: made, expected)) }.map(\.closure.id))
  }

  /// With what is expected of the whole expression.
  private func type(of body: OpenBody, in made: Expression, _ expected: Type?) -> Type {
    let start = mark()
    defer { rollBack(to: start) }
    if let expected { _ = coerce(made, to: expected) }
    return normalized(settle(body.type))
  }

  // MARK: - Reading a body

  /// Called before the body: collections in what it is given hold anything where nothing says more.
  func enterBody(of node: ClosureExprSyntax, _ context: FunctionContext, given types: [FunctionType.Parameter]) {
    guard hasSeveralStatements(node) else { return }
    if hasUnknown(context.result) { context.firstReturn = .toCome(node) }
    for (index, type) in types.map(\.type).enumerated() where hasUnknown(type) {
      guard bodies.alone[node.id] != nil else {
        noteOpen(type, of: node, settlesLiterals: false)
        continue
      }
      if decide(type, settlesLiterals: false) { continue }
      let name = index < node.parameterNames.count ? node.parameterNames[index] : "$\(index)"
      report(.type, "Cannot infer type of closure parameter '\(name)' without a type annotation", at: node)
    }
  }

  /// Only what is around says its types.
  func leaveUnread(_ node: ClosureExprSyntax, _ context: FunctionContext, given types: [FunctionType.Parameter]) {
    if !ReturnFinder.hasValue(node.statements), isOpenResult(context) { _ = unify(context.result, .void) }
    for type in types.map(\.type) + [context.result] {
      openBodies.append(OpenBody(closure: node, type: type, decided: nil))
    }
  }

  /// The first value of a body that was open when it was reached; nil for any other.
  func firstReturned(_ syntax: ExprSyntax) -> Expression? {
    guard case .toCome(let node) = function.firstReturn else { return nil }
    function.firstReturn = nil
    let value = check(syntax, as: function.result, "to closure result type")
    guard let wanted = bodies.alone[node.id] else {
      noteOpen(function.result, of: node, settlesLiterals: true)
      return value
    }
    if value.type.hasError { return value }
    if !decide(function.result, settlesLiterals: true) {
      report(
        .type,
        "The first 'return' of a closure of several statements decides what it answers, and this one says no type;"
          + " write the type: '\(node.opening(answering: wanted))'", at: syntax)
      return failed(syntax)
    }
    function.firstReturn = .hasDecided(node)
    return value
  }

  /// One that comes after the `return` that has decided; nil where none has.
  func laterReturned(_ syntax: ExprSyntax) -> Expression? {
    guard case .hasDecided(let node) = function.firstReturn, let wanted = bodies.alone[node.id] else { return nil }
    let value = infer(syntax, function.result)
    if let converted = coerce(value, to: function.result) { return converted }
    if value.type.hasError { return failed(syntax) }
    report(
      .type,
      "Cannot convert value of type '\(normalized(settle(value.type)))' to closure result type '\(normalized(function.result))': the first"
        + " 'return' of a closure of several statements decides; write the type: '\(node.opening(answering: wanted))'", at: syntax
    )
    return failed(syntax)
  }

  private func noteOpen(_ type: Type, of node: ClosureExprSyntax, settlesLiterals: Bool) {
    let start = mark()
    let isDecided = decide(type, settlesLiterals: settlesLiterals)
    let decided = isDecided ? normalized(type) : nil
    rollBack(to: start)
    openBodies.append(OpenBody(closure: node, type: type, decided: decided))
  }

  // MARK: - Types

  /// Gives what is open the type that it has when nothing says more; false where that is none.
  private func decide(_ type: Type, settlesLiterals: Bool) -> Bool {
    switch simplified(type) {
    case .variable(let variable):
      guard let literal = variable.literal else { return false }
      if settlesLiterals { bind(variable, to: defaultType(literal)) }
      return true
    case .nominal(let declaration, let arguments):
      if !declaration.isOptional { holdAnything(type) }
      return arguments.allSatisfy { decide($0, settlesLiterals: settlesLiterals) }
    case .tuple(let fields): return fields.allSatisfy { decide($0.type, settlesLiterals: settlesLiterals) }
    case .function, .metatype, .dependent, .parameter, .existential, .error: return true
    }
  }

  private func hasUnknown(_ type: Type) -> Bool {
    normalized(type).contains {
      if case .variable(let variable) = $0 { variable.literal == nil } else { false }
    }
  }

  /// What is open on either side agrees with anything.
  private func agrees(_ decided: Type, _ type: Type) -> Bool {
    switch (decided, type) {
    case (.variable, _), (_, .variable): true
    case (.nominal(let own, let arguments), .nominal(let other, let others)):
      own === other && zip(arguments, others).allSatisfy { agrees($0, $1) }
    case (.tuple(let fields), .tuple(let others)):
      fields.count == others.count && zip(fields, others).allSatisfy { agrees($0.type, $1.type) }
    case (.function, .function), (.metatype, .metatype): true
    case (.nominal, _), (.tuple, _), (.function, _), (.metatype, _), (.dependent, _), (.parameter, _), (.existential, _),
      (.error, _):
      decided == type
    }
  }

  /// What an operator does with the call may say the type of what its closure answers: `queue.sync { … } ?? 7`.
  private func isOperand(_ closure: ClosureExprSyntax, in whole: ExprSyntax) -> Bool {
    var syntax = Syntax(closure)
    while syntax.id != whole.id, let parent = syntax.parent {
      if parent.is(SequenceExprSyntax.self) { return true }
      syntax = parent
    }
    return false
  }

  private func hasSeveralStatements(_ node: ClosureExprSyntax) -> Bool {
    if node.statements.isEmpty || node.onlyExpression != nil { return false }
    return singleExpression(node.statements).map { !producesValue($0) } ?? true
  }
}
