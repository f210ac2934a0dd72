import DispatchTrace

/// A checked expression: every name resolved, every conversion written out. Types may hold variables until the end of the
/// statement they stand in.
final class Expression {
  var kind: Kind
  var type: Type
  let position: SourcePosition
  /// The value of a variable declared `T!`.
  var isImplicitlyUnwrapped = false
  /// `copy x`
  var isCopy = false
  /// `discard self`: what is consumed ends without its `deinit`.
  var endsSilently = false
  /// A call of what rethrows, with functions that throw nothing.
  var throwsNothing = false
  /// Of an assignment: what it is instead where its target has no value yet.
  var whileUnassigned: Expression?

  init(_ kind: Kind, _ type: Type, at position: SourcePosition) {
    self.kind = kind
    self.type = type
    self.position = position
  }

  /// Something was wrong that has been said, though what was wanted says the type.
  var isFailed: Bool { if case .error = kind { true } else { false } }

  /// `self.init(…)` or `super.init(…)` of an initialiser that may fail.
  var isDelegation: Bool {
    guard type.isVoid, case .call(let function, _, let base?, _, _) = kind, function.kind == .initializer, function.isFailable
    else {
      return false
    }
    if case .superReference = base.kind { return true }
    if case .variable = base.kind { return true }
    return false
  }

  indirect enum Kind {
    case error
    // Literals
    case integer(UInt64, negative: Bool)
    case double(Double)
    case bool(Bool)
    case string(String)
    case interpolation([Segment])
    case none
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Expression])

    // Names
    /// A local, a parameter, `self`, a global, a static property (base nil).
    case variable(VariableDeclaration)
    /// `consume x`: the value of a local variable, which ends there.
    case consumed(VariableDeclaration)
    /// A stored property of a struct or class instance.
    case field(Expression, VariableDeclaration)
    case tupleField(Expression, Int)
    /// A computed property, or a property requirement of a protocol.
    case property(Expression?, VariableDeclaration, Substitution, Dispatch)
    case subscripted(Expression?, SubscriptDeclaration, Substitution, [Argument], Dispatch)
    /// An enum case with its payload.
    case enumCase(EnumCase, [Expression])
    /// A function as a value; methods with their receiver.
    case function(FunctionDeclaration, Substitution, Expression?, Dispatch)
    case typeName(Type)

    // Calls
    case call(FunctionDeclaration, Substitution, Expression?, [Argument], Dispatch)
    case callValue(Expression, [Argument])
    case closure(ClosureNode)
    case autoclosure(ClosureNode)
    /// `&x`
    case address(Expression)

    // Operators
    case arithmetic(Arithmetic, Expression, Expression)
    case negate(Expression)
    case bitNot(Expression)
    case compare(Comparison, Expression, Expression)
    case not(Expression)
    case and(Expression, Expression)
    case or(Expression, Expression)
    case identical(Expression, Expression, negated: Bool)
    case isNil(Expression, negated: Bool)
    case coalesce(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case assign(Expression, Expression)
    case compoundAssign(Arithmetic, Expression, Expression)
    /// `_ = x`
    case discard(Expression)
    case stringConcatenation(Expression, Expression)
    case stringAppend(Expression, Expression)

    // Optionals
    case wrap(Expression)
    case force(Expression, implicit: Bool)
    case optionalChain(Expression)
    /// `x?` inside an optional chain
    case bindOptional(Expression)

    // Conversions
    case erase(Expression)
    case upcast(Expression)
    case convertOptional(Expression, placeholder: VariableDeclaration, Expression)
    case convertArray(Expression, placeholder: VariableDeclaration, Expression)
    case convertTuple(Expression)
    case convertFunction(Expression)
    case isType(Expression, Type)
    case conditionalCast(Expression, Type)
    case forcedCast(Expression, Type)

    // Errors
    case tryMarker(Expression)
    case tryOptional(Expression)
    case tryForce(Expression)

    case superReference(VariableDeclaration)
    case typeOf(Expression)
    case statementValue(Statement)
    case block([Statement], Expression)
  }

  enum Segment {
    case text(String)
    case value(Expression)
  }

  struct Argument {
    var value: Expression
    /// The default value of the parameter, evaluated for this call.
    var isDefault = false
  }

  /// How the function that runs is found.
  enum Dispatch {
    case direct
    /// By the class of the receiver.
    case virtual
    /// A protocol requirement: by the type that the receiver has when the code is made for it, or holds when it runs.
    case witness
  }
}

enum Arithmetic: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case addWrapping = "&+"
  case subtractWrapping = "&-"
  case multiplyWrapping = "&*"
  case and = "&"
  case or = "|"
  case xor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftLeftMasked = "&<<"
  case shiftRightMasked = "&>>"

  var isShift: Bool { [.shiftLeft, .shiftRight, .shiftLeftMasked, .shiftRightMasked].contains(self) }

  /// Floating-point numbers do not have it.
  var isOfIntegers: Bool {
    switch self {
    case .add, .subtract, .multiply, .divide: false
    case .remainder, .addWrapping, .subtractWrapping, .multiplyWrapping, .and, .or, .xor, .shiftLeft, .shiftRight,
      .shiftLeftMasked, .shiftRightMasked:
      true
    }
  }
}

enum Comparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessEqual = "<="
  case greater = ">"
  case greaterEqual = ">="
}

final class ClosureNode {
  let context: FunctionContext
  var parameters: [VariableDeclaration] = []
  /// `[x]`, `[weak self]`: copies made when the closure is.
  /// The function it stands for, when it only calls one.
  var name: String?
  var captureList: [(variable: VariableDeclaration, value: Expression)] = []
  var statements: [Statement] = []
  let position: SourcePosition

  init(context: FunctionContext, at position: SourcePosition) {
    self.context = context
    self.position = position
  }
}
