import Foundation

// CocoaLumberjack / SwiftyBeaver in small: destinations with queues of their own, formatters, levels by file, a ring of the last lines.

public enum Level: Int, Comparable, CustomStringConvertible {
    case verbose, debug, info, warning, error
    public static func < (lhs: Level, rhs: Level) -> Bool { return lhs.rawValue < rhs.rawValue }
    public var description: String { ["VERBOSE", "DEBUG", "INFO", "WARNING", "ERROR"][rawValue] }
}

public struct LogMessage {
    let level: Level
    let message: () -> String
    let file: String
    let function: String
    let line: Int
    let context: Any?
    let thread: String
    var fileName: String { String(file.split(separator: "/").last?.split(separator: ".").first ?? "") }
}

public protocol LogFormatter { func format(_ message: LogMessage) -> String? }
public struct PatternFormatter: LogFormatter {
    private enum Piece { case text(String), level(width: Int), message, function, file, context }
    private let pieces: [Piece]

    /// $L level, $M message, $F function, $N file, $X context
    public init(_ pattern: String) {
        var pieces: [Piece] = [], text = ""
        var iterator = pattern.makeIterator()
        while let character = iterator.next() {
            guard character == "$", let code = iterator.next() else { text.append(character); continue }
            if !text.isEmpty { pieces.append(.text(text)); text = "" }
            switch code {
            case "L": pieces.append(.level(width: 7))
            case "M": pieces.append(.message)
            case "F": pieces.append(.function)
            case "N": pieces.append(.file)
            case "X": pieces.append(.context)
            case let other: text += "$\(other)"
            }
        }
        if !text.isEmpty { pieces.append(.text(text)) }
        self.pieces = pieces
    }
    public func format(_ m: LogMessage) -> String? {
        pieces.map { piece -> String in
            switch piece {
            case .text(let t): return t
            case .level(let width): return m.level.description.padding(toLength: width, withPad: " ", startingAt: 0)
            case .message: return m.message()
            case .function: return m.function
            case .file: return m.fileName
            case .context: return m.context.map { "\($0)" } ?? "-"
            }
        }.joined()
    }
}

open class Destination: Hashable {
    open var minLevel = Level.debug
    open var formatter: LogFormatter = PatternFormatter("$L $M")
    let queue: DispatchQueue
    private var filters: [(LogMessage) -> Bool] = []

    public init(_ name: String) { queue = DispatchQueue(label: "log." + name, qos: .background, target: .global(qos: .background)) }

    func addFilter(_ filter: @escaping (LogMessage) -> Bool) { filters.append(filter) }
    func shouldLog(_ m: LogMessage) -> Bool { m.level >= minLevel && filters.allSatisfy { $0(m) } }
    open func send(_ text: String, level: Level) { fatalError("must override") }
    open func flush() {}

    public func hash(into hasher: inout Hasher) { ObjectIdentifier(self).hash(into: &hasher) }
    public static func == (lhs: Destination, rhs: Destination) -> Bool { ObjectIdentifier(lhs) == ObjectIdentifier(rhs) }
}

final class RingDestination: Destination {
    private var ring: [String?]
    private var next = 0
    init(capacity: Int) {
        ring = Array(repeating: .none, count: capacity)
        super.init("ring")
        minLevel = .verbose
    }
    override func send(_ text: String, level: Level) {
        ring[next % ring.count] = text
        next += 1
    }
    var lines: [String] {
        queue.sync {
            let start = Swift.max(0, next - ring.count)
            return (start..<next).compactMap { ring[$0 % ring.count] }
        }
    }
}
final class ConsoleDestination: Destination {
    override var minLevel: Level { get { .warning } set { print("console stays at", Level.warning) } }
    private lazy var buffer: [String] = { print("console opened"); return [] }()
    override func send(_ text: String, level: Level) {
        buffer.append(text)
        if level == .error { flush() }
    }
    override func flush() { buffer.forEach { print($0) }; buffer.removeAll(keepingCapacity: true) }
}

public class Log {
    public private(set) static var destinations = Set<Destination>()
    private static let queue = DispatchQueue(label: "log")
    public static var evaluations = 0

    @discardableResult
    public class func addDestination(_ destination: Destination) -> Bool {
        queue.sync { destinations.insert(destination).inserted }
    }
    @discardableResult
    public class func removeDestination(_ d: Destination) -> Bool { queue.sync { destinations.remove(d) != nil } }

    public class func custom(_ level: Level, _ message: @autoclosure @escaping () -> Any, file: String = #file, function: String = #function, line: Int = #line, context: Any? = nil) {
        let thread = Thread.isMainThread ? "main" : "worker"
        var resolved: String?
        let entry = LogMessage(level: level, message: { resolved ?? "" }, file: file, function: function, line: line, context: context, thread: thread)
        let interested = queue.sync { destinations.filter { $0.shouldLog(entry) } }
        guard !interested.isEmpty else { return }
        resolved = "\(message())"
        for destination in interested {
            destination.queue.sync {
                guard let text = destination.formatter.format(entry) else { return }
                destination.send(text, level: level)
            }
        }
    }
    public class func verbose(_ message: @autoclosure @escaping () -> Any, file: String = #file, function: String = #function, line: Int = #line, context: Any? = nil) {
        custom(.verbose, message(), file: file, function: function, line: line, context: context)
    }
    public class func info(_ message: @autoclosure @escaping () -> Any, file: String = #file, function: String = #function, line: Int = #line, context: Any? = nil) {
        custom(.info, message(), file: file, function: function, line: line, context: context)
    }
    public class func error(_ message: @autoclosure @escaping () -> Any, file: String = #file, function: String = #function, line: Int = #line, context: Any? = nil) {
        custom(.error, message(), file: file, function: function, line: line, context: context)
    }
    public class func flush(timeout seconds: Double) -> Bool {
        let group = DispatchGroup()
        queue.sync { destinations.forEach { d in d.queue.async(group: group) { d.flush() } } }
        return group.wait(timeout: .now() + seconds) != .timedOut
    }
}

func expensive(_ n: Int) -> String { Log.evaluations += 1; return "expensive \(n)" }

struct Order { let id: Int
    func ship(to city: String) {
        Log.info("shipping \(id) to \(city)", context: ["city": city])
        if city.isEmpty { Log.error(ShippingError.noCity(order: id)) }
    }
    enum ShippingError: Error { case noCity(order: Int) }
}

Log.verbose(expensive(0))
let ring = RingDestination(capacity: 4)
let console = ConsoleDestination("console")
print(Log.addDestination(ring), Log.addDestination(console), Log.addDestination(ring), Log.destinations.count)
ring.formatter = PatternFormatter("[$L] $F: $M $X$$")
console.formatter = PatternFormatter("$L|$M")
console.minLevel = .debug
ring.addFilter { $0.context as? Bool != false }
Log.verbose(expensive(1), context: 7)
Log.info(expensive(2), context: false)
Log.custom(.warning, 3.5)
Order(id: 4).ship(to: "Bern")
Order(id: 5).ship(to: "")
ring.lines.forEach { print($0) }
print(Log.evaluations, Log.flush(timeout: 1), Log.removeDestination(console), Log.destinations.map(\.minLevel))

let writers = OperationQueue()
writers.maxConcurrentOperationCount = 3
for n in 0..<12 { writers.addOperation { Log.info(n) } }
writers.waitUntilAllOperationsAreFinished()
print(ring.lines.count, Set(ring.lines).count)
