// A spreadsheet with formulas, dependency tracking and parallel recalculation.
import Foundation

struct Ref: Hashable, Comparable, CustomStringConvertible, LosslessStringConvertible {
    let column: Character, row: Int
    init?(_ text: String) {
        guard let first = text.first, first.isLetter, first.isUppercase, let row = Int(text.dropFirst()) else { return nil }
        (column, self.row) = (first, row)
    }
    static func < (l: Ref, r: Ref) -> Bool { (l.row, l.column) < (r.row, r.column) }
    var description: String { "\(column)\(row)" }
}

enum Token: Equatable { case number(Double), ref(Ref), op(Character), open, close, function(String), comma, colon }

struct Lexer: Sequence, IteratorProtocol {
    private var rest: Substring
    init(_ text: String) { rest = text[...] }
    mutating func next() -> Token? {
        rest = rest.drop { $0 == " " }
        guard let c = rest.first else { return nil }
        if c.isNumber {
            let digits = rest.prefix { $0.isNumber || $0 == "." }
            rest.removeFirst(digits.count)
            return .number(Double(digits)!)
        }
        if c.isLetter {
            let word = rest.prefix(while: { $0.isLetter || $0.isNumber })
            rest = rest[word.endIndex...]
            return Ref(String(word)).map(Token.ref) ?? .function(word.lowercased())
        }
        rest.removeFirst()
        switch c {
        case "(": return .open
        case ")": return .close
        case ",": return .comma
        case ":": return .colon
        default: return .op(c)
        }
    }
}

indirect enum Formula {
    case value(Double), cell(Ref), range(Ref, Ref), call(String, [Formula]), binary(Character, Formula, Formula)

    enum Failure: Error, Equatable { case unexpected(Token?), divisionByZero, unknown(String), cycle([Ref]) }

    var references: Set<Ref> {
        switch self {
        case .value: return []
        case .cell(let ref): return [ref]
        case let .range(a, b): return Set(Self.cells(a, b))
        case .call(_, let list): return list.reduce(into: []) { $0.formUnion($1.references) }
        case .binary(_, let l, let r): return l.references.union(r.references)
        }
    }

    static func cells(_ a: Ref, _ b: Ref) -> [Ref] {
        (min(a.row, b.row)...max(a.row, b.row)).flatMap { row in
            (a.column.asciiValue!...b.column.asciiValue!).compactMap { Ref("\(Character(UnicodeScalar($0)))\(row)") }
        }
    }

    init(parsing text: String) throws {
        var tokens = Array(Lexer(text))[...]
        func accept(_ token: Token) -> Bool {
            guard tokens.first == token else { return false }
            tokens.removeFirst()
            return true
        }
        func primary() throws -> Formula {
            switch tokens.popFirst() {
            case .number(let n): return .value(n)
            case .ref(let a):
                guard accept(.colon) else { return .cell(a) }
                guard case .ref(let b)? = tokens.popFirst() else { throw Failure.unexpected(nil) }
                return .range(a, b)
            case .open:
                let inner = try sum()
                guard accept(.close) else { throw Failure.unexpected(tokens.first) }
                return inner
            case .function(let name):
                guard accept(.open) else { throw Failure.unexpected(tokens.first) }
                var arguments = [try sum()]
                while accept(.comma) { arguments.append(try sum()) }
                guard accept(.close) else { throw Failure.unexpected(tokens.first) }
                return .call(name, arguments)
            case let other: throw Failure.unexpected(other)
            }
        }
        func chain(_ operators: Set<Character>, _ next: () throws -> Formula) throws -> Formula {
            var left = try next()
            while case .op(let c)? = tokens.first, operators.contains(c) {
                tokens.removeFirst()
                left = .binary(c, left, try next())
            }
            return left
        }
        func sum() throws -> Formula { try chain(["+", "-"]) { try chain(["*", "/"], primary) } }
        self = try sum()
        if let extra = tokens.first { throw Failure.unexpected(extra) }
    }

    func evaluate(_ cell: (Ref) throws -> Double) throws -> [Double] {
        switch self {
        case .value(let n): return [n]
        case .cell(let ref): return [try cell(ref)]
        case .range(let a, let b): return try Self.cells(a, b).map(cell)
        case .binary(let op, let l, let r):
            guard let x = try l.evaluate(cell).first, let y = try r.evaluate(cell).first else { return [] }
            switch op {
            case "+": return [x + y]
            case "-": return [x - y]
            case "*": return [x * y]
            case "/" where y == 0: throw Failure.divisionByZero
            case "/": return [x / y]
            default: throw Failure.unknown(String(op))
            }
        case .call(let name, let list):
            let values = try list.flatMap { try $0.evaluate(cell) }
            let functions: [String: ([Double]) -> Double?] = [
                "sum": { $0.reduce(0, +) }, "max": { $0.max() }, "avg": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
            ]
            guard let f = functions[name], let value = f(values) else { throw Failure.unknown(name) }
            return [value]
        }
    }
}

