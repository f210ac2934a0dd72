import DispatchTrace

/// A checked statement.
indirect enum Statement {
  case expression(Expression)
  /// `let (a, b) = value`, `var x: Int` without a value.
  case bind(Pattern, Expression?, SourcePosition)
  case conditional([Condition], then: [Statement], otherwise: [Statement], SourcePosition)
  case guarding([Condition], otherwise: [Statement], SourcePosition)
  case whileLoop([Condition], [Statement], label: LoopLabel, SourcePosition)
  case repeatLoop([Statement], Expression, label: LoopLabel, SourcePosition)
  case forLoop(ForLoop)
  case choice(Switch)
  case doBlock([Statement], catches: [Catch], label: LoopLabel, SourcePosition)
  case deferred([Statement], SourcePosition)
  case returning(Expression?, SourcePosition)
  case throwing(Expression, SourcePosition)
  case breaking(LoopLabel, SourcePosition)
  case continuing(LoopLabel, SourcePosition)
  case fallthroughCase(SourcePosition)
  case localFunction(FunctionDeclaration)
}

/// What `break` and `continue` lead to.
final class LoopLabel {
  let name: String?
  let isLoop: Bool
  let isSwitch: Bool
  /// A `do`: `continue` with its name goes to its top.
  let isDo: Bool

  init(_ name: String?, isLoop: Bool, isSwitch: Bool = false, isDo: Bool = false) {
    self.name = name
    self.isLoop = isLoop
    self.isSwitch = isSwitch
    self.isDo = isDo
  }
}

enum Condition {
  case test(Expression)
  /// `let x = optional`, `case .a(let b) = value`
  case match(Pattern, Expression)
}

extension [Condition] {
  /// What literals alone make of them: where they are false the statements behind them are never reached.
  var known: Bool? {
    let each = map { if case .test(let value) = $0 { value.known } else { nil } as Bool? }
    return each.contains(false) ? false : each.allSatisfy { $0 == true } ? true : nil
  }
}

extension Expression {
  /// `true`, `!false`; what calls answer, `&&` and `||` among them, nobody knows.
  fileprivate var known: Bool? {
    if case .not(let inner) = kind { return inner.known.map { !$0 } }
    if case .bool(let value) = kind { return value }
    return nil
  }
}

final class ForLoop {
  var pattern: Pattern
  var sequence: Expression
  var filter: Expression?
  var body: [Statement] = []
  let label: LoopLabel
  let position: SourcePosition
  /// For sequences other than arrays and integer ranges: `makeIterator()` of `source`, then `next()` of `iterator`.
  var source: VariableDeclaration?
  var iterator: VariableDeclaration?
  var makeIterator: Expression?
  var next: Expression?

  init(pattern: Pattern, sequence: Expression, label: LoopLabel, at position: SourcePosition) {
    self.pattern = pattern
    self.sequence = sequence
    self.label = label
    self.position = position
  }
}

extension NominalDeclaration {
  /// A loop over such a value counts, without an iterator: over arrays and ranges of whole numbers.
  func isCounted(_ arguments: [Type]) -> Bool {
    guard isLibrary else { return false }
    return name == "Array" || ["Range", "ClosedRange"].contains(name) && arguments[0].head.numeric?.isInteger == true
  }
}

final class Switch {
  struct Case {
    /// Several: `case .a, .b:`; empty for `default`.
    var items: [(pattern: Pattern, filter: Expression?)]
    var body: [Statement]
    var position: SourcePosition
  }

  let subject: Expression
  var cases: [Case] = []
  let label: LoopLabel
  let position: SourcePosition
  /// For a `switch` or `if` used as an expression: what each branch's value goes to.
  var value: VariableDeclaration?

  init(subject: Expression, label: LoopLabel, at position: SourcePosition) {
    self.subject = subject
    self.label = label
    self.position = position
  }
}

struct Catch {
  /// Of a clause without a pattern, one that binds `error`.
  var items: [(pattern: Pattern, filter: Expression?)]
  var body: [Statement]
  var position: SourcePosition
  /// The function need not throw what comes here.
  var isForAll: Bool
  /// Something in the `do` is written to throw.
  var isReached = true
}

indirect enum Pattern {
  case wildcard
  case bind(VariableDeclaration)
  case tuple([Pattern])
  /// The payload's patterns; nil matches any payload.
  case enumCase(EnumCase, [Pattern]?, Type)
  case some(Pattern)
  case none
  /// `value ~= subject`: the expression compares the subject, which is the given variable.
  case test(VariableDeclaration, Expression)
  case isType(Type)
  /// `let x as T`
  case cast(Pattern, Type)
  /// The subject, converted as the expression says, is matched.
  case converted(VariableDeclaration, Expression, Pattern)
  case boolean(Bool)
}
