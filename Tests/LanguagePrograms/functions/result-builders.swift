// functions: result builders: blocks, branches, loops, expressions, partial blocks, final results; where they apply
import Dispatch

@resultBuilder
enum Lines {
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildExpression(_ lines: [String]) -> [String] { lines }
    static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
    static func buildEither(first part: [String]) -> [String] { ["first"] + part }
    static func buildEither(second part: [String]) -> [String] { ["second"] + part }
    static func buildArray(_ parts: [[String]]) -> [String] { ["\(parts.count) turns"] + parts.flatMap { $0 } }
    static func buildFinalResult(_ lines: [String]) -> String { lines.joined(separator: "|") }
}

func page(@Lines _ content: () -> String) -> String { "<" + content() + ">" }
func page(if shown: Bool, @Lines _ content: () throws -> String) rethrows -> String { shown ? try content() : "-" }

enum Kind { case plain, named(String), numbered(Int), other }

func show(_ kind: Kind, _ flag: Bool) -> String {
    page {
        "title"
        let doubled = [1, 2].map { $0 * 2 }
        doubled.map(String.init)
        if flag { "flag" }
        if case .named(let name) = kind {
            "name \(name)"
        } else if case .numbered(let number) = kind, number > 3 {
            number
            number + 1
        } else {
            "neither"
        }
        switch kind {
        case .plain: "plain"
        case .named("ann"): "hi ann"
        case .named(let other): other
        case .numbered, .other:
            "many"
            7
        }
        for number in 1...3 where number != 2 {
            number
            if number > 2 { "big" }
        }
        do {
            let inner = "inner"
            inner
        }
    }
}
print(show(.plain, true))
print(show(.named("ann"), false))
print(show(.numbered(4), true))
print(show(.numbered(1), false))
print(page {})
print(page { "only" })
// A `return` leaves the closure as it is.
print(page { return "as it is" })

struct Report {
    var rows: [Int]
    @Lines var text: String {
        "report"
        for row in rows { row }
    }
    @Lines func summary(_ isLong: Bool) -> String {
        if isLong {
            text
            rows.count
        } else {
            "short"
        }
    }
    @Lines static var empty: String { "nothing" }
}
let report = Report(rows: [3, 4])
print(report.text, report.summary(true), report.summary(false), Report.empty)

protocol View {
    associatedtype Body
    @Lines var body: String { get }
}
struct Welcome: View {
    typealias Body = String
    let name: String?
    var body: String {
        "welcome"
        if let name { name }
    }
}
print(Welcome(name: "ann").body, Welcome(name: nil).body)

// Types that grow with what is built.
struct Pair<A, B> { let a: A, b: B }
enum Either<A, B> { case first(A), second(B) }
@resultBuilder
struct Typed {
    static func buildPartialBlock<A>(first: A) -> A { first }
    static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
    static func buildEither<A, B>(first: A) -> Either<A, B> { .first(first) }
    static func buildEither<A, B>(second: B) -> Either<A, B> { .second(second) }
    static func buildIf<A>(_ part: A?) -> A? { part }
}
func typed<T>(@Typed _ body: () -> T) -> T { body() }
print(typed { 1 })
print(typed { 1; "two"; [3.5] })
for flag in [true, false] {
    print(typed {
        if flag { 1 } else { "text" }
        if flag { 2.5 }
    })
}

// Stored closures: the memberwise initialiser's parameter is built.
struct Section {
    let title: String
    @Lines let content: () -> String
    func render() -> String { title + ":" + content() }
}
print(Section(title: "s") { "a"; "b" }.render())

// What is built runs in order, on whatever queue asks.
final class Step {
    let name: String
    let run: () -> Void
    init(_ name: String, _ run: @escaping () -> Void) { (self.name, self.run) = (name, run) }
}
@resultBuilder
struct Pipeline {
    static func buildBlock(_ steps: Step...) -> [Step] { steps }
}
final class Runner {
    private let queue = DispatchQueue(label: "runner")
    private var log: [String] = []
    func run(@Pipeline _ steps: () -> [Step]) {
        for step in steps() {
            queue.async {
                self.log.append(step.name)
                step.run()
            }
        }
        queue.sync { print(log) }
    }
}
let runner = Runner()
runner.run {
    Step("load") { print("loading") }
    Step("save") { print("saving") }
}

struct Oops: Error {}
func risky(_ number: Int) throws -> Int {
    if number > 1 { throw Oops() }
    return number
}
do {
    print(try page(if: true) { try risky(1); "fine" })
    print(try page(if: true) { "before"; try risky(2) })
} catch {
    print("caught", error)
}
