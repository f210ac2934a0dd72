// programs: a plugin host: registration, dependency order, capabilities, isolation of failures and hooks with priorities
import Foundation

protocol Plugin: AnyObject {
    static var identifier: String { get }
    static var requires: [String] { get }
    init()
    func activate(_ host: PluginContext) throws
    func deactivate()
}

extension Plugin {
    static var requires: [String] { [] }
    func deactivate() {}
}

protocol PluginContext: AnyObject {
    func addHook(_ point: HookPoint, priority: Int, _ body: @escaping (inout Document) throws -> Void)
    func service<T>(_ type: T.Type) -> T?
    func provide<T>(_ value: T)
}

enum HookPoint: String { case load, transform, save }

struct Document {
    var text: String
    var metadata: [String: String] = [:]
}

enum HostError: Error {
    case missing(plugin: String, dependency: String)
    case cycle([String])
    case duplicate(String)
}

final class Host: PluginContext {
    private struct Hook {
        let owner: String
        let priority: Int
        let order: Int
        let body: (inout Document) throws -> Void
    }

    private var types: [String: Plugin.Type] = [:]
    private var active: [(id: String, plugin: Plugin)] = []
    private var hooks: [HookPoint: [Hook]] = [:]
    private var services: [ObjectIdentifier: Any] = [:]
    private var activating = ""
    private let queue = DispatchQueue(label: "host")
    private(set) var problems: [String] = []

    func register(_ plugins: Plugin.Type...) throws {
        for type in plugins {
            guard types.updateValue(type, forKey: type.identifier) == nil else {
                throw HostError.duplicate(type.identifier)
            }
        }
    }

    func loadOrder() throws -> [String] {
        enum Mark { case visiting, done }
        var marks: [String: Mark] = [:]
        var order: [String] = []
        func visit(_ id: String, path: [String]) throws {
            switch marks[id] {
            case .done?: return
            case .visiting?: throw HostError.cycle(Array(path.drop { $0 != id }) + [id])
            case nil: break
            }
            marks[id] = .visiting
            for dependency in types[id]!.requires.sorted() {
                guard types[dependency] != nil else { throw HostError.missing(plugin: id, dependency: dependency) }
                try visit(dependency, path: path + [id])
            }
            marks[id] = .done
            order.append(id)
        }
        for id in types.keys.sorted() { try visit(id, path: []) }
        return order
    }

    func start() throws {
        for id in try loadOrder() {
            let plugin = types[id]!.init()
            activating = id
            do {
                try plugin.activate(self)
                active.append((id, plugin))
            } catch {
                problems.append("\(id) did not start: \(error)")
                for point in hooks.keys { hooks[point]?.removeAll { $0.owner == id } }
            }
        }
    }

    func addHook(_ point: HookPoint, priority: Int = 0, _ body: @escaping (inout Document) throws -> Void) {
        let list = hooks[point] ?? []
        hooks[point] = (list + [Hook(owner: activating, priority: priority, order: list.count, body: body)])
            .sorted { ($1.priority, $0.order) < ($0.priority, $1.order) }
    }

    func service<T>(_ type: T.Type) -> T? { services[ObjectIdentifier(type)] as? T }
    func provide<T>(_ value: T) { services[ObjectIdentifier(T.self)] = value }

    func process(_ text: String, completion: @escaping (Document, [String]) -> Void) {
        queue.async { [self] in
            var document = Document(text: text)
            var failures: [String] = []
            for point in [HookPoint.load, .transform, .save] {
                for hook in hooks[point, default: []] {
                    var attempt = document
                    do {
                        try hook.body(&attempt)
                        document = attempt
                    } catch {
                        failures.append("\(hook.owner) at \(point.rawValue)")
                    }
                }
            }
            completion(document, failures)
        }
    }

    func stop() {
        while let (id, plugin) = active.popLast() {
            plugin.deactivate()
            print("stopped", id)
        }
        hooks = [:]
    }
}

struct WordList { let replacements: [(String, String)] }

final class WordsPlugin: Plugin {
    static let identifier = "words"
    func activate(_ host: PluginContext) {
        host.provide(WordList(replacements: [("colour", "color"), ("grey", "gray")]))
    }
    deinit { print("words released") }
}

final class SpellingPlugin: Plugin {
    static let identifier = "spelling"
    static let requires = ["words"]
    func activate(_ host: PluginContext) throws {
        let words = host.service(WordList.self)
        host.addHook(.transform, priority: 5) { document in
            for (from, to) in words?.replacements ?? [] {
                document.text = document.text.replacingOccurrences(of: from, with: to)
            }
        }
    }
}

final class CountPlugin: Plugin {
    static let identifier = "count"
    private var documents = 0
    func activate(_ host: PluginContext) throws {
        host.addHook(.save, priority: 0) { [weak self] document in
            self?.documents += 1
            document.metadata["words"] = "\(document.text.split(separator: " ").count)"
            document.metadata["serial"] = self.map { "\($0.documents)" }
        }
    }
    func deactivate() { print("counted \(documents)") }
}

final class ShoutPlugin: Plugin {
    struct Refusal: Error {}
    static let identifier = "shout"
    func activate(_ host: PluginContext) throws {
        host.addHook(.transform, priority: 1) { document in
            document.text += "!"
            if document.text.count > 30 { throw Refusal() }
            document.text = document.text.uppercased()
        }
    }
}

final class BrokenPlugin: Plugin {
    static let identifier = "broken"
    static var requires: [String] { ["count"] }
    enum Failure: Error { case noLicense(days: Int) }
    func activate(_ host: PluginContext) throws {
        host.addHook(.load, priority: 9) { $0.text = "never" }
        throw Failure.noLicense(days: 0)
    }
}

final class LoopA: Plugin {
    static let identifier = "loop-a", requires = ["loop-b"]
    func activate(_ host: PluginContext) {}
}
final class LoopB: Plugin {
    static let identifier = "loop-b", requires = ["loop-a"]
    func activate(_ host: PluginContext) {}
}

let host = Host()
try host.register(SpellingPlugin.self, ShoutPlugin.self, CountPlugin.self, WordsPlugin.self, BrokenPlugin.self)
print(try host.loadOrder())
try host.start()
host.problems.forEach { print($0) }

let done = DispatchSemaphore(value: 0)
for text in ["the colour grey", "a rather long text without any colour at all", "short"] {
    host.process(text) { document, failures in
        let metadata = document.metadata.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: ",")
        print(document.text, "|", metadata, "|", failures)
        done.signal()
    }
}
for _ in 0..<3 { done.wait() }
host.stop()

let second = Host()
try second.register(LoopA.self, LoopB.self)
do { _ = try second.loadOrder() } catch HostError.cycle(let path) { print("cycle", path.joined(separator: " > ")) }
do { try second.register(LoopA.self) } catch { print(error) }
let third = Host()
try third.register(SpellingPlugin.self)
do { try third.start() } catch let HostError.missing(plugin, dependency) { print(plugin, "misses", dependency) }
