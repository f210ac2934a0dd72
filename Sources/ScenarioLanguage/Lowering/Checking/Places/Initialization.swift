import DispatchTrace

/// Finds variables that may be read before they have a value, and constants that may get two.
struct InitializationCheck {
  /// Who calls the superclass's initialiser.
  enum SuperInit {
    /// Nobody: there is no superclass.
    case none
    /// The compiler, at the end.
    case implicit
    case written
  }

  private let findings: FindingCollector
  private var state = InitializationState()
  /// What holds where a loop or `switch` is left by `break`.
  private var leaving: [ObjectIdentifier: InitializationState] = [:]
  /// What holds where the `do` around may be left with an error.
  private var throwing = Self.nowhere
  private var reported: Set<VariableDeclaration> = []
  /// In an initialiser: the instance, whose properties are then looked after like variables.
  private var instance: VariableDeclaration?
  private var superInit = SuperInit.none

  static func check(_ statements: [Statement], _ findings: FindingCollector) {
    var check = InitializationCheck(findings: findings)
    check.visit(statements)
  }

  /// The top level: what functions and types between its statements use has its value where they stand.
  static func check(_ statements: [Statement], around declarations: [StandingDeclaration], _ findings: FindingCollector) {
    var check = InitializationCheck(findings: findings)
    for index in 0...statements.count {
      for declaration in declarations where declaration.index == index { check.visit(declaration) }
      if index < statements.count { check.visit(statements[index]) }
    }
  }

  private mutating func visit(_ declaration: StandingDeclaration) {
    for use in declaration.uses where state.isReachable && state.unassigned.contains(use.variable) {
      if !reported.insert(use.variable).inserted { continue }
      findings.add(.error, .type, message(use.variable, "used by function definition"), at: use.position)
    }
  }

  /// An initialiser that does not call another one of its type has to give every property a value; `end` is where it ends.
  static func check(
    initializer statements: [Statement], of instance: VariableDeclaration, _ properties: [VariableDeclaration],
    _ superInit: SuperInit, end: SourcePosition, _ findings: FindingCollector
  ) {
    var check = InitializationCheck(findings: findings)
    check.instance = instance
    check.superInit = superInit
    for property in properties { check.state.declare(property) }
    check.state.lacksSuper = superInit != .none
    check.visit(statements)
    check.leave(at: end)
  }

  /// An initialiser that leaves its work to another one, or gives `self` a whole value: until then there is no instance.
  static func check(
    delegating statements: [Statement], of instance: VariableDeclaration, end: SourcePosition, _ findings: FindingCollector
  ) {
    var check = InitializationCheck(findings: findings)
    check.instance = instance
    check.state.unassigned = [instance]
    check.visit(statements)
    check.requireComplete("", at: end)
  }

