import DispatchTrace

/// The end of one of the branches of a statement.
struct BranchEnd: Hashable {
  var statement: SourcePosition
  var branch: Int
}

/// Finds variables that may be used after `consume` has ended them. Assigning to one makes it a variable again.
struct ConsumptionCheck {
  private struct State {
    /// Where they were consumed on some way here.
    var consumed: [VariableDeclaration: SourcePosition] = [:]
    var isReachable = true

    mutating func join(_ other: State) {
      if !other.isReachable { return }
      if !isReachable { consumed = [:] }
      consumed.merge(other.consumed) { first, _ in first }
      isReachable = true
    }
  }

  private let checker: Checker
  private var findings: FindingCollector { checker.findings }
  private var state = State()
  /// What holds where a statement with that label is left, and where its next round begins.
  private var (leaving, repeating): ([ObjectIdentifier: State], [ObjectIdentifier: State]) = ([:], [:])
  /// All that was consumed so far, wherever an error may lead from there.
  private var ever: [VariableDeclaration: SourcePosition] = [:]
  /// What `defer` uses when the function is left.
  private var deferred: [Statement] = []
  private var reported: Set<VariableDeclaration> = []
  /// What only some of the ways that meet somewhere consume.
  private var uneven: [VariableDeclaration: SourcePosition] = [:]
  /// What is declared around the statement.
  private var known: Set<VariableDeclaration> = []

  static func check(_ statements: [Statement], _ checker: Checker) {
    var check = ConsumptionCheck(checker: checker)
    check.visit(statements)
    check.visitDeferred()
    check.reportUneven()
  }

  private init(checker: Checker) {
    self.checker = checker
  }

