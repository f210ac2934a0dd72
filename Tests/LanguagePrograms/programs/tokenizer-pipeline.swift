// programs: a tokenizer and a parser that feed an evaluator through bounded queues
import Foundation
import Dispatch

enum Token: Equatable {
  case number(Double)
  case identifier(String)
  case op(Character)
  case open, close, comma, assign
  case end(line: Int)
}

struct SourceError: Error, CustomStringConvertible {
  enum Kind { case unexpected(Token?), unknownCharacter(Character), undefined(String), arity(String, Int) }
  let kind: Kind
  let line: Int
  var description: String {
    var text = "line \(line): "
    switch kind {
    case .unexpected(.some(let token)): text += "unexpected \(token)"
    case .unexpected(.none): text += "unexpected end"
    case .unknownCharacter(let character): text += "what is '\(character)'?"
    case .undefined(let name): text += "\(name) is not defined"
    case .arity(let name, let count): text += "\(name) does not take \(count)"
    }
    return text
  }
}

final class BlockingQueue<Element> {
  private var storage: [Element?]
  private var head = 0, tail = 0, count = 0
  private var isClosed = false
  private let condition = NSCondition()

  init(capacity: Int) { storage = Array(repeating: nil, count: capacity) }

  func put(_ element: Element) {
    condition.lock()
    while count == storage.count { condition.wait() }
    storage[tail] = element
    tail = (tail + 1) % storage.count
    count += 1
    condition.broadcast()
    condition.unlock()
  }

  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  func take() -> Element? {
    condition.lock()
    defer { condition.unlock() }
    while count == 0 {
      if isClosed { return nil }
      condition.wait()
    }
    defer {
      storage[head] = nil
      head = (head + 1) % storage.count
      count -= 1
      condition.broadcast()
    }
    return storage[head]
  }
}

extension BlockingQueue: Sequence {
  func makeIterator() -> AnyIterator<Element> { AnyIterator { self.take() } }
}

struct Tokenizer {
  private let text: String
  private var index: String.Index
  private(set) var line = 1

  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }

  private mutating func take(while predicate: (Character) -> Bool) -> Substring {
    let start = index
    while index < text.endIndex, predicate(text[index]) { text.formIndex(after: &index) }
    return text[start..<index]
  }

  mutating func next() throws -> Token? {
    _ = take { $0 == " " || $0 == "\t" }
    guard index != text.endIndex else { return nil }
    let character = text[index]
    switch character {
    case "0"..."9", ".":
      return .number(Double(take { $0.isNumber || $0 == "." }) ?? .nan)
    case _ where character.isLetter:
      return .identifier(String(take { $0.isLetter || $0.isNumber || $0 == "_" }))
    default: break
    }
    index = text.index(after: index)
    switch character {
    case "+", "-", "*", "/", "^": return .op(character)
    case "(": return .open
    case ")": return .close
    case ",": return .comma
    case "=": return .assign
    case "\n", ";":
      defer { if character.isNewline { line += 1 } }
      return .end(line: line)
    default: throw SourceError(kind: .unknownCharacter(character), line: line)
    }
  }
}

indirect enum Expr {
  case literal(Double)
  case variable(String)
  case unary(Character, Expr)
  case binary(Expr, Character, Expr)
  case call(String, [Expr])
}

enum Statement {
  case assignment(name: String, value: Expr)
  case expression(Expr)
}

struct Parser {
  private var tokens: ArraySlice<Token>
  private let line: Int
  private static let precedence: [Character: (level: Int, rightAssociative: Bool)] = [
    "+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true),
  ]

  init(tokens: [Token], line: Int) {
    self.tokens = tokens[...]
    self.line = line
  }

  mutating func statement() throws -> Statement {
    if case .identifier(let name)? = tokens.first, tokens.dropFirst().first == .assign {
      tokens = tokens.dropFirst(2)
      return .assignment(name: name, value: try whole())
    }
    return .expression(try whole())
  }

  private mutating func whole() throws -> Expr {
    let expression = try expr(atLeast: 1)
    guard tokens.isEmpty else { throw SourceError(kind: .unexpected(tokens.first), line: line) }
    return expression
  }

  private mutating func expr(atLeast minimum: Int) throws -> Expr {
    var left = try primary()
    while case .op(let op)? = tokens.first, let (level, isRight) = Parser.precedence[op], level >= minimum {
      tokens.removeFirst()
      left = .binary(left, op, try expr(atLeast: isRight ? level : level + 1))
    }
    return left
  }

