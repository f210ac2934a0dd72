// programs: a template engine: lexer, nested blocks, filters, partials and pages rendered on a concurrent queue
import Foundation

enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral {
    case string(String), int(Int), bool(Bool), list([Value]), object([String: Value]), null

    init(stringLiteral s: String) { self = .string(s) }
    init(integerLiteral i: Int) { self = .int(i) }
    init(booleanLiteral b: Bool) { self = .bool(b) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, Value)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }

    var text: String {
        switch self {
        case .string(let s): return s
        case .int(let i): return "\(i)"
        case .bool(let b): return "\(b)"
        case .list(let l): return l.map(\.text).joined(separator: ", ")
        case .object, .null: return ""
        }
    }

    var isTruthy: Bool {
        switch self {
        case .null, .bool(false), .int(0), .string(""): return false
        case .list(let l): return !l.isEmpty
        default: return true
        }
    }

    subscript(path: String) -> Value {
        path.split(separator: ".").reduce(self) { value, key in
            guard case .object(let members) = value else { return .null }
            return members[String(key)] ?? .null
        }
    }
}

enum Node {
    case text(String)
    case output(path: String, filters: [String])
    case each(path: String, name: String, body: [Node])
    case condition(path: String, then: [Node], otherwise: [Node])
    case include(String)
}

enum TemplateError: Error { case unclosed(String), unexpected(String), unknownFilter(String), unknownPartial(String) }

struct Parser {
    private var pieces: ArraySlice<(isTag: Bool, text: String)>

    init(_ source: String) {
        var result: [(Bool, String)] = []
        for (index, part) in source.components(separatedBy: "{{").enumerated() {
            guard index > 0 else { result.append((false, part)); continue }
            let halves = part.components(separatedBy: "}}")
            result.append((true, halves[0].trimmingCharacters(in: .whitespaces)))
            result.append((false, halves.dropFirst().joined(separator: "}}")))
        }
        pieces = result.filter { $0.0 || !$0.1.isEmpty }[...].map { (isTag: $0.0, text: $0.1) }[...]
    }

    mutating func parse(until enders: String...) throws -> (nodes: [Node], end: String?) {
        var nodes: [Node] = []
        while let piece = pieces.popFirst() {
            guard piece.isTag else {
                nodes.append(.text(piece.text))
                continue
            }
            let words = piece.text.split(separator: " ").map(String.init)
            switch (words.first ?? "", words.count) {
            case (let word, 1) where enders.contains(word): return (nodes, word)
            case ("each", 4) where words[2] == "as":
                let (body, _) = try parse(until: "end")
                nodes.append(.each(path: words[1], name: words[3], body: body))
            case ("if", 2):
                let (then, end) = try parse(until: "else", "end")
                let otherwise = end == "else" ? try parse(until: "end").nodes : []
                nodes.append(.condition(path: words[1], then: then, otherwise: otherwise))
            case (">", 2): nodes.append(.include(words[1]))
            case ("end", _), ("else", _): throw TemplateError.unexpected(piece.text)
            default:
                let parts = piece.text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                nodes.append(.output(path: parts[0], filters: Array(parts.dropFirst())))
            }
        }
        if let expected = enders.last { throw TemplateError.unclosed(expected) }
        return (nodes, nil)
    }
}

struct Engine {
    typealias Filter = (String) -> String
    var filters: [String: Filter] = [
        "upper": { $0.uppercased() }, "title": { $0.capitalized },
        "reverse": { String($0.reversed()) }, "quote": { "“\($0)”" },
    ]
    var partials: [String: String] = [:]

    func render(_ source: String, _ context: Value) throws -> String {
        var parser = Parser(source)
        return try render(parser.parse().nodes, [context])
    }

    private func render(_ nodes: [Node], _ scopes: [Value]) throws -> String {
        func look(_ path: String) -> Value {
            for scope in scopes.reversed() {
                let value = scope[path]
                if case .null = value { continue }
                return value
            }
            return .null
        }
        return try nodes.map { node -> String in
            switch node {
            case .text(let text): return text
            case let .output(path, names):
                return try names.reduce(look(path).text) { text, name in
                    guard let filter = filters[name] else { throw TemplateError.unknownFilter(name) }
                    return filter(text)
                }
            case let .condition(path, then, otherwise):
                return try render(look(path).isTruthy ? then : otherwise, scopes)
            case let .each(path, name, body):
                guard case .list(let items) = look(path) else { return "" }
                return try items.enumerated().map { index, item in
                    try render(body, scopes + [.object([name: item, "index": .int(index + 1)])])
                }.joined()
            case .include(let name):
                guard let partial = partials[name] else { throw TemplateError.unknownPartial(name) }
                return try render(partial, scopes.last ?? .null)
            }
        }.joined()
    }
}

var engine = Engine()
engine.partials["line"] = "- {{item.name | title}}{{if item.sale}} (sale!){{end}}\n"
engine.filters["stars"] = { String(repeating: "*", count: Int($0) ?? 0) }

let shop: Value = [
    "owner": ["name": "ann lee"], "open": true, "rating": 4,
    "items": [["name": "red pen", "sale": false], ["name": "ink", "sale": true]],
]
let templates: [(String, String)] = [
    ("plain", "Hello {{ owner.name | title | quote }} {{rating | stars}}"),
    ("list", "{{each items as item}}{{index}}. {{item.name}}; {{end}}{{missing}}."),
    ("partial", "{{each items as item}}{{> line}}{{end}}"),
    ("branch", "{{if open}}open{{else}}closed{{end}} {{if sold}}sold{{else}}fresh{{end}}"),
    ("unclosed", "{{if open}}oops"), ("stray", "a {{end}}"),
    ("filter", "{{rating | shiny}}"), ("include", "{{> nothing}}"),
]
var pages: [String: String] = [:]
let store = DispatchQueue(label: "pages")
let group = DispatchGroup()
let renderers = DispatchQueue(label: "render", attributes: .concurrent)
for (name, source) in templates {
    renderers.async(group: group) {
        let page: String
        do { page = try engine.render(source, shop) } catch { page = "! \(error)" }
        store.async(group: group) { pages[name] = page }
    }
}
group.wait()
for (name, _) in templates { print("\(name): \(pages[name]!)") }
