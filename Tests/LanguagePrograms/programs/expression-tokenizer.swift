// An expression tokenizer with Scanner and CharacterSet; several inputs are evaluated concurrently.
import Foundation

enum Token: Equatable {
    case number(Double), identifier(String), symbol(Character)
}

struct Tokenizer {
    static let identifierSet = CharacterSet.letters.union(CharacterSet(charactersIn: "_"))

    static func tokens(of source: String) -> [Token]? {
        let scanner = Scanner(string: source)
        scanner.charactersToBeSkipped = .whitespacesAndNewlines
        var result: [Token] = []
        while !scanner.isAtEnd {
            if let sign = scanner.scanCharacters(from: CharacterSet(charactersIn: "()*/+-")) {
                result += sign.map { .symbol($0) }
            } else if let number = scanner.scanDouble() {
                result.append(.number(number))
            } else if let name = scanner.scanCharacters(from: identifierSet) {
                result.append(.identifier(name))
            } else if let symbol = scanner.scanCharacter() {
                guard "()*/+-".contains(symbol) else { return nil }
                result.append(.symbol(symbol))
            }
        }
        return result
    }
}

struct Evaluator {
    var tokens: ArraySlice<Token>
    let variables: [String: Double]

    mutating func expression() -> Double? {
        guard var value = term() else { return nil }
        while let first = tokens.first, case .symbol(let s) = first, s == "+" || s == "-" {
            tokens.removeFirst()
            guard let rhs = term() else { return nil }
            value = s == "+" ? value + rhs : value - rhs
        }
        return value
    }

    mutating func term() -> Double? {
        guard var value = factor() else { return nil }
        while let first = tokens.first, case .symbol(let s) = first, "*/".contains(s) {
            tokens.removeFirst()
            guard let rhs = factor() else { return nil }
            if s == "*" { value *= rhs } else { value /= rhs }
        }
        return value
    }

    mutating func factor() -> Double? {
        switch tokens.popFirst() {
        case .number(let n)?: return n
        case .identifier(let name)?: return variables[name]
        case .symbol("(")?:
            let inner = expression()
            guard tokens.popFirst() == .symbol(")") else { return nil }
            return inner
        default: return nil
        }
    }
}

let sources = ["1 + 2 * 3", "(a + b) * 2", "rate_x / 4 + 1.5e1", "2 $ 3", "(1", "unknown + 1"]
let variables = ["a": 1.5, "b": 2.5, "rate_x": 10]
let group = DispatchGroup()
let worker = DispatchQueue(label: "worker", attributes: .concurrent)
let results = DispatchQueue(label: "results")
var answers: [Int: String] = [:]
for (index, source) in sources.enumerated() {
    worker.async(group: group) {
        var answer = "syntax error"
        if let tokens = Tokenizer.tokens(of: source) {
            var evaluator = Evaluator(tokens: tokens[...], variables: variables)
            if let value = evaluator.expression(), evaluator.tokens.isEmpty { answer = String(format: "%.3f", value) }
        }
        results.async(group: group) { answers[index] = answer }
    }
}
group.wait()
for index in sources.indices { print(sources[index].padding(toLength: 22, withPad: " ", startingAt: 0), answers[index] ?? "-") }

let scanner = Scanner(string: "Temperature: 21.5C; id=0x1F name='Jo Ann' rest of it")
_ = scanner.scanUpToString(":")
_ = scanner.scanString(":")
print(scanner.scanDouble() as Any, scanner.scanString("F") as Any, scanner.scanString("C") as Any)
_ = scanner.scanUpToString("=")
_ = scanner.scanString("=")
print(scanner.scanInt(representation: .hexadecimal) as Any)
_ = scanner.scanUpToString("'")
_ = scanner.scanCharacter()
print(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: "'")) ?? "none")
print(String(scanner.string[scanner.currentIndex...]))
print(scanner.isAtEnd, scanner.scanInt() as Any)

let words = "The quick, brown -- fox; jumps!".components(separatedBy: CharacterSet.alphanumerics.inverted).filter { !$0.isEmpty }
print(words)
let digits = CharacterSet.decimalDigits
print("a1b22c333".unicodeScalars.filter(digits.contains).count, String(String.UnicodeScalarView("tel: 555-0100".unicodeScalars.filter { digits.contains($0) })))
if let range = "hello world".rangeOfCharacter(from: .whitespaces) { print("hello world"[..<range.lowerBound]) }
print("HTTP_HEADER_NAME".lowercased().split(separator: "_").map { $0.capitalized }.joined(separator: "-"))
print("  \t trimmed \n".trimmingCharacters(in: .whitespacesAndNewlines), "xxabcxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
