// A parser for expressions that are evaluated in environments, many at a time.
import Foundation

// Expression language evaluated on worker queues: recursive enum, parser combinators, rethrows

indirect enum Expr: Equatable {
    case number(Double)
    case variable(Substring)
    case unary(Character, Expr)
    case binary(Expr, Op, Expr)
    case call(String, [Expr])

    enum Op: Character, CaseIterable, Comparable {
        case add = "+", sub = "-", mul = "*", div = "/", pow = "^"
        var precedence: Int {
            switch self {
            case .add, .sub: 1
            case .mul, .div: 2
            case .pow: 3
            }
        }
        var isRightAssociative: Bool { self == .pow }
        static func < (a: Op, b: Op) -> Bool { a.precedence < b.precedence }
        var apply: (Double, Double) -> Double {
            switch self {
            case .add: return (+)
            case .sub: return (-)
            case .mul: return { $0 * $1 }
            case .div: return (/)
            case .pow: return Foundation.pow
            }
        }
    }
}

enum ParseError: Error { case unexpected(Character, at: Int), eof, unknown(name: String) }
extension ParseError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .unexpected(let c, let at): "unexpected '\(c)' at \(at)"
        case .eof: "unexpected end"
        case .unknown(name: let n): "unknown \(n)"
        }
    }
}

struct Parser {
    private var rest: Substring
    private let source: String
    init(_ s: String) { source = s; rest = s[...] }
    private var offset: Int { source.distance(from: source.startIndex, to: rest.startIndex) }

    private mutating func skip() { rest = rest.drop(while: \.isWhitespace) }
    private mutating func accept(_ c: Character) -> Bool {
        skip()
        guard rest.first == c else { return false }
        rest.removeFirst()
        return true
    }
    private mutating func take(while p: (Character) -> Bool) -> Substring {
        let head = rest.prefix(while: p)
        rest = rest[head.endIndex...]
        return head
    }

    mutating func parse() throws -> Expr {
        let e = try expression(1)
        skip()
        if let c = rest.first { throw ParseError.unexpected(c, at: offset) }
        return e
    }

    private mutating func expression(_ minPrec: Int) throws -> Expr {
        var lhs = try atom()
        while true {
            skip()
            guard let c = rest.first, let op = Expr.Op(rawValue: c), op.precedence >= minPrec else { break }
            rest = rest.dropFirst()
            let rhs = try expression(op.precedence + (op.isRightAssociative ? 0 : 1))
            lhs = .binary(lhs, op, rhs)
        }
        return lhs
    }

    private mutating func atom() throws -> Expr {
        skip()
        guard let c = rest.first else { throw ParseError.eof }
        switch c {
        case "(":
            rest.removeFirst()
            let e = try expression(1)
            guard accept(")") else { throw rest.first.map { ParseError.unexpected($0, at: offset) } ?? .eof }
            return e
        case "-", "+":
            rest.removeFirst()
            return .unary(c, try atom())
        case "0"..."9", ".":
            return .number(Double(take { $0.isNumber || $0 == "." })!)
        case _ where c.isLetter || c == "_":
            let name = take(while: { $0.isLetter || $0.isNumber || $0 == "_" })
            guard accept("(") else { return .variable(name) }
            var args: [Expr] = []
            if !accept(")") {
                repeat { args.append(try expression(1)) } while accept(",")
                guard accept(")") else { throw ParseError.eof }
            }
            return .call(String(name), args)
        default:
            throw ParseError.unexpected(c, at: offset)
        }
    }
}

@dynamicMemberLookup
struct Env {
    var vars: [String: Double]
    static let functions: [String: ([Double]) -> Double] = [
        "max": { $0.max() ?? .nan },
        "sum": { $0.reduce(0, +) },
        "hyp": { xs in xs.map { $0 * $0 }.reduce(0, +).squareRoot() },
    ]
    subscript(dynamicMember n: String) -> Double? {
        get { vars[n] }
        set { vars[n] = newValue }
    }
}

extension Expr {
    func eval(_ env: Env) throws -> Double {
        switch self {
        case let .number(n): return n
        case let .variable(v):
            guard let x = env.vars[String(v)] else { throw ParseError.unknown(name: "variable \(v)") }
            return x
        case .unary("-", let e): return try -e.eval(env)
        case .unary(_, let e): return try e.eval(env)
        case .binary(let l, let op, let r): return op.apply(try l.eval(env), try r.eval(env))
        case .call(let f, let args):
            guard let fn = Env.functions[f] else { throw ParseError.unknown(name: "function \(f)") }
            return fn(try args.map { try $0.eval(env) })
        }
    }
    var simplified: Expr {
        switch self {
        case .binary(let l, let op, let r):
            switch (l.simplified, op, r.simplified) {
            case (.number(let a), _, .number(let b)): return .number(op.apply(a, b))
            case (let x, .mul, .number(1)), (.number(1), .mul, let x), (let x, .add, .number(0)), (.number(0), .add, let x): return x
            case (_, .mul, .number(0)), (.number(0), .mul, _): return .number(0)
            case let (a, o, b): return .binary(a, o, b)
            }
        case .unary("-", .number(let n)): return .number(-n)
        case .unary("-", .unary("-", let e)): return e.simplified
        case .call(let f, let a): return .call(f, a.map(\.simplified))
        default: return self
        }
    }
}
extension Expr: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let d): return d == d.rounded() ? String(Int(d)) : "\(d)"
        case .variable(let v): return String(v)
        case .unary(let c, let e): return "\(c)\(e)"
        case .binary(let l, let op, let r): return "(\(l) \(op.rawValue) \(r))"
        case .call(let f, let a): return f + "(" + a.map(\.description).joined(separator: ", ") + ")"
        }
    }
}

var env = Env(vars: ["x": 3])
env.y = 4
let sources = ["1 + 2 * 3", "2^3^2 - x", "hyp(x, y) * 1 + 0", "max(1, -(2), y/8)", "--x * 0", "3 + * 4", "(1 + 2", "foo(1)", "z", "sum()", "a b"]
var results = [Result<Double, Error>?](repeating: nil, count: sources.count)
var forms = sources.map { _ in "" }
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: sources.count) { [env] i in
    let r = Result { () throws -> Double in
        var p = Parser(sources[i])
        let e = try p.parse()
        lock.lock(); forms[i] = e.simplified.description; lock.unlock()
        return try e.eval(env)
    }
    lock.lock(); defer { lock.unlock() }
    results[i] = r
}
for (i, r) in results.enumerated() {
    let f = forms[i].isEmpty ? "" : " => \(forms[i])"
    switch r {
    case .success(let v)?: print("\(sources[i])\(f) = \(v)")
    case .failure(let e as ParseError)?: print("\(sources[i])\(f) ! \(e.errorDescription ?? "")")
    case .failure?: print("other")
    case nil: print("missing")
    }
}
print(Expr.Op.allCases.sorted(by: >).map(\.rawValue), Expr.Op.add < .mul, env.x ?? 0, env.q as Any)
