// programs: a tokenizer, a recursive-descent parser and an evaluator with variables; errors carry positions
enum Token: Equatable {
  case number(Double)
  case name(String)
  case symbol(Character)
}

struct SyntaxError: Error, CustomStringConvertible {
  let message: String
  let position: Int
  var description: String { "\(message) at \(position)" }
}

func tokenize(_ text: String) throws -> [Token] {
  var tokens: [Token] = []
  let characters = Array(text)
  var i = 0
  while i < characters.count {
    let c = characters[i]
    if c == " " {
      i += 1
    } else if c.isNumber {
      var digits = ""
      while i < characters.count, characters[i].isNumber || characters[i] == "." {
        digits.append(characters[i])
        i += 1
      }
      guard let value = Double(digits) else { throw SyntaxError(message: "bad number \(digits)", position: i) }
      tokens.append(.number(value))
    } else if c.isLetter {
      var name = ""
      while i < characters.count, characters[i].isLetter {
        name.append(characters[i])
        i += 1
      }
      tokens.append(.name(name))
    } else if "+-*/()=^".contains(c) {
      tokens.append(.symbol(c))
      i += 1
    } else {
      throw SyntaxError(message: "unexpected '\(c)'", position: i)
    }
  }
  return tokens
}

indirect enum Expression {
  case value(Double)
  case variable(String)
  case binary(Character, Expression, Expression)
  case negative(Expression)
}

struct Parser {
  private let tokens: [Token]
  private var position = 0
  init(_ text: String) throws { tokens = try tokenize(text) }

  private var current: Token? { position < tokens.count ? tokens[position] : nil }
  private mutating func accept(_ c: Character) -> Bool {
    guard current == .symbol(c) else { return false }
    position += 1
    return true
  }

  mutating func parse() throws -> Expression {
    let result = try sum()
    guard position == tokens.count else { throw SyntaxError(message: "rest of input", position: position) }
    return result
  }
  private mutating func sum() throws -> Expression {
    var left = try product()
    while true {
      if accept("+") {
        left = .binary("+", left, try product())
      } else if accept("-") {
        left = .binary("-", left, try product())
      } else {
        return left
      }
    }
  }
  private mutating func product() throws -> Expression {
    var left = try power()
    while case .symbol(let c)? = current, c == "*" || c == "/" {
      position += 1
      left = .binary(c, left, try power())
    }
    return left
  }
  private mutating func power() throws -> Expression {
    let base = try atom()
    return accept("^") ? .binary("^", base, try power()) : base
  }
  private mutating func atom() throws -> Expression {
    if accept("-") { return .negative(try atom()) }
    if accept("(") {
      let inner = try sum()
      guard accept(")") else { throw SyntaxError(message: "missing )", position: position) }
      return inner
    }
    defer { position += 1 }
    switch current {
    case .number(let n)?: return .value(n)
    case .name(let name)?: return .variable(name)
    case .symbol(let c)?: throw SyntaxError(message: "unexpected \(c)", position: position)
    case nil: throw SyntaxError(message: "unexpected end", position: position)
    }
  }
}

func evaluate(_ expression: Expression, _ variables: [String: Double]) -> Double? {
  switch expression {
  case .value(let n): return n
  case .variable(let name): return variables[name]
  case .negative(let e): return evaluate(e, variables).map { -$0 }
  case .binary(let op, let l, let r):
    guard let a = evaluate(l, variables), let b = evaluate(r, variables) else { return nil }
    switch op {
    case "+": return a + b
    case "-": return a - b
    case "*": return a * b
    case "/": return a / b
    default: return (0..<Int(b)).reduce(1.0) { product, _ in product * a }
    }
  }
}

let variables = ["x": 3.0, "half": 0.5]
for text in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-x * half", "10 / 4 - 1", "1 / 0", "y + 1", "(1", "1 +", "2 $ 3", "1 2"] {
  do {
    var parser = try Parser(text)
    print(text, "=", evaluate(try parser.parse(), variables).map { "\($0)" } ?? "unknown variable")
  } catch {
    print(text, "!", error)
  }
}