final class Sheet {
    private var formulas: [Ref: Formula] = [:]
    private var results: [Ref: Result<Double, Formula.Failure>] = [:]
    private let queue = DispatchQueue(label: "sheet", attributes: .concurrent)

    subscript(_ name: String) -> String {
        get {
            guard let ref = Ref(name), let result = queue.sync(execute: { results[ref] }) else { return "" }
            switch result {
            case .success(let value): return value == value.rounded() ? "\(Int(value))" : String(format: "%.2f", value)
            case .failure(let failure): return "#\(failure)"
            }
        }
        set {
            guard let ref = Ref(name) else { return }
            queue.async(flags: .barrier) { [self] in
                do { formulas[ref] = try Formula(parsing: newValue) } catch { results[ref] = .failure(error as! Formula.Failure) }
            }
        }
    }

    /// Levels of cells that do not depend on each other.
    private func levels() -> (levels: [[Ref]], cyclic: [Ref]) {
        var left = formulas.mapValues { $0.references.filter { formulas[$0] != nil } }
        var levels: [[Ref]] = []
        while true {
            let ready = left.filter { $0.value.isEmpty }.keys.sorted()
            if ready.isEmpty { return (levels, left.keys.sorted()) }
            levels.append(ready)
            ready.forEach { left[$0] = nil }
            for key in left.keys { left[key]!.subtract(ready) }
        }
    }

    func recalculate() -> [Int] {
        let (levels, cyclic) = queue.sync { self.levels() }
        for level in levels {
            DispatchQueue.concurrentPerform(iterations: level.count) { i in
                let (formula, known) = queue.sync { (formulas[level[i]]!, results) }
                let outcome = Result { try formula.evaluate { try (known[$0] ?? .success(0)).get() }.first ?? 0 }
                    .mapError { $0 as! Formula.Failure }
                queue.async(flags: .barrier) { self.results[level[i]] = outcome }
            }
            queue.sync(flags: .barrier) {}
        }
        queue.sync(flags: .barrier) { for ref in cyclic { results[ref] = .failure(.cycle(cyclic)) } }
        return levels.map(\.count)
    }
}

let sheet = Sheet()
let cells = ["A1": "2", "A2": "3.5", "A3": "A1 * (A2 + 1)", "B1": "sum(A1:A3, 10)", "B2": "B1 / (A1 - 2)", "B3": "avg(A1:B1)", "C1": "C2+1", "C2": "C1", "D1": "max(A1:B3)", "D2": "2 +", "D3": "nope(1)"]
for (name, text) in cells { sheet[name] = text }
print(sheet.recalculate())
for name in cells.keys.sorted() { print(name, sheet[name]) }
sheet["A1"] = "4"
_ = sheet.recalculate()
print(sheet["B1"], sheet["B2"], sheet["Z9"].isEmpty)
