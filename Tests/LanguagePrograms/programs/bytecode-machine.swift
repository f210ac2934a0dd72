// programs: a tokenizer, a Pratt parser, a compiler to bytecode and stack machines evaluated on several queues
import Foundation

enum Token: Equatable {
    case number(Double)
    case name(String)
    case op(Character)
    case open, close, comma
}

enum CompileError: Error, Equatable, CustomStringConvertible {
    case unexpected(Character, at: Int)
    case missing(String)
    case trailing(Token)
    case unknownFunction(String, arity: Int)

    var description: String {
        switch self {
        case let .unexpected(c, at): return "unexpected '\(c)' at \(at)"
        case .missing(let what): return "missing \(what)"
        case .trailing(let token): return "trailing \(token)"
        case let .unknownFunction(name, arity): return "no function \(name)/\(arity)"
        }
    }
}

struct Lexer: IteratorProtocol {
    private let characters: [Character]
    private var position = 0
    private(set) var failure: CompileError?

    init(_ text: String) { characters = Array(text) }

    mutating func next() -> Token? {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
        guard position < characters.count else { return nil }
        let c = characters[position]
        switch c {
        case "0"..."9", ".":
            return .number(Double(take { $0.isNumber || $0 == "." }) ?? .nan)
        case _ where c.isLetter:
            return .name(take { $0.isLetter || $0.isNumber || $0 == "_" })
        case "+", "-", "*", "/", "^", "%":
            position += 1
            return .op(c)
        case "(": position += 1; return .open
        case ")": position += 1; return .close
        case ",": position += 1; return .comma
        default:
            failure = .unexpected(c, at: position)
            return nil
        }
    }

    private mutating func take(while test: (Character) -> Bool) -> String {
        let start = position
        while position < characters.count, test(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }
}

enum Instruction: Equatable {
    case push(Double)
    case load(String)
    case binary(Character)
    case negate
    case call(String, Int)
}

struct Compiler {
    private var tokens: [Token]
    private var index = 0
    private var code: [Instruction] = []

    static let precedence: [Character: (level: Int, rightAssociative: Bool)] = [
        "+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "%": (2, false), "^": (4, true),
    ]

    private init(_ tokens: [Token]) { self.tokens = tokens }

    static func compile(_ text: String) throws -> [Instruction] {
        var lexer = Lexer(text)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        if let failure = lexer.failure { throw failure }
        var compiler = Compiler(tokens)
        try compiler.expression(0)
        if let rest = compiler.peek { throw CompileError.trailing(rest) }
        return compiler.code
    }

    private var peek: Token? { index < tokens.count ? tokens[index] : nil }

    private mutating func expect(_ token: Token, _ name: String) throws {
        guard peek == token else { throw CompileError.missing(name) }
        index += 1
    }

    private mutating func accept(_ token: Token) -> Bool {
        guard peek == token else { return false }
        index += 1
        return true
    }

    private mutating func expression(_ minimum: Int) throws {
        try prefix()
        while case .op(let symbol)? = peek, let (level, right) = Compiler.precedence[symbol], level >= minimum {
            index += 1
            try expression(right ? level : level + 1)
            code.append(.binary(symbol))
        }
    }

    private mutating func prefix() throws {
        guard let token = peek else { throw CompileError.missing("operand") }
        index += 1
        switch token {
        case .number(let value): code.append(.push(value))
        case .op("-"):
            try expression(3)
            code.append(.negate)
        case .open:
            try expression(0)
            try expect(.close, "')'")
        case .name(let name) where peek == .open:
            index += 1
            var count = 0
            if peek != .close {
                repeat {
                    try expression(0)
                    count += 1
                } while accept(.comma)
            }
            try expect(.close, "')' of \(name)")
            code.append(.call(name, count))
        case .name(let name): code.append(.load(name))
        default: throw CompileError.missing("operand")
        }
    }
}

struct Machine {
    typealias Function = ([Double]) -> Double
    var variables: [String: Double] = [:]
    static let functions: [String: (arity: Int?, body: Function)] = [
        "sqrt": (1, { $0[0].squareRoot() }),
        "max": (nil, { $0.max() ?? 0 }),
        "sum": (nil, { $0.reduce(0, +) }),
        "hyp": (2, { ($0[0] * $0[0] + $0[1] * $0[1]).squareRoot() }),
    ]

    func run(_ code: [Instruction]) throws -> Double {
        var stack: [Double] = []
        for instruction in code {
            switch instruction {
            case .push(let value): stack.append(value)
            case .load(let name): stack.append(variables[name] ?? 0)
            case .negate: stack.append(-stack.removeLast())
            case .binary(let symbol):
                let right = stack.removeLast(), left = stack.removeLast()
                switch symbol {
                case "+": stack.append(left + right)
                case "-": stack.append(left - right)
                case "*": stack.append(left * right)
                case "/": stack.append(left / right)
                case "%": stack.append(left.truncatingRemainder(dividingBy: right))
                default: stack.append(pow(left, right))
                }
            case let .call(name, count):
                guard let function = Machine.functions[name], (function.arity ?? count) == count else {
                    throw CompileError.unknownFunction(name, arity: count)
                }
                let arguments = Array(stack.suffix(count))
                stack.removeLast(count)
                stack.append(function.body(arguments))
            }
        }
        return stack.last ?? 0
    }
}

let sources = ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "10 - 4 - 3", "sqrt(16) + max(1, x, 3)",
               "sum() + hyp(3, 4)", "7 % 4 / 2", "1 +", "2 $ 3", "(1", "1 2", "foo(1)"]
var results = [String](repeating: "", count: sources.count)
let lock = NSLock()
let machine = Machine(variables: ["x": 9])
DispatchQueue.concurrentPerform(iterations: sources.count) { i in
    let text: String
    do {
        text = String(format: "%g", try machine.run(Compiler.compile(sources[i])))
    } catch {
        text = "error: \(error)"
    }
    lock.lock()
    results[i] = text
    lock.unlock()
}
for (source, result) in zip(sources, results) {
    print(source.padding(toLength: 26, withPad: " ", startingAt: 0) + result)
}
print(try Compiler.compile("-a * (b + 1)"))
let code = try Compiler.compile("x * x - 2")
print((0..<5).map { n in try! Machine(variables: ["x": Double(n)]).run(code) })