  // MARK: - Statements

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .expression(let value):
      visit(value)
      if value.type.isNominal("Never") { state.isReachable = false }
    case .bind(let pattern, let value, _):
      if let value { visit(value) }
      declare(pattern)
    case .conditional(let conditions, let then, let otherwise, let position):
      let outer = known
      visit(conditions)
      branch([then, otherwise], outer) { BranchEnd(statement: position, branch: $0) }
    case .guarding(let conditions, let otherwise, _):
      visit(conditions)
      let after = state
      visit(otherwise)
      state = after
    case .whileLoop(let conditions, let body, let label, _):
      loop(label) { check in
        check.visit(conditions)
        check.visit(body)
      }
    case .repeatLoop(let body, let condition, let label, _):
      loop(label) { check in
        check.visit(body)
        check.visit(condition)
      }
    case .forLoop(let each):
      visit(each.sequence)
      loop(each.label) { check in
        check.visit(each.pattern)
        if let filter = each.filter { check.visit(filter) }
        check.visit(each.body)
      }
    case .choice(let choice): visit(choice)
    case .doBlock(let body, let catches, let label, _): visit(body, catches, label)
    case .deferred(let body, _): deferred += body
    case .returning(let value, _):
      if let value { visit(value) }
      state.isReachable = false
    case .throwing(let value, _):
      visit(value)
      state.isReachable = false
    case .breaking(let label, _):
      leaving[ObjectIdentifier(label), default: State(isReachable: false)].join(state)
      state.isReachable = false
    case .continuing(let label, _):
      repeating[ObjectIdentifier(label), default: State(isReachable: false)].join(state)
      state.isReachable = false
    case .fallthroughCase, .localFunction: break
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value): visit(value)
      case .match(let pattern, let value):
        visit(value)
        visit(pattern)
      }
    }
  }

  private mutating func branch(
    _ bodies: [[Statement]], _ outer: Set<VariableDeclaration>, _ end: ((Int) -> BranchEnd)? = nil
  ) {
    let before = state
    var ends: [State] = []
    for body in bodies {
      state = before
      visit(body)
      ends.append(state)
    }
    meet(ends, outer, end)
  }

  /// Where ways meet of which some consumed a variable, the others release it; where that is no end of a branch, it would live on.
  private mutating func meet(_ ends: [State], _ outer: Set<VariableDeclaration>, _ end: ((Int) -> BranchEnd)? = nil) {
    let reachable = ends.filter(\.isReachable)
    state = State(isReachable: false)
    for end in reachable { state.join(end) }
    for (variable, place) in state.consumed
    where (outer.contains(variable) || variable.isParameter) && mayHoldObjects(variable.type) {
      for (index, other) in ends.enumerated() where other.isReachable && other.consumed[variable] == nil {
        guard let end else {
          uneven[variable] = place
          continue
        }
        checker.endings[end(index), default: []].insert(variable)
      }
    }
  }

  /// When numbers and texts go nobody sees.
  private func mayHoldObjects(_ type: Type) -> Bool {
    if let wrapped = type.wrapped { return mayHoldObjects(wrapped) }
    switch type.head {
    case .nominal(let declaration, let arguments):
      let isValue = ["Array", "Set", "Dictionary", "String", "Substring", "Character", "Bool"].contains(declaration.name)
      return type.numeric == nil && !(declaration.isLibrary && isValue) || arguments.contains(where: mayHoldObjects)
    case .tuple(let fields): return fields.contains { mayHoldObjects($0.type) }
    case .function, .existential, .parameter, .metatype, .dependent, .variable, .error: return true
    }
  }

  private func reportUneven() {
    for (variable, place) in uneven.sorted(by: { $0.value < $1.value }) where !reported.contains(variable) {
      let message = "'\(variable.name)' is consumed on some of the ways that meet behind this only, which is not supported"
      findings.add(.error, .unsupported, message + "; consume it on the others, too", at: place)
    }
  }

  /// Twice, where one round consumes something: the next one finds it so.
  private mutating func loop(_ label: LoopLabel, _ round: (inout ConsumptionCheck) -> Void) {
    let outer = known
    for _ in 0..<2 {
      let before = state
      round(&self)
      if let again = repeating[ObjectIdentifier(label)] { state.join(again) }
      state.join(before)
      if state.consumed.count == before.consumed.count { break }
    }
    meet([state, leaving[ObjectIdentifier(label)] ?? State(isReachable: false)], outer)
  }

  private mutating func visit(_ choice: Switch) {
    let outer = known
    visit(choice.subject)
    let before = state
    var ends: [(state: State, branch: Int)] = []
    var fallingThrough = State(isReachable: false)
    for (index, item) in choice.cases.enumerated() {
      state = before
      for (pattern, filter) in item.items {
        visit(pattern)
        if let filter { visit(filter) }
      }
      state.join(fallingThrough)
      visit(item.body)
      fallingThrough = State(isReachable: false)
      if case .fallthroughCase? = item.body.last { fallingThrough = state } else { ends.append((state, index)) }
    }
    // Where a `break` leaves it the branch has not ended.
    if let left = leaving[ObjectIdentifier(choice.label)] { return meet(ends.map(\.state) + [left], outer) }
    meet(ends.map(\.state), outer) { BranchEnd(statement: choice.position, branch: ends[$0].branch) }
  }

  private mutating func visit(_ body: [Statement], _ catches: [Catch], _ label: LoopLabel) {
    let outer = known
    let before = (state: state, ever: ever)
    visit(body)
    var ends = [state]
    for clause in catches {
      state = before.state
      state.join(State(consumed: ever.filter { before.ever[$0.key] == nil }))
      visit(clause.body)
      ends.append(state)
    }
    ends += [leaving, repeating].compactMap { $0[ObjectIdentifier(label)] }
    meet(ends, outer)
  }

  /// Wherever the function is left: what was consumed at all is gone.
  private mutating func visitDeferred() {
    state = State(consumed: ever)
    let last = deferred
    visit(last)
  }

  // MARK: - Patterns and expressions

  /// In each round of a loop a variable is another one.
  private mutating func declare(_ pattern: Pattern) {
    for variable in pattern.variables { state.consumed[variable] = nil }
    known.formUnion(pattern.variables)
  }

  private mutating func visit(_ pattern: Pattern) {
    declare(pattern)
    switch pattern {
    case .test(_, let value): visit(value)
    case .tuple(let parts): for part in parts { visit(part) }
    case .enumCase(_, let parts, _): for part in parts ?? [] { visit(part) }
    case .some(let inner), .cast(let inner, _), .converted(_, _, let inner): visit(inner)
    case .wildcard, .bind, .none, .isType, .boolean: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    for variable in expression.capturedByLocalFunction { read(variable, expression) }
    switch expression.kind {
    case .variable(let variable): read(variable, expression)
    case .consumed(let variable):
      read(variable, expression)
      state.consumed[variable] = expression.position
      ever[variable] = expression.position
    case .assign(let place, let value):
      visit(value)
      assign(place)
    case .ternary(let test, let first, let second):
      visit(test)
      branch([[.expression(first)], [.expression(second)]], known)
    case .call(let function, _, let base, let arguments, _) where function.kind != .initializer:
      let values = (base.map { [$0] } ?? []) + arguments.map(\.value)
      for value in values { visit(value) }
      // What is lent to the call is used when all arguments are there.
      for value in values { if case .variable(let variable) = value.kind { read(variable, value) } }
    case .closure(let node), .autoclosure(let node):
      for (_, value) in node.captureList { visit(value) }
      for variable in node.context.allCaptures { read(variable, expression) }
      Self.check(node.statements, checker)
    case .statementValue(let statement): visit(statement)
    case .block(let statements, let value):
      visit(statements)
      visit(value)
    default: for part in expression.parts { visit(part) }
    }
  }

  private mutating func assign(_ place: Expression) {
    if case .variable(let variable) = place.kind {
      state.consumed[variable] = nil
    } else if case .tuple(let places) = place.kind {
      for place in places { assign(place) }
    } else {
      visit(place)
    }
  }

  private mutating func read(_ variable: VariableDeclaration, _ expression: Expression) {
    guard state.isReachable, let place = state.consumed[variable], reported.insert(variable).inserted else { return }
    findings.add(
      .error, .type, "'\(variable.name)' used after consume", at: variable.position,
      notes: [Finding.Note("it is consumed here", at: place), Finding.Note("it is used here", at: expression.position)])
  }
}
