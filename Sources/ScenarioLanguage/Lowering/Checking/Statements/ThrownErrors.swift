import DispatchTrace
import SwiftSyntax

/// What the code being checked throws, and who takes it.
struct ErrorHandling {
  /// An enclosing `do` of the same function, `try?` or `try!` takes whatever is thrown.
  var isCaught = false
  /// `do throws(E)`: what may be thrown in it.
  var promised: Type?
  /// In a `catch`, where what may be thrown is whatever the closures threw.
  var isInCatch = false
  /// What was found to be thrown.
  var thrown: [Type] = []
}

/// Errors: what may be thrown where, and what a `catch` gets.
extension Checker {
  /// `throws(E)`: nil for `throws`.
  func thrownType(_ clause: ThrowsClauseSyntax?, in scope: Scope) -> Type? {
    guard let syntax = clause?.type else { return nil }
    let type = resolve(syntax, in: scope)
    if !type.hasError, !isError(type) {
      report(.type, "Thrown type '\(type)' does not conform to the 'Error' protocol", at: syntax)
    }
    return type
  }

  private func isError(_ type: Type) -> Bool {
    if type.isAnyError || type.isNominal("Never") { return true }
    // What a parameter's `where` clause says of it may not have been read.
    if case .parameter = type { return true }
    return library.known("Error").map { conforms(type, to: $0) } ?? true
  }

  /// What `try` stands before; `try?` and `try!` take the errors, too.
  func covered<Value>(by node: TryExprSyntax, _ check: () -> Value) -> Value {
    let saved = isCoveredByTry
    isCoveredByTry = true
    defer { isCoveredByTry = saved }
    if node.questionOrExclamationMark == nil {
      // A closure with a `try` in it throws, whatever is tried.
      if function.kind == .closure, !errors.isCaught { function.throwsErrors = true }
      return check()
    }
    let outer = errors
    errors = ErrorHandling(isCaught: true)
    defer { errors = outer }
    return check()
  }

  /// Says so when something that throws is called without `try`, or where nothing handles the error.
  func requireTry(_ thrown: Type?, at node: some SyntaxProtocol) {
    guard let thrown, !thrown.isNominal("Never") else { return }
    if !isCoveredByTry {
      report(.type, "Call can throw but is not marked with 'try'", at: node)
      return
    }
    noteThrow(thrown, at: node)
  }

  func noteThrow(_ thrown: Type, at node: some SyntaxProtocol) {
    errors.thrown.append(thrown)
    if let promised, !unifyOrUndo(thrown, promised) {
      report(
        .type, "Thrown expression type '\(normalized(thrown))' cannot be converted to error type '\(normalized(promised))'",
        at: node)
    }
    if errors.isCaught { return }
    if isInsideDefer { return report(.type, "Errors cannot be thrown out of a defer body", at: node) }
    if function.kind == .closure {
      function.throwsErrors = true
    } else if function.kind == .function, !function.throwsErrors {
      report(
        .type, "Errors thrown from here are not handled; mark the function 'throws', or catch them with 'do' and 'catch'",
        at: node)
    }
  }

  /// `rethrows` promises that nothing is thrown but what the closures that are given throw.
  func refuseOwnError(at node: some SyntaxProtocol) {
    guard function.kind == .function, let declaration = function.declaration, declaration.rethrowsErrors, !declaration.isLibrary,
      !errors.isCaught, !errors.isInCatch, !isInsideDefer
    else { return }
    report(.type, "A function declared 'rethrows' may only throw if its parameter does", at: node)
  }

  /// What may be thrown here, where that is not any error.
  private var promised: Type? { errors.promised ?? (errors.isCaught ? nil : function.thrown) }

  func throwStatement(_ node: ThrowStmtSyntax) -> Statement {
    let value = check(node.expression, as: promised ?? library.error, "to thrown error type")
    finishStatement(value)
    refuseOwnError(at: node)
    noteThrow(promised ?? library.error, at: node)
    return .throwing(coerce(value, to: library.error) ?? value, position(node))
  }