  private init(findings: FindingCollector) {
    self.findings = findings
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
      if let value {
        visit(value)
      } else {
        for variable in pattern.variables where variable.ownership == .strong {
          state.declare(variable)
        }
      }
    case .conditional(let conditions, let then, let otherwise, _):
      visit(conditions)
      branch(conditions.known.map { [$0 ? then : otherwise] } ?? [then, otherwise])
    case .guarding(let conditions, let otherwise, _):
      visit(conditions)
      let after = state
      visit(otherwise)
      state = after
      if conditions.known == false { state.isReachable = false }
    case .whileLoop(let conditions, let body, let label, _):
      visit(conditions)
      loop(body, label, runsAtLeastOnce: false, isEndless: conditions.known == true)
    case .repeatLoop(let body, let condition, let label, _):
      loop(body, label, runsAtLeastOnce: true, isEndless: false)
      visit(condition)
    case .forLoop(let loop):
      visit(loop.sequence)
      if let filter = loop.filter { visit(filter) }
      self.loop(loop.body, loop.label, runsAtLeastOnce: false, isEndless: false)
    case .choice(let choice): visit(choice)
    case .doBlock(let body, let catches, let label, _): visit(body, catches, label)
    case .returning(let value, let position):
      if let value {
        visit(value)
      } else if instance != nil {
        leave(at: position)
      }
      state.isReachable = false
    case .throwing(let value, _):
      visit(value)
      throwing.join(state)
      state.isReachable = false
    case .breaking(let label, _):
      leaving[ObjectIdentifier(label), default: Self.nowhere].join(state)
      state.isReachable = false
    case .continuing: state.isReachable = false
    case .deferred, .fallthroughCase, .localFunction: break
    }
  }

  private static var nowhere: InitializationState { InitializationState(isReachable: false) }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .test(let value), .match(_, let value): visit(value)
      }
    }
  }

  private mutating func branch(_ bodies: [[Statement]]) {
    let before = state
    var after = Self.nowhere
    for body in bodies {
      state = before
      visit(body)
      after.join(state)
    }
    state = after
  }

  private mutating func loop(_ body: [Statement], _ label: LoopLabel, runsAtLeastOnce: Bool, isEndless: Bool) {
    let before = state
    visit(body)
    repeatRound(body, since: before)
    if !runsAtLeastOnce {
      let after = state
      state = before
      if isEndless { state.isReachable = false }
      state.assigned.formUnion(after.assigned)
    }
    land(label)
  }

  /// What the body gave a value it gives another one in the next round.
  private mutating func repeatRound(_ body: [Statement], since before: InitializationState) {
    guard state.isReachable, state.assigned != before.assigned else { return }
    let (after, left) = (state, leaving)
    visit(body)
    (state, leaving) = (after, left)
  }

  private mutating func land(_ label: LoopLabel) {
    if let left = leaving.removeValue(forKey: ObjectIdentifier(label)) { state.join(left) }
  }

  private mutating func visit(_ choice: Switch) {
    visit(choice.subject)
    let before = state
    var after = Self.nowhere
    var fallingThrough = Self.nowhere
    for item in choice.cases {
      state = before
      for case let filter? in item.items.map(\.filter) { visit(filter) }
      state.join(fallingThrough)
      visit(item.body)
      fallingThrough = Self.nowhere
      if case .fallthroughCase? = item.body.last { fallingThrough = state } else { after.join(state) }
    }
    state = after
    land(choice.label)
  }

  private mutating func visit(_ body: [Statement], _ catches: [Catch], _ label: LoopLabel) {
    let before = state
    let around = throwing
    throwing = Self.nowhere
    visit(body)
    var after = state
    let thrown = throwing.isReachable ? throwing : before
    throwing = around
    for clause in catches {
      state = thrown
      visit(clause.body)
      after.join(state)
    }
    state = after
    land(label)
  }

  // MARK: - Expressions

  private mutating func visit(_ expression: Expression) {
    for variable in expression.capturedByLocalFunction { read(variable, expression) }
    switch expression.kind {
    case .variable(let variable): read(variable, expression)
    case .field(let base, let variable) where isInstance(base):
      if variable.owner !== base.type.nominal { requireSuper(expression) }
      read(variable, expression)
    case .property(let base?, let variable, _, _)
    where isInstance(base) && (lacksInstance || state.unassigned.contains(variable)):
      read(variable, expression)
    case .property(let base?, let variable, _, _) where isInstance(base) && isOwnStored(variable, of: base):
      read(variable, expression)
    case .tupleField where part(expression) != nil:
      guard let part = part(expression), state.unassigned.contains(part) else { break }
      variable(ofPart: expression).map { read($0, expression, missing: part) }
    case .superReference: requireSuper(expression)
    // An object knows its class from the start.
    case .typeOf(let value) where isInstance(value) && value.type.nominal?.isClass == true || value.saysItsType: break
    case .call(let function, _, let base?, let arguments, _) where function.kind == .initializer && isDelegation(base):
      for argument in arguments { visit(argument.value) }
      if case .superReference = base.kind { callSuper(expression) }
      state.unassigned = []
    case .assign where isInitial(expression): visit(expression)
    case .assign(let place, let value):
      visit(value)
      assign(place)
    case .closure(let node), .autoclosure(let node):
      for (_, value) in node.captureList { visit(value) }
      for variable in node.context.captures + node.context.globals { read(variable, expression, "captured by a closure") }
      Self.check(node.statements, findings)
    case .statementValue(let statement): visit(statement)
    case .block(let statements, let value):
      visit(statements)
      visit(value)
    default:
      for part in expression.parts { visit(part) }
      if canThrow(expression) { throwing.join(state) }
    }
  }

  private func canThrow(_ expression: Expression) -> Bool {
    if case .call(let function, _, _, _, _) = expression.kind { return function.throwsErrors || function.rethrowsErrors }
    if case .property(_, let variable, _, _) = expression.kind { return variable.getter?.throwsErrors == true }
    if case .callValue(let callee, _) = expression.kind, case .function(let type) = callee.type.head { return type.throwsErrors }
    return false
  }

  /// Whether the expression assigns to a property whose wrapper does not exist yet. From then on it is what makes the wrapper.
  private func isInitial(_ expression: Expression) -> Bool {
    guard let first = expression.whileUnassigned, case .assign(let place, _) = first.kind,
      case .field(_, let backing) = place.kind,
      state.unassigned.contains(backing)
    else { return false }
    expression.kind = first.kind
    expression.whileUnassigned = nil
    return true
  }

  private mutating func assign(_ place: Expression) {
    switch place.kind {
    case .variable(let variable) where variable === instance: state.unassigned = []
    case .variable(let variable):
      refuseSecondValue(of: variable, called: variable.name, place)
      state.assign(variable)
    case .field(let base, let variable), .property(let base?, let variable, _, _):
      guard isInstance(base) else { return visit(base) }
      if lacksInstance { return read(variable, place) }
      if variable.owner !== base.type.nominal || variable.isComputed { requireSuper(place) }
      refuseSecondValue(of: variable, called: "self.\(variable.name)", place)
      state.assign(variable)
    case .tuple(let places): for place in places { assign(place) }
    case .tupleField:
      guard let part = part(place), let root = variable(ofPart: place) else { return visit(place) }
      refuseSecondValue(of: part, called: root.owner == nil ? part.name : "self.\(part.name)", place)
      state.assign(part)
    case .upcast(let inner): assign(inner)
    default: visit(place)
    }
  }

  /// `pair.0.1` of a variable, or of a property of the instance, that had no value when it was declared.
  private func part(_ expression: Expression) -> VariableDeclaration? {
    guard case .tupleField(let base, let index) = expression.kind, !lacksInstance else { return nil }
    if case .tupleField = base.kind { return part(base).flatMap { state.part(index, of: $0) } }
    return variable(ofPart: base).flatMap { state.part(index, of: $0) }
  }

  private func variable(ofPart expression: Expression) -> VariableDeclaration? {
    switch expression.kind {
    case .variable(let variable): variable
    case .field(let base, let variable) where isInstance(base): variable
    case .tupleField(let base, _): variable(ofPart: base)
    default: nil
    }
  }

  private mutating func refuseSecondValue(of variable: VariableDeclaration, called name: String, _ place: Expression) {
    guard variable.isLet, state.assigned.contains(variable), state.isReachable else { return }
    report(variable, "Immutable value '\(name)' may only be initialized once", place)
  }

  private func isInstance(_ base: Expression) -> Bool {
    if case .variable(let variable) = base.kind { variable === instance } else { false }
  }

  private func isOwnStored(_ variable: VariableDeclaration, of base: Expression) -> Bool {
    variable.owner === base.type.nominal && variable.storage == .stored && !variable.isLazy
  }

  private func isDelegation(_ base: Expression) -> Bool {
    if case .superReference = base.kind { true } else { isInstance(base) }
  }

  // MARK: - The superclass

  /// An initialiser is left with a whole instance.
  private mutating func leave(at position: SourcePosition) {
    requireComplete("Return from initializer without initializing all stored properties", at: position)
    guard superInit == .written, state.isReachable, state.lacksSuper, let instance, reported.insert(instance).inserted else {
      return
    }
    findings.add(.error, .type, "'super.init' isn't called on all paths before returning from initializer", at: position)
  }

  private mutating func callSuper(_ expression: Expression) {
    requireComplete("All properties must be initialized before super.init", at: expression.position)
    if state.hasSuper, state.isReachable, let instance {
      report(instance, "'super.init' called multiple times in initializer", expression)
    }
    state.lacksSuper = false
    state.hasSuper = true
  }

  /// For what is not a stored property of the class itself.
  private mutating func requireSuper(_ expression: Expression) {
    guard state.isReachable, state.lacksSuper, let instance else { return }
    report(instance, "'self' used before 'super.init' call", expression)
  }

  // MARK: - Self

  /// In a delegating initialiser, on some way here.
  private var lacksInstance: Bool { instance.map(state.unassigned.contains) ?? false }

  private mutating func requireComplete(_ message: String, at position: SourcePosition) {
    if state.isReachable, lacksInstance, let instance, reported.insert(instance).inserted {
      findings.add(.error, .type, "'self.init' isn't called on all paths before returning from initializer", at: position)
    }
    guard state.isReachable, let first = state.unassigned.filter({ $0.owner != nil }).min(by: { $0.position < $1.position }),
      reported.insert(first).inserted
    else { return }
    let note = Finding.Note("'self.\(state.missing(of: first).name)' not initialized", at: first.position)
    findings.add(.error, .type, message, at: position, notes: [note])
  }

  private mutating func read(
    _ variable: VariableDeclaration, _ expression: Expression, _ how: String = "used", missing part: VariableDeclaration? = nil
  ) {
    guard state.isReachable else { return }
    if let instance, lacksInstance, variable === instance || variable.owner != nil && !variable.isStatic {
      return report(instance, "'self' used before 'self.init' call or assignment to 'self'", expression)
    }
    if variable === instance { return readInstance(expression) }
    guard state.unassigned.contains(variable), variable.position.isKnown else { return }
    if variable.owner != nil { return report(variable, "'self.\(variable.name)' used before being initialized", expression) }
    report(variable, message(state.missing(of: part ?? variable), how), expression)
  }

  private func message(_ variable: VariableDeclaration, _ how: String) -> String {
    "\(variable.isLet ? "Constant" : "Variable") '\(variable.name)' \(how) before being initialized"
  }

  private mutating func readInstance(_ expression: Expression) {
    guard let instance, state.unassigned.contains(where: { $0.owner != nil }) else { return requireSuper(expression) }
    report(instance, "'self' used before all stored properties are initialized", expression)
  }

  private mutating func report(_ variable: VariableDeclaration, _ message: String, _ expression: Expression) {
    guard reported.insert(variable).inserted else { return }
    findings.add(.error, .type, message, at: expression.position)
  }
}
