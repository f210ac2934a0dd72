// Parser combinators used on a batch of expressions in parallel.
import Foundation

struct ParseError: Error, CustomStringConvertible {
    var expected: String, position: Int
    var description: String { "expected \(expected) at \(position)" }
}

struct Input {
    let text: [Character]
    var position = 0
    init(_ string: String) { text = Array(string) }
    var current: Character? { position < text.count ? text[position] : nil }
    var isAtEnd: Bool { position == text.endIndex }
}

struct Parser<Output> {
    let run: (inout Input) throws -> Output

    func map<T>(_ f: @escaping (Output) throws -> T) -> Parser<T> { Parser<T> { try f(self.run(&$0)) } }
    func flatMap<T>(_ f: @escaping (Output) -> Parser<T>) -> Parser<T> {
        Parser<T> { input in
            let first = try self.run(&input)
            return try f(first).run(&input)
        }
    }
    func parse(_ string: String) -> Result<Output, ParseError> {
        var input = Input(string)
        do {
            let value = try run(&input)
            guard input.isAtEnd else { throw ParseError(expected: "the end", position: input.position) }
            return .success(value)
        } catch let error as ParseError {
            return .failure(error)
        } catch {
            fatalError("\(error)")
        }
    }
    static func fail(_ what: String) -> Parser { Parser { throw ParseError(expected: what, position: $0.position) } }
}

extension Parser where Output == Character {
    static func satisfying(_ what: String, _ test: @escaping (Character) -> Bool) -> Parser {
        Parser { input in
            guard let c = input.current, test(c) else { throw ParseError(expected: what, position: input.position) }
            input.position += 1
            return c
        }
    }
    static func just(_ c: Character) -> Parser { satisfying("'\(c)'") { $0 == c } }
}

infix operator <|>: AdditionPrecedence
infix operator *>: MultiplicationPrecedence
infix operator <*: MultiplicationPrecedence

func <|> <T>(a: Parser<T>, b: @autoclosure @escaping () -> Parser<T>) -> Parser<T> {
    Parser { input in
        let start = input
        do { return try a.run(&input) } catch let first as ParseError {
            input = start
            do { return try b().run(&input) } catch let second as ParseError {
                throw first.position > second.position ? first : second
            }
        }
    }
}
func *> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { a.flatMap { _ in b } }
func <* <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { a.flatMap { x in b.map { _ in x } } }

func many<T>(_ p: Parser<T>, atLeast minimum: Int = 0) -> Parser<[T]> {
    Parser { input in
        var list: [T] = []
        while true {
            let before = input
            do { list.append(try p.run(&input)) } catch {
                input = before
                if list.count < minimum { throw error }
                return list
            }
        }
    }
}
func lazily<T>(_ p: @escaping @autoclosure () -> Parser<T>) -> Parser<T> { Parser { try p().run(&$0) } }

let space = many(.satisfying("space", \.isWhitespace))
func token<T>(_ p: Parser<T>) -> Parser<T> { p <* space }
func symbol(_ c: Character) -> Parser<Character> { token(.just(c)) }

indirect enum Expr: CustomStringConvertible {
    case number(Double), negate(Expr), binary(Character, Expr, Expr), variable(String)
    var description: String {
        switch self {
        case .number(let n): return n == n.rounded() ? String(Int(n)) : String(n)
        case .variable(let name): return name
        case .negate(let e): return "-\(e)"
        case let .binary(op, a, b): return "(\(a) \(op) \(b))"
        }
    }
    func value(_ lookUp: (String) throws -> Double) rethrows -> Double {
        switch self {
        case .number(let n): return n
        case .variable(let name): return try lookUp(name)
        case .negate(let e): return try -e.value(lookUp)
        case .binary(let op, let a, let b):
            let operations: [Character: (Double, Double) -> Double] = ["+": (+), "-": (-), "*": (*), "/": (/)]
            return operations[op]!(try a.value(lookUp), try b.value(lookUp))
        }
    }
}

func chain(_ operand: Parser<Expr>, _ operators: Character...) -> Parser<Expr> {
    let op = operators.dropFirst().reduce(symbol(operators[0])) { $0 <|> symbol($1) }
    let rest = op.flatMap { o in operand.map { (o, $0) } }
    return operand.flatMap { first in
        many(rest).map { $0.reduce(first) { .binary($1.0, $0, $1.1) } }
    }
}

let digits = many(Parser.satisfying("a digit", { $0.isNumber }), atLeast: 1)
let number = token(digits.flatMap { whole in
    (Parser.just(".") *> digits).map { whole + ["."] + $0 } <|> Parser { _ in whole }
}).map { Expr.number(Double(String($0))!) }
let name = token(many(.satisfying("a letter") { $0.isLetter }, atLeast: 1)).map { Expr.variable(String($0)) }
let factor: Parser<Expr> = number <|> name
    <|> (symbol("-") *> lazily(factor)).map(Expr.negate)
    <|> (symbol("(") *> lazily(sum) <* symbol(")"))
let product = chain(factor, "*", "/")
let sum: Parser<Expr> = chain(product, "+", "-")

let sources = ["1 + 2*3", "(a + b) * -c / 2", "2.5*(x", "7 8", "10/4-1", "--y", ""]
let variables = ["a": 1.0, "b": 2, "c": 3, "y": 9]
struct Unknown: Error { let name: String }

var lines = [Int: String]()
let guardQueue = DispatchQueue(label: "lines")
DispatchQueue.concurrentPerform(iterations: sources.count) { i in
    let line: String
    switch (space *> sum).parse(sources[i]) {
    case .failure(let error): line = "\(error)"
    case .success(let expr):
        do {
            let value = try expr.value { name in
                guard let v = variables[name] else { throw Unknown(name: name) }
                return v
            }
            line = "\(expr) = \(value)"
        } catch { line = "\(error)" }
    }
    guardQueue.async { lines[i] = line }
}
guardQueue.sync { lines.sorted { $0.key < $1.key }.forEach { print($0.value) } }
