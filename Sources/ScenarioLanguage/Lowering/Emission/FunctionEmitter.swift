import DispatchTrace

/// Writes the instructions of one function.
///
/// Registers are handed out like a stack: results and `inout` parameters lowest, then parameters, then variables and temporaries in
/// order of need. Reference registers that may hold something when a statement ends are emptied there, so that objects die
/// when they do in Swift.
final class FunctionEmitter {
  let program: ProgramEmitter
  let context: FunctionContext
  let substitution: Substitution
  var code: [Instruction] = []
  var positions: [SourcePosition] = []
  /// Something leads to this instruction.
  private var lastPlace = -1
  /// The first free registers.
  var next = Layout.none
  /// The most that were ever in use.
  var peak = Layout.none
  /// Registers that were just handed out: nothing is in them yet.
  var fresh: Layout?
  var results = Layout.none
  /// Of a function: where its parameters are.
  var shape: FunctionShape?
  var contextSlot = -1
  var homes: [VariableDeclaration: Home] = [:]
  var isInsideDefer = false
  /// What must happen when the enclosing blocks are left, the outermost first.
  var cleanups: [Cleanup] = []
  var handlers: [Handler] = []
  var jumps: [ObjectIdentifier: JumpTarget] = [:]
  var chains: [Chain] = []
  /// Reference registers above the variables that may hold something.
  var live: Set<Int> = []
  /// Of registers that belong to one value of several references: its first.
  private var valueStarts: [Int: Int] = [:]
  var position = SourcePosition.none
  var landings: [Landing] = []
  var returnLabel = Label()
  var declaration: FunctionDeclaration?
  /// What objects made now are called: the variable they are assigned to.
  var pendingName: String?
  /// What a wait in the library function that is called next is for, in the words of the scenario.
  var pendingWait: String?
  var calledClosures: [CalledClosure] = []
  var calledClosureNumbers: [VariableDeclaration: Int] = [:]
  /// Of a setter that is found by what the object is: the error that leaves the change it ends, if one does.
  var abandoning: Int?
  /// While an error leaves accesses: where it is meanwhile.
  var leavingError: Int?
  var writeBacks: [(box: Int, slot: Layout, layout: Layout)] = []
  var endsInOrder: Bool { program.runsDeinitializers }
  /// Emitting at the top level: nothing is released at the end.
  var isMain = false
  var selfType: Type?
  /// In an initialiser of a root class: the properties that have no value yet.
  var unset: Set<VariableDeclaration>?
  /// The delegation that is emitted stands before a `!`.
  var isForcingDelegation = false
  /// The next case's body, for `fallthrough`, and the cleanups that stay.
  var fallthroughLabels: (Label, Int)?

  enum Home {
    case registers(Layout)
    /// A captured variable: the register of its box.
    case box(Int)
  }

  enum Cleanup {
    /// Reference registers of variables of a block.
    case variables(first: Int, count: Int)
    case deferred([Statement])
    /// A variable that is being changed.
    case change
    /// What is lent meanwhile.
    case loan(Loan)
    /// A place that is being changed: how its access ends when an error leaves it.
    case access(() -> Void)
    /// What a `guard` of the top level binds.
    case guarded(VariableDeclaration)
  }

  struct Handler {
    var label: Label
    var cleanups: Int
    /// Temporaries of what surrounds the handler: an error leaves them alone.
    var live: Set<Int>
  }

  struct JumpTarget {
    var onBreak: Label
    var onContinue: Label
    var cleanups: Int
  }

  /// An optional chain being emitted: where a nil leads.
  final class Chain {
    let onNil = Label()
    /// A word register set to 1 when a nil was met inside a write.
    var skipped: Int?
  }

  /// Where an error raised by a call goes, emitted after the function's code.
  struct Landing {
    var label: Label
    var cleanups: [Cleanup]
    var handlers: [Handler]
    var temporaries: Set<Int>
    var next: Layout
    /// Where variables are that put-off statements and the ends of accesses may use; nil when there are none.
    var homes: [VariableDeclaration: Home]?
  }