  /// What `body` throws when it is all of one type, as a `catch` sees it: any error else.
  func thrownTogether(_ types: [Type]) -> Type {
    let types = types.map { normalized($0) }.filter { !$0.isNominal("Never") }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return library.error }
    return first
  }

  func doStatement(_ node: DoStmtSyntax, label: String?) -> Statement {
    let mark = LoopLabel(label, isLoop: false, isDo: true)
    let takeAll = node.catchClauses.map { catchesAll($0) }
    let isExhaustive = takeAll.contains(true)
    let saved = errors
    let promised = thrownType(node.throwsClause, in: scope)
    errors = ErrorHandling(isCaught: isExhaustive || saved.isCaught, promised: promised ?? (isExhaustive ? nil : saved.promised))
    let body = withLoop(mark) { block(node.body) }
    // Closures are typed before it is known what is thrown inside of them.
    let thrown = promised ?? (function.kind == .closure ? library.error : thrownTogether(errors.thrown))
    let passedOn = isExhaustive ? [] : errors.thrown
    errors = saved
    errors.thrown += passedOn
    let isInCatch = errors.isInCatch
    errors.isInCatch = true
    let catches = zip(node.catchClauses, takeAll).map { clause, isForAll in
      withLoop(mark) { catchClause(clause, thrown, isForAll, isReached: mayThrow(node.body)) }
    }
    errors.isInCatch = isInCatch
    return .doBlock(body, catches: catches, label: mark, position(node))
  }

  /// What is not written to throw does not; the rest nobody can tell.
  private func mayThrow(_ body: CodeBlockSyntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).contains { [.keyword(.try), .keyword(.throw)].contains($0.tokenKind) }
  }

  private func catchClause(_ node: CatchClauseSyntax, _ thrown: Type, _ isForAll: Bool, isReached: Bool) -> Catch {
    inBlock {
      var made = Catch(items: [], body: [], position: position(node), isForAll: isForAll, isReached: isReached)
      if node.catchItems.isEmpty { made.items = [(known(as: thrown, anyError(thrown)), nil)] }
      var names: [[BoundName]] = []
      for (index, item) in node.catchItems.enumerated() {
        let seen = item.pattern.map(casts) == true ? library.error : thrown
        let found = alternative(index, of: &names) { item.pattern.map { patternOfSeveral($0, seen) } ?? anyError(seen) }
        made.items.append((known(as: seen, found), item.whereClause.map { test($0.condition) }))
      }
      requireSame(names)
      made.body = block(node.body)
      return made
    }
  }

  /// `is Lost`, `let error as NSError`: asked when it runs, whatever is known.
  private func casts(_ pattern: PatternSyntax) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { [.keyword(.is), .keyword(.as)].contains($0.tokenKind) }
  }

  private func anyError(_ thrown: Type) -> Pattern { .bind(declareVariable("error", thrown, isLet: true, at: .none)) }

  /// What is thrown travels as any error; who knows its type matches it as that.
  private func known(as thrown: Type, _ pattern: Pattern) -> Pattern {
    if thrown.isAnyError { return pattern }
    let held = local("$thrown", library.error, at: .none, function)
    let value = Expression(.variable(held), library.error, at: .none)
    return .converted(held, Expression(.forcedCast(value, thrown), thrown, at: .none), pattern)
  }

  /// The value that is handed over throws, or may. A function that throws is a plain value where none is asked for.
  func mayThrow(_ value: Expression, for parameter: Parameter, _ type: Type) -> Bool {
    guard case .function = parameter.type.withoutOptionals, case .function(let given) = typeAsGiven(of: value) else {
      return false
    }
    if case .function(let wanted) = type { _ = throwsFit(given, wanted) }
    return given.throwsErrors
  }

  /// The compiler does not look at the value: of a function that may throw it takes any but `nil` for one that does.
  func mayThrow(byDefault parameter: Parameter) -> Bool {
    guard case .function(let function) = parameter.type.withoutOptionals, function.throwsErrors else { return false }
    return !parameter.defaultsToNil && parameter.defaultValue?.is(NilLiteralExprSyntax.self) != true
  }

  /// Before it was made what is wanted; of `nil` that is nothing.
  private func typeAsGiven(of value: Expression) -> Type {
    if case .wrap(let inner) = value.kind { return typeAsGiven(of: inner) }
    if case .convertFunction(let inner) = value.kind { return typeAsGiven(of: inner) }
    if case .convertOptional(let inner, _, _) = value.kind { return typeAsGiven(of: inner) }
    if case .none = value.kind { return .void }
    return simplified(value.type).withoutOptionals
  }

  /// What it may throw is known: it is no function, or one that is given as it is.
  func isPlain(_ binding: ArgumentBinding) -> Bool {
    let parameter = binding.parameter
    guard case .function = parameter.type.withoutOptionals else { return !parameter.isAutoclosure }
    return !parameter.isAutoclosure && !parameter.isVariadic && binding.arguments.count == 1
  }
}
