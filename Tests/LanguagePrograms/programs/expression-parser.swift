// programs: a tokenizer, a recursive descent parser, an evaluator and a parallel batch of it
import Foundation
import Dispatch

enum Token: Equatable, CustomStringConvertible {
  case number(Double)
  case identifier(String)
  case symbol(Character)
  case end

  var description: String {
    switch self {
    case .number(let value): return "number \(value)"
    case .identifier(let name): return "identifier \(name)"
    case .symbol(let character): return "'\(character)'"
    case .end: return "end of input"
    }
  }
}

struct Lexer: Sequence, IteratorProtocol {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  mutating func next() -> Token? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return nil }
    let character = characters[index]
    switch character {
    case "0"..."9", ".":
      return .number(Double(takeWhile { $0.isNumber || $0 == "." }) ?? .nan)
    case let c where c.isLetter:
      return .identifier(takeWhile { $0.isLetter || $0.isNumber || $0 == "_" })
    default:
      index += 1
      return .symbol(character)
    }
  }

  private mutating func takeWhile(_ predicate: (Character) -> Bool) -> String {
    var result = ""
    while index < characters.count, predicate(characters[index]) {
      result.append(characters[index])
      index += 1
    }
    return result
  }
}

indirect enum Expression {
  case literal(Double)
  case variable(String)
  case unary(op: Character, Expression)
  case binary(Expression, op: Character, Expression)
  case call(String, arguments: [Expression])
}

struct ParseError: Error, CustomStringConvertible {
  var expected: String
  var found: Token
  var description: String { "expected \(expected), found \(found)" }
}

struct Parser {
  private static let precedences: [Character: Int] = ["+": 10, "-": 10, "*": 20, "/": 20, "^": 30]
  private var tokens: [Token]
  private var position: Int = 0
  private var current: Token { position < tokens.count ? tokens[position] : .end }

  init(_ text: String) { tokens = Array(Lexer(text)) }

  static func parse(_ text: String) throws -> Expression {
    var parser = Parser(text)
    let expression = try parser.expression(minimum: 0)
    guard parser.current == .end else { throw ParseError(expected: "an operator", found: parser.current) }
    return expression
  }

  @discardableResult
  private mutating func advance() -> Token {
    defer { position += 1 }
    return current
  }

  private mutating func accept(_ character: Character) -> Bool {
    guard case .symbol(character) = current else { return false }
    advance()
    return true
  }

  private mutating func expect(_ character: Character) throws {
    if !accept(character) { throw ParseError(expected: "'\(character)'", found: current) }
  }

  private mutating func expression(minimum: Int) throws -> Expression {
    var left = try primary()
    while case .symbol(let op) = current, let precedence = Parser.precedences[op], precedence >= minimum {
      advance()
      let right = try expression(minimum: op == "^" ? precedence : precedence + 1)
      left = .binary(left, op: op, right)
    }
    return left
  }

  private mutating func primary() throws -> Expression {
    switch advance() {
    case .number(let value): return .literal(value)
    case .identifier(let name):
      guard accept("(") else { return .variable(name) }
      var arguments = [Expression]()
      if !accept(")") {
        repeat { arguments.append(try expression(minimum: 0)) } while accept(",")
        try expect(")")
      }
      return .call(name, arguments: arguments)
    case .symbol("-"): return .unary(op: "-", try expression(minimum: 25))
    case .symbol("("):
      let inner = try expression(minimum: 0)
      try expect(")")
      return inner
    case let token: throw ParseError(expected: "an expression", found: token)
    }
  }
}

enum EvaluationError: Error { case unknown(String), divisionByZero, badArguments(function: String, count: Int) }

struct Evaluator {
  typealias Function = ([Double]) throws -> Double
  var variables: [String: Double] = ["pi": 3.14159]
  var functions: [String: Function] = [
    "max": { $0.max() ?? 0 },
    "sum": { $0.reduce(0, +) },
    "sqrt": { arguments in
      guard arguments.count == 1 else { throw EvaluationError.badArguments(function: "sqrt", count: arguments.count) }
      return arguments[0].squareRoot()
    },
  ]

  func evaluate(_ expression: Expression) throws -> Double {
    switch expression {
    case .literal(let value): return value
    case .variable(let name):
      guard let value = variables[name] else { throw EvaluationError.unknown(name) }
      return value
    case .unary(op: "-", let operand): return -(try evaluate(operand))
    case .unary(let op, _): throw EvaluationError.unknown(String(op))
    case let .binary(left, op, right):
      let (l, r) = (try evaluate(left), try evaluate(right))
      switch op {
      case "+": return l + r
      case "-": return l - r
      case "*": return l * r
      case "/" where r == 0: throw EvaluationError.divisionByZero
      case "/": return l / r
      case "^": return pow(l, r)
      default: throw EvaluationError.unknown(String(op))
      }
    case .call(let name, arguments: let arguments):
      guard let function = functions[name] else { throw EvaluationError.unknown(name) }
      return try function(arguments.map(evaluate))
    }
  }
}

let inputs = [
  "1 + 2 * 3", "(1 + 2) * 3", "-2 ^ 2", "2 ^ 3 ^ 2", "max(1, 5, sqrt(16)) - pi", "10 / (5 - 5)", "2 *", "foo + 1",
  "sqrt(1, 2)", "3 4", "sum()",
]
let evaluator = Evaluator()
var results = [Result<Double, Error>?](repeating: nil, count: inputs.count)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
  let result = Result { try evaluator.evaluate(Parser.parse(inputs[index])) }
  lock.lock()
  results[index] = result
  lock.unlock()
}
for (input, result) in zip(inputs, results) {
  switch result {
  case .success(let value)?: print("\(input) = \(value)")
  case .failure(let error as ParseError)?: print("\(input): syntax: \(error)")
  case .failure(let error)?: print("\(input): \(error)")
  case nil: print("\(input): nothing")
  }
}
