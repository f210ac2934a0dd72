// programs: a logger with levels, lazy messages, scoped metadata, sinks and a ring buffer for crash reports
import Foundation

enum Level: Int, CaseIterable, Comparable, CustomStringConvertible {
    case trace, debug, info, warning, error
    static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
    var description: String { String(describing: Level.names[rawValue]) }
    private static let names = ["TRACE", "DEBUG", "INFO", "WARN", "ERROR"]
    var symbol: Character { Self.names[rawValue].first! }
}

struct Entry {
    let level: Level
    let label: String
    let message: String
    let metadata: Metadata
    let function: String
    let line: UInt
}

struct Metadata: ExpressibleByDictionaryLiteral, CustomStringConvertible {
    enum Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
        case string(String), int(Int), list([Value])
        init(stringLiteral value: String) { self = .string(value) }
        init(integerLiteral value: Int) { self = .int(value) }
        init(arrayLiteral elements: Value...) { self = .list(elements) }
        var description: String {
            switch self {
            case .string(let text): return text
            case .int(let number): return "\(number)"
            case .list(let values): return "[" + values.map { "\($0)" }.joined(separator: ",") + "]"
            }
        }
    }
    private var values: [String: Value] = [:]
    init(dictionaryLiteral elements: (String, Value)...) { elements.forEach { values[$0] = $1 } }
    subscript(key: String) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }
    var isEmpty: Bool { values.isEmpty }
    var description: String { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
    func merging(_ other: Metadata) -> Metadata {
        var copy = self
        copy.values.merge(other.values) { _, new in new }
        return copy
    }
}

protocol Sink: AnyObject {
    var minimum: Level { get set }
    func write(_ entry: Entry)
}

struct Formatter {
    var parts: [(Entry) -> String?]
    static let short = Formatter(parts: [{ String($0.level.symbol) }, { $0.message }])
    static let full = Formatter(parts: [
        { "\($0.level)".padding(toLength: 5, withPad: " ", startingAt: 0) }, { "[\($0.label)]" }, { $0.message },
        { $0.metadata.isEmpty ? nil : "{\($0.metadata)}" }, { "(\($0.function))" },
    ])
    func callAsFunction(_ entry: Entry) -> String { parts.compactMap { $0(entry) }.joined(separator: " ") }
}

final class PrintSink: Sink {
    var minimum = Level.info
    private let format: Formatter
    init(_ format: Formatter) { self.format = format }
    func write(_ entry: Entry) { print(format(entry)) }
}

final class RingSink: Sink {
    var minimum: Level = .trace
    private var ring: [String?]
    private var next = 0
    init(capacity: Int) { ring = Array(repeating: nil, count: capacity) }
    func write(_ entry: Entry) {
        ring[next % ring.count] = Formatter.short(entry)
        next += 1
    }
    var lines: [String] { (0..<ring.count).compactMap { ring[(next + $0) % ring.count] } }
}

final class LogSystem {
    static let shared = LogSystem()
    private let queue = DispatchQueue(label: "log")
    private var sinks: [Sink] = []
    private var levels: [String: Level] = [:]
    private init() {}

    func install(_ sinks: Sink...) { queue.sync { self.sinks += sinks } }
    func setLevel(_ level: Level, for label: String) { queue.sync { levels[label] = level } }
    func isEnabled(_ level: Level, for label: String) -> Bool {
        queue.sync {
            var name = Substring(label)
            while true {
                if let own = levels[String(name)] { return level >= own }
                guard let dot = name.lastIndex(of: ".") else { break }
                name = name[..<dot]
            }
            return true
        }
    }
    func send(_ entry: Entry) { queue.async { for sink in self.sinks where entry.level >= sink.minimum { sink.write(entry) } } }
    func flush() { queue.sync {} }
}

struct Logger {
    let label: String
    var metadata: Metadata = [:]

    subscript(key: String) -> Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(
        _ level: Level, _ message: @autoclosure () -> String, _ extra: @autoclosure () -> Metadata = [:],
        function: String = #function, line: UInt = #line
    ) {
        guard LogSystem.shared.isEnabled(level, for: label) else { return }
        LogSystem.shared.send(
            Entry(level: level, label: label, message: message(), metadata: metadata.merging(extra()), function: function, line: line))
    }
    func debug(_ message: @autoclosure () -> String, function: String = #function) { log(.debug, message(), function: function) }
    func info(_ message: @autoclosure () -> String, _ extra: Metadata = [:], function: String = #function) {
        log(.info, message(), extra, function: function)
    }
    func measure<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
        defer { log(.trace, "end \(name)") }
        log(.trace, "begin \(name)")
        return try body()
    }
}

var expensive = 0
func costly() -> String {
    expensive += 1
    return "costly \(expensive)"
}

let ring = RingSink(capacity: 4)
LogSystem.shared.install(PrintSink(.full), ring)
LogSystem.shared.setLevel(.warning, for: "net")
LogSystem.shared.setLevel(.debug, for: "net.http")
var http = Logger(label: "net.http", metadata: ["host": "example.org"])
let tcp = Logger(label: "net.tcp")
http["try"] = 2

func fetch(_ id: Int) throws -> Int {
    http.debug("fetching \(id)")
    tcp.info(costly())
    guard id > 0 else {
        http.log(.error, "bad id", ["id": .int(id), "tags": ["a", 7]])
        throw NSError(domain: "fetch", code: id)
    }
    http.info("fetched \(costly())", ["try": 3])
    return id
}

let (found, missing) = (try fetch(7), try? fetch(-1))
Thread.sleep(forTimeInterval: 0.04)
print(found, missing as Any)
print(http.measure("sum") { (1...10).reduce(0, +) })
LogSystem.shared.flush()
DispatchQueue.concurrentPerform(iterations: 5) { _ in tcp.log(.warning, "same") }
LogSystem.shared.flush()
print(ring.lines, expensive, Level.allCases.max()!, Level.allCases.filter { $0 > .info }.map { "\($0)" })