  private mutating func primary() throws -> Expr {
    switch tokens.popFirst() {
    case .number(let value)?: return .literal(value)
    case .op("-")?: return .unary("-", try expr(atLeast: 2))
    case .identifier(let name)?:
      guard tokens.first == .open else { return .variable(name) }
      tokens.removeFirst()
      var arguments: [Expr] = []
      while tokens.first != .close {
        arguments.append(try expr(atLeast: 1))
        if tokens.first == .comma { tokens.removeFirst() }
      }
      tokens.removeFirst()
      return .call(name, arguments)
    case .open?:
      let inner = try expr(atLeast: 1)
      guard tokens.popFirst() == .close else { throw SourceError(kind: .unexpected(nil), line: line) }
      return inner
    case let token: throw SourceError(kind: .unexpected(token), line: line)
    }
  }
}

final class Evaluator {
  private var variables: [String: Double] = ["pi": .pi]
  private let functions: [String: ([Double]) -> Double?] = [
    "max": { $0.max() },
    "sqrt": { $0.count == 1 ? $0[0].squareRoot() : nil },
    "sum": { $0.reduce(0, +) },
    "hypot": { values in values.count == 2 ? hypot(values[0], values[1]) : nil },
  ]

  func evaluate(_ expr: Expr, line: Int) throws -> Double {
    switch expr {
    case .literal(let value): return value
    case .variable(let name):
      guard let value = variables[name] else { throw SourceError(kind: .undefined(name), line: line) }
      return value
    case .unary(_, let inner): return -(try evaluate(inner, line: line))
    case let .binary(left, op, right):
      let (l, r) = (try evaluate(left, line: line), try evaluate(right, line: line))
      switch op {
      case "+": return l + r
      case "-": return l - r
      case "*": return l * r
      case "/": return l / r
      case "^": return pow(l, r)
      default: fatalError("operator \(op)")
      }
    case let .call(name, arguments):
      let values = try arguments.map { try evaluate($0, line: line) }
      guard let function = functions[name] else { throw SourceError(kind: .undefined(name + "()"), line: line) }
      guard let result = function(values) else { throw SourceError(kind: .arity(name, values.count), line: line) }
      return result
    }
  }

  func run(_ statement: Statement, line: Int) throws -> String {
    switch statement {
    case .assignment(let name, let value):
      let result = try evaluate(value, line: line)
      let old = variables.updateValue(result, forKey: name)
      return name + " = \(result)" + (old.map { " (was \($0))" } ?? "")
    case .expression(let expression): return String(format: "%.3f", try evaluate(expression, line: line))
    }
  }
}

let source = """
  a = 2 + 3 * 4
  a ^ 2 ^ 0.5; -a + 1
  b = max(a, sum(1, 2, 3), 10) / 4
  a = (a - 4) * -b
  hypot(3, 4) + sqrt(1, 2)
  7 +
  c + 1
  3 $ 4
  """

let tokens = BlockingQueue<Result<Token, SourceError>>(capacity: 4)
let statements = BlockingQueue<(line: Int, result: Result<Statement, Error>)>(capacity: 2)
let group = DispatchGroup()

DispatchQueue.global(qos: .userInitiated).async(group: group) {
  var tokenizer = Tokenizer(source)
  defer { tokens.close() }
  do {
    while let token = try tokenizer.next() { tokens.put(.success(token)) }
    tokens.put(.success(.end(line: tokenizer.line)))
  } catch {
    tokens.put(.failure(error as! SourceError))
  }
}

DispatchQueue.global().async(group: group) {
  var pending: [Token] = []
  for item in tokens {
    switch item {
    case .success(.end(let line)) where !pending.isEmpty:
      var parser = Parser(tokens: pending, line: line)
      statements.put((line, Result { try parser.statement() }))
      pending.removeAll()
    case .success(.end): continue
    case .success(let token): pending.append(token)
    case .failure(let error): statements.put((line: error.line, result: .failure(error)))
    }
  }
  statements.close()
}

let evaluator = Evaluator()
var errors = 0
for (line, result) in statements {
  do {
    print("\(line):", try evaluator.run(result.get(), line: line))
  } catch {
    errors += 1
    print("error,", error)
  }
}
group.wait()
print(errors, "errors")
