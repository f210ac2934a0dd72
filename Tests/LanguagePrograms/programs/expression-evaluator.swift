import Foundation

// Expressions parsed and evaluated concurrently: an indirect enum, a tokenizer, memoised results, errors with positions.
indirect enum Expr: Equatable, CustomStringConvertible {
  case number(Double)
  case variable(String)
  case unary(Character, Expr)
  case binary(Expr, Op, Expr)
  case call(String, [Expr])

  enum Op: Character, CaseIterable, Comparable {
    case add = "+", subtract = "-", multiply = "*", divide = "/", power = "^"
    var precedence: Int {
      switch self {
      case .add, .subtract: return 1
      case .multiply, .divide: return 2
      case .power: return 3
      }
    }
    var isRightAssociative: Bool { self == .power }
    static func < (a: Op, b: Op) -> Bool { a.precedence < b.precedence }
    func apply(_ a: Double, _ b: Double) throws -> Double {
      switch self {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide:
        guard b != 0 else { throw EvalError.divisionByZero }
        return a / b
      case .power: return pow(a, b)
      }
    }
  }

  var description: String {
    switch self {
    case .number(let value) where value == value.rounded(): return String(Int(value))
    case .number(let value): return "\(value)"
    case .variable(let name): return name
    case .unary(let sign, let inner): return "\(sign)\(inner)"
    case let .binary(left, op, right): return "(\(left) \(op.rawValue) \(right))"
    case let .call(name, arguments): return name + "(" + arguments.map(\.description).joined(separator: ", ") + ")"
    }
  }
}

enum EvalError: Error, Equatable {
  case unexpected(Character, at: Int)
  case unexpectedEnd
  case unknown(String)
  case divisionByZero
  case arguments(String, expected: Int, got: Int)
}

struct Parser {
  private let characters: [Character]
  private var index = 0
  init(_ text: String) { characters = text.filter { !$0.isWhitespace } }

  static func parse(_ text: String) throws -> Expr {
    var parser = Parser(text)
    let result = try parser.expression(minimum: 0)
    if let extra = parser.peek { throw EvalError.unexpected(extra, at: parser.index) }
    return result
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }
  private mutating func advance() -> Character { defer { index += 1 }; return characters[index] }

  private mutating func expression(minimum: Int) throws -> Expr {
    var left = try primary()
    while let symbol = peek, let op = Expr.Op(rawValue: symbol), op.precedence >= minimum {
      _ = advance()
      let right = try expression(minimum: op.isRightAssociative ? op.precedence : op.precedence + 1)
      left = .binary(left, op, right)
    }
    return left
  }

  private mutating func primary() throws -> Expr {
    guard let next = peek else { throw EvalError.unexpectedEnd }
    switch next {
    case "0"..."9", ".":
      var text = ""
      while let c = peek, c.isNumber || c == "." { text.append(advance()) }
      guard let value = Double(text) else { throw EvalError.unexpected(next, at: index) }
      return .number(value)
    case "-", "+":
      _ = advance()
      return .unary(next, try primary())
    case "(":
      _ = advance()
      let inner = try expression(minimum: 0)
      guard peek == ")" else { throw peek.map { EvalError.unexpected($0, at: index) } ?? .unexpectedEnd }
      _ = advance()
      return inner
    case _ where next.isLetter:
      var name = ""
      while let c = peek, c.isLetter || c.isNumber { name.append(advance()) }
      guard peek == "(" else { return .variable(name) }
      _ = advance()
      var arguments: [Expr] = []
      while peek != ")" {
        arguments.append(try expression(minimum: 0))
        if peek == "," { _ = advance() } else if peek != ")" { throw EvalError.unexpectedEnd }
      }
      _ = advance()
      return .call(name, arguments)
    default: throw EvalError.unexpected(next, at: index)
    }
  }
}

final class Evaluator {
  private var cache: [String: Result<Double, Error>] = [:]
  private let lock = NSLock()
  private(set) var hits = 0
  let variables: [String: Double]
  private let functions: [String: (arity: Int, body: ([Double]) -> Double)] = [
    "max": (2, { Swift.max($0[0], $0[1]) }),
    "sqrt": (1, { $0[0].squareRoot() }),
    "sum3": (3, { $0.reduce(0, +) }),
  ]
  init(variables: [String: Double]) { self.variables = variables }

  func evaluate(_ text: String) -> Result<Double, Error> {
    if let known = lock.withLock({ () -> Result<Double, Error>? in
      if cache[text] != nil { hits += 1 }
      return cache[text]
    }) { return known }
    let result = Result { try value(of: Parser.parse(text)) }
    lock.withLock { cache[text] = result }
    return result
  }

  private func value(of expr: Expr) throws -> Double {
    switch expr {
    case .number(let value): return value
    case .variable(let name):
      guard let value = variables[name] else { throw EvalError.unknown(name) }
      return value
    case .unary("-", let inner): return -(try value(of: inner))
    case .unary(_, let inner): return try value(of: inner)
    case let .binary(left, op, right): return try op.apply(value(of: left), value(of: right))
    case let .call(name, arguments):
      guard let function = functions[name] else { throw EvalError.unknown(name) }
      guard function.arity == arguments.count else {
        throw EvalError.arguments(name, expected: function.arity, got: arguments.count)
      }
      return function.body(try arguments.map(value))
    }
  }
}

let inputs = [
  "1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "10 / 4 - 1", "-x + y * 2", "max(x, 7) + sqrt(16)", "1 / (x - 3)", "2 * (3 + ", "4 $ 2",
  "max(1)", "z", "sum3(1, 2, 3) ^ 2",
]
let evaluator = Evaluator(variables: ["x": 3, "y": 0.5])
var answers = [String?](repeating: nil, count: inputs.count)
let queue = DispatchQueue(label: "answers")
DispatchQueue.concurrentPerform(iterations: inputs.count) { i in
  let text: String
  switch evaluator.evaluate(inputs[i]) {
  case .success(let value): text = String(format: "%g", value)
  case .failure(let error as EvalError): text = "error \(error)"
  case .failure(let error): text = "\(error)"
  }
  queue.sync { answers[i] = text }
}
for case let (input, answer?) in zip(inputs, answers) { print(input.padding(toLength: 22, withPad: " ", startingAt: 0), "=>", answer) }
_ = inputs.prefix(3).map(evaluator.evaluate)
print("hits", evaluator.hits)
print(try! Parser.parse("a+b*-c^2"), try! Parser.parse("f(1,2)") == .call("f", [.number(1), .number(2)]))
print(Expr.Op.allCases.sorted(by: >).map(\.rawValue), Expr.Op.allCases.max()!)
