// programs: a lexer, parser and evaluator for expressions with variables, evaluated concurrently with a memo
import Foundation

enum Token: Equatable {
    case number(Double), name(String), symbol(Character)
}

struct ParseError: Error, CustomStringConvertible {
    let message: String
    let offset: Int
    var description: String { "\(message) at \(offset)" }
}

struct Lexer: Sequence, IteratorProtocol {
    private let text: [Character]
    private(set) var offset = 0
    init(_ text: String) { self.text = Array(text) }

    mutating func next() -> Token? {
        while offset < text.count, text[offset].isWhitespace { offset += 1 }
        guard offset < text.count else { return nil }
        let first = text[offset]
        if first.isNumber { return .number(Double(take { $0.isNumber || $0 == "." }) ?? .nan) }
        if first.isLetter || first == "_" { return .name(take { $0.isLetter || $0.isNumber || $0 == "_" }) }
        offset += 1
        return .symbol(first)
    }

    private mutating func take(while condition: (Character) -> Bool) -> String {
        let start = offset
        while offset < text.count, condition(text[offset]) { offset += 1 }
        return String(text[start..<offset])
    }
}

indirect enum Expr: Hashable {
    case literal(Double)
    case variable(String)
    case unary(Character, Expr)
    case binary(Expr, Character, Expr)
    case call(String, [Expr])

    var variables: Set<String> {
        switch self {
        case .literal: return []
        case .variable(let name): return [name]
        case .unary(_, let inner): return inner.variables
        case .binary(let left, _, let right): return left.variables.union(right.variables)
        case .call(_, let arguments): return arguments.reduce(into: []) { $0.formUnion($1.variables) }
        }
    }
}

extension Expr: CustomStringConvertible {
    var description: String {
        switch self {
        case .literal(let value): return value == value.rounded() ? String(Int(value)) : String(value)
        case .variable(let name): return name
        case let .unary(op, inner): return "\(op)\(inner)"
        case let .binary(left, op, right): return "(\(left) \(op) \(right))"
        case let .call(name, arguments): return "\(name)(\(arguments.map(\.description).joined(separator: ", ")))"
        }
    }
}

struct Parser {
    private let tokens: [Token]
    private var position = 0
    private static let precedence: [Character: Int] = ["+": 1, "-": 1, "*": 2, "/": 2, "^": 3]

    init(_ text: String) { tokens = Array(Lexer(text)) }
    private var current: Token? { tokens.indices.contains(position) ? tokens[position] : nil }

    static func parse(_ text: String) throws -> Expr {
        var parser = Parser(text)
        let result = try parser.expression(above: 0)
        if let extra = parser.current { throw ParseError(message: "unexpected \(extra)", offset: parser.position) }
        return result
    }

    private mutating func expression(above lowest: Int) throws -> Expr {
        var left = try primary()
        while case .symbol(let op)? = current, let level = Self.precedence[op], level > lowest {
            position += 1
            let right = try expression(above: op == "^" ? level - 1 : level)
            left = .binary(left, op, right)
        }
        return left
    }

    private mutating func primary() throws -> Expr {
        defer { position += 1 }
        switch current {
        case .number(let value): return .literal(value)
        case .symbol("-"):
            position += 1
            defer { position -= 1 }
            return .unary("-", try expression(above: 2))
        case .symbol("("):
            position += 1
            let inner = try expression(above: 0)
            guard current == .symbol(")") else { throw ParseError(message: "missing )", offset: position) }
            return inner
        case .name(let name):
            guard position + 1 < tokens.count, tokens[position + 1] == .symbol("(") else { return .variable(name) }
            position += 2
            var arguments: [Expr] = []
            while current != .symbol(")") {
                arguments.append(try expression(above: 0))
                if current == .symbol(",") { position += 1 } else { break }
            }
            guard current == .symbol(")") else { throw ParseError(message: "missing ) of \(name)", offset: position) }
            return .call(name, arguments)
        case .symbol(let other): throw ParseError(message: "no expression begins with '\(other)'", offset: position)
        case nil: throw ParseError(message: "unexpected end", offset: position)
        }
    }
}

enum EvalError: Error, Equatable { case unbound(String), noFunction(String, arity: Int), division }

final class Evaluator {
    typealias Function = ([Double]) -> Double
    private let queue = DispatchQueue(label: "memo", attributes: .concurrent)
    private var memo: [Expr: Double] = [:]
    private(set) var evaluations = 0
    let variables: [String: Double]
    private let functions: [String: (arity: ClosedRange<Int>, body: Function)] = [
        "max": (1...9, { $0.max()! }),
        "sqrt": (1...1, { $0[0].squareRoot() }),
        "sum": (0...9, { $0.reduce(0, +) }),
    ]

    init(variables: [String: Double]) { self.variables = variables }

    func evaluate(_ expr: Expr) throws -> Double {
        if let known = queue.sync(execute: { memo[expr] }) { return known }
        let value = try compute(expr)
        queue.async(flags: .barrier) {
            self.memo[expr] = value
            self.evaluations += 1
        }
        return value
    }

    private func compute(_ expr: Expr) throws -> Double {
        switch expr {
        case .literal(let value): return value
        case .variable(let name):
            guard let value = variables[name] else { throw EvalError.unbound(name) }
            return value
        case .unary(_, let inner): return -(try evaluate(inner))
        case .binary(let left, let op, let right):
            let (a, b) = (try evaluate(left), try evaluate(right))
            switch op {
            case "+": return a + b
            case "-": return a - b
            case "*": return a * b
            case "/":
                guard b != 0 else { throw EvalError.division }
                return a / b
            case "^": return (0..<Int(b)).reduce(1) { product, _ in product * a }
            default: fatalError("unknown operator \(op)")
            }
        case .call(let name, let arguments):
            guard let function = functions[name], function.arity ~= arguments.count else {
                throw EvalError.noFunction(name, arity: arguments.count)
            }
            return function.body(try arguments.map(evaluate))
        }
    }
}

let sources = ["1 + 2 * 3", "2 ^ 3 ^ 2 - x", "-(a + b) * sqrt(16)", "max(1, x, sum(a, b)) / 2", "1 / (a - a)", "y + 1", "f(1)", "(1 + 2", "1 2", "* 3", "sum("]
let evaluator = Evaluator(variables: ["x": 12, "a": 1.5, "b": 2])
var lines = [String](repeating: "", count: sources.count)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: sources.count) { index in
    let line: String
    do {
        let expr = try Parser.parse(sources[index])
        line = "\(expr) = \(try evaluator.evaluate(expr)) \(expr.variables.sorted())"
    } catch let error as ParseError {
        line = "'\(sources[index])': \(error)"
    } catch EvalError.unbound(let name) {
        line = "\(name) is not bound"
    } catch {
        line = "\(error)"
    }
    lock.lock()
    lines[index] = line
    lock.unlock()
}
lines.forEach { print($0) }
