// programs: plug-ins with associated types and options: registered by type, chained, erased, run in parallel
import Dispatch
import Foundation

protocol Plugin<Input, Output> {
    associatedtype Input
    associatedtype Output = Input
    associatedtype Options: DefaultConstructible = NoOptions

    static var identifier: String { get }
    var options: Options { get set }
    init(options: Options)
    func run(_ input: Input) throws -> Output
}

protocol DefaultConstructible { init() }
struct NoOptions: DefaultConstructible {}

extension Plugin {
    static var identifier: String { "\(Self.self)" }
    init() { self.init(options: Options()) }
    static func make(_ configure: (inout Options) -> Void = { _ in }) -> Self {
        var options = Options()
        configure(&options)
        return Self(options: options)
    }
}

extension Plugin where Input == Output {
    func iterate(_ input: Input, times: Int) throws -> Output {
        var value = input
        for _ in 0..<times { value = try run(value) }
        return value
    }
}

extension Plugin {
    func then<P: Plugin>(_ next: P) -> Chain<Self, P> where P.Input == Output { Chain(first: self, second: next) }
    func erased() -> AnyPlugin<Input, Output> { AnyPlugin(self) }
}

struct Chain<First: Plugin, Second: Plugin> where First.Output == Second.Input {
    let first: First, second: Second
    func run(_ input: First.Input) throws -> Second.Output { try second.run(first.run(input)) }
}

struct AnyPlugin<Input, Output> {
    private class Base {
        var name: String { fatalError("abstract") }
        func run(_ input: Input) throws -> Output { fatalError("abstract") }
    }
    private final class Box<P: Plugin>: Base where P.Input == Input, P.Output == Output {
        let plugin: P
        init(_ plugin: P) { self.plugin = plugin }
        override var name: String { P.identifier }
        override func run(_ input: Input) throws -> Output { try plugin.run(input) }
    }
    private let box: Base
    init<P: Plugin>(_ plugin: P) where P.Input == Input, P.Output == Output { box = Box(plugin) }
    var name: String { box.name }
    func callAsFunction(_ input: Input) throws -> Output { try box.run(input) }
}

// MARK: - Plug-ins

struct Trim: Plugin {
    var options: NoOptions
    func run(_ input: String) -> String { input.trimmingCharacters(in: .whitespaces) }
}

struct Tokenize: Plugin {
    struct Options: DefaultConstructible { var separator: Character = " "; var limit = Int.max }
    static let identifier = "tokenize"
    var options: Options
    func run(_ input: String) -> [Substring] {
        Array(input.split(separator: options.separator).prefix(options.limit))
    }
}

struct Count<Element: Hashable>: Plugin {
    var options = NoOptions()
    init(options: NoOptions) {}
    func run(_ input: [Element]) -> [Element: Int] {
        input.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

struct ParseError: LocalizedError {
    let text: String
    var errorDescription: String? { "cannot parse \"\(text)\"" }
}

struct ParseInt: Plugin {
    struct Options: DefaultConstructible { var radix = 10 }
    var options: Options
    func run(_ input: Substring) throws -> Int {
        guard let value = Int(input, radix: options.radix) else { throw ParseError(text: String(input)) }
        return value
    }
}

struct Collatz: Plugin {
    var options: NoOptions
    func run(_ n: Int) -> Int { n % 2 == 0 ? n / 2 : 3 * n + 1 }
}

// MARK: - Registry

final class Registry {
    static let shared = Registry()
    private let queue = DispatchQueue(label: "registry", attributes: .concurrent)
    private var factories: [ObjectIdentifier: Any] = [:]
    private var names: [String] = []

    func register<P: Plugin>(_ type: P.Type, factory: @escaping () -> P) {
        queue.async(flags: .barrier) {
            self.factories[ObjectIdentifier(type)] = factory
            self.names.append(P.identifier)
        }
    }

    func register<P: Plugin>(_ type: P.Type) where P.Options == NoOptions {
        register(type) { P() }
    }

    func resolve<P: Plugin>(_ type: P.Type = P.self) -> P? {
        queue.sync { (factories[ObjectIdentifier(type)] as? () -> P)?() }
    }

    var registered: [String] { queue.sync { names } }
    private init() {}
}

let registry = Registry.shared
registry.register(Trim.self)
registry.register(Count<Substring>.self)
registry.register(Collatz.self)
registry.register(Tokenize.self) { .make { $0.limit = 5 } }
registry.register(ParseInt.self) { ParseInt(options: .init(radix: 16)) }
print(registry.registered)

let trim: Trim = registry.resolve()!
let words = trim.then(registry.resolve(Tokenize.self)!)
print(try words.run("  the cat the dog the bird "))
let counts = try registry.resolve(Count<Substring>.self)!.run(words.run(" a b a c a b c "))
print(counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0)=\($1)" })
print(registry.resolve(Count<Int>.self) == nil ? "no Count<Int>" : "found")
print(try registry.resolve(Collatz.self)!.iterate(27, times: 5))

let stringToString: [AnyPlugin<String, String>] = [Trim().erased(), AnyPlugin(Trim(options: .init()))]
print(try stringToString.map { try $0(" x ") + "/" + $0.name })

func describe(_ plugin: any Plugin) -> String { "\(type(of: plugin).identifier)" }
func apply(_ plugin: some Plugin<Substring, Int>, to texts: [Substring]) -> [Result<Int, Error>] {
    let group = DispatchGroup(), lock = NSLock()
    var results = [Result<Int, Error>?](repeating: nil, count: texts.count)
    for (index, text) in texts.enumerated() {
        DispatchQueue.global().async(group: group) {
            let result = Result { try plugin.run(text) }
            lock.withLock { results[index] = result }
        }
    }
    group.wait()
    return results.map { $0! }
}
print(([Trim(), ParseInt(), Collatz()] as [any Plugin]).map(describe))
for result in apply(ParseInt.make { $0.radix = 2 }, to: ["101", "12", "-11"]) {
    switch result {
    case .success(let value): print("value", value)
    case .failure(let error): print("error", error.localizedDescription)
    }
}
let numbers: any Plugin<Int, Int> = Collatz()
print(try numbers.run(7), type(of: numbers))