  final class Label {
    var target: Int?
    var uses: [Int] = []
  }

  init(_ program: ProgramEmitter, context: FunctionContext, substitution: Substitution) {
    self.program = program
    self.context = context
    self.substitution = substitution
  }

  var checker: Checker { program.checker }

  // MARK: - Instructions

  @discardableResult
  func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) -> Int {
    let instruction = Instruction(op, a, b, c, d: d)
    if Int(instruction.d) != d || Int(instruction.a) != a || Int(instruction.b) != b || Int(instruction.c) != c { reportSize() }
    code.append(instruction)
    positions.append(position)
    return code.count - 1
  }

  /// A number does not fit its operand.
  private func reportSize() {
    checker.findings.add(
      .error, .limit, "This function, or the whole scenario, is too large for the simulator; make it smaller",
      at: program.place)
  }

  func jump(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, to label: Label, d: Int = 0) {
    label.uses.append(emit(op, a, b, label.target ?? 0, d: d))
  }

  func place(_ label: Label) {
    dropJump(to: label)
    label.target = code.count
    lastPlace = code.count
    for use in label.uses { code[use].c = Int32(code.count) }
  }

  /// What would jump to where the code goes on anyway: most functions end with a `return`.
  private func dropJump(to label: Label) {
    guard code.last?.op == .jump, label.uses.last == code.count - 1, lastPlace != code.count else { return }
    code.removeLast()
    positions.removeLast()
    label.uses.removeLast()
  }

  /// Jumps back to where a loop begins.
  func loop(to label: Label) {
    jump(.loop, to: label)
  }

  func resolve(_ label: Label) {
    guard let target = label.target else { return }
    for use in label.uses { code[use].c = Int32(target) }
  }

  func at<Value>(_ new: SourcePosition, _ body: () -> Value) -> Value {
    let old = position
    if new.isKnown {
      position = new
      program.place = new
    }
    defer { position = old }
    return body()
  }

  // MARK: - Registers

  func allocate(_ layout: Layout) -> Layout {
    let slot = next
    next += layout
    fresh = nil
    peak = Layout(words: max(peak.words, next.words), refs: max(peak.refs, next.refs))
    return slot
  }

  /// A temporary: its references are emptied at the end of the statement.
  func temporary(_ layout: Layout) -> Layout {
    let slot = allocate(layout)
    for index in 0..<layout.refs { live.insert(slot.refs + index) }
    mark(slot, layout)
    fresh = slot
    return slot
  }

  /// The references there are those of one value: they are let go of in their order.
  func mark(_ slot: Layout, _ layout: Layout) {
    for index in 0..<layout.refs { valueStarts[slot.refs + index] = layout.refs > 1 ? slot.refs : nil }
  }

  /// The references there have been taken.
  func taken(_ slot: Layout, _ layout: Layout) {
    for index in 0..<layout.refs { live.remove(slot.refs + index) }
  }

  /// Empties and frees the temporaries that `body` uses.
  func statement(_ body: () -> Void) {
    let start = next
    body()
    clearTemporaries(from: start)
    next = start
  }

  func clearTemporaries(from start: Layout) {
    let held = live.filter { $0 >= start.refs }
    clear(held)
    live.subtract(held)
  }

  /// Empties these registers, the last value first, and none between them.
  func clear(_ held: Set<Int>) {
    var run = 0..<0
    var isValue = false
    func flush() {
      if run.count == 1 || !isValue { emptyEach(run) } else { empty(run.lowerBound, run.count) }
    }
    for slot in held.sorted(by: >) {
      let start = program.runsDeinitializers ? valueStarts[slot] : nil
      let continues = slot == run.lowerBound - 1 && isValue == (start != nil) && (start == nil || start == valueStarts[slot + 1])
      if continues {
        run = slot..<run.upperBound
      } else {
        flush()
        run = slot..<slot + 1
        isValue = start != nil
      }
    }
    flush()
  }

  private func emptyEach(_ run: Range<Int>) {
    if !run.isEmpty { emit(.clearRefs, run.lowerBound, run.count) }
  }

  /// Lets go of one value: its references in their order.
  func empty(_ first: Int, _ count: Int) {
    emit(count > 1 && program.runsDeinitializers ? .clearValue : .clearRefs, first, count)
  }

  func word(_ value: Int, into slot: Int) {
    emit(.loadWord, slot, Int(Int32(truncatingIfNeeded: value)), value >> 32)
  }

  func constant(_ value: Int) -> Int {
    let slot = temporary(.word).words
    word(value, into: slot)
    return slot
  }

  func copy(_ from: Layout, to target: Layout, _ layout: Layout) {
    if from == target { return }
    moveWords(from, to: target, layout)
    if layout.refs == 1 {
      emit(.copyRef, target.refs, from.refs)
    } else if layout.refs > 1 {
      emit(.copyRefs, target.refs, from.refs, layout.refs)
    }
  }

  func take(_ from: Layout, to target: Layout, _ layout: Layout) {
    if from == target { return }
    moveWords(from, to: target, layout)
    if layout.refs == 1 {
      emit(.takeRef, target.refs, from.refs)
    } else if layout.refs > 1 {
      emit(.takeRefs, target.refs, from.refs, layout.refs)
    }
    taken(from, layout)
  }

  private func moveWords(_ from: Layout, to target: Layout, _ layout: Layout) {
    if layout.words == 1 {
      emit(.moveWord, target.words, from.words)
    } else if layout.words > 1 {
      emit(.moveWords, target.words, from.words, layout.words)
    }
  }

  // MARK: - Types

  func type(_ type: Type) -> Type { program.concrete(type, substitution) }
  func type(_ expression: Expression) -> Type { type(expression.type) }
  func layout(_ expression: Expression) -> Layout { program.layout(type(expression)) }

  /// Substitution for a callee whose own is given in terms of this function's parameters.
  func callee(_ own: Substitution) -> Substitution {
    var result = substitution
    for (parameter, argument) in own { result[parameter] = type(argument) }
    return result
  }

  // MARK: - Blocks

  /// Emits what happens on the way out of blocks, down to `depth` of the cleanups that stay.
  func leave(to depth: Int, isFunctionEnd: Bool = false) {
    let saved = cleanups
    // At its end a function empties all registers, the last first: that is enough below here.
    let lowest = isFunctionEnd ? cleanups.firstIndex { $0.isDeferred || endsInOrder && $0.hasOrder } ?? Int.max : depth
    while cleanups.count > depth {
      switch cleanups.removeLast() {
      case .variables(let first, let count): if count > 0, cleanups.count >= lowest { empty(first, count) }
      case .deferred(let statements): deferred(statements)
      case .change: emit(.endChange)
      case .loan(let loan): count(loan, isEnd: true)
      case .access(let end): end()
      case .guarded: break
      }
    }
    cleanups = saved
  }

  /// What was put off is made anew on each way out: other registers are free there, so its variables get homes of their own.
  func deferred(_ statements: [Statement]) {
    let known = (homes, isInsideDefer)
    isInsideDefer = true
    block(statements)
    (homes, isInsideDefer) = known
  }

  /// Statements with variables of their own.
  func block(_ statements: [Statement]) {
    scope {
      for statement in statements { emit(statement) }
    }
  }

  func scope(_ body: () -> Void) {
    let start = next
    let depth = cleanups.count
    body()
    leave(to: depth)
    cleanups.removeSubrange(depth...)
    next = start
  }
}

extension FunctionEmitter.Cleanup {
  /// A value of several references.
  var hasOrder: Bool {
    if case .variables(_, let count) = self { count > 1 } else { false }
  }

  var isDeferred: Bool {
    if case .deferred = self { true } else { false }
  }

  var isAccess: Bool {
    if case .access = self { true } else { false }
  }

  /// Needs the temporaries of what is being evaluated.
  var usesTemporaries: Bool {
    if case .loan = self { true } else { isAccess }
  }
}
