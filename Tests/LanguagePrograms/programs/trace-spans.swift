// programs: distributed tracing: spans that travel with queues, attributes from literals, a batching exporter
import Foundation
import Dispatch

// Distributed tracing after OpenTelemetry: the active span travels with the queue.

struct TraceID: Hashable, LosslessStringConvertible {
    let high, low: UInt64
    init(high: UInt64 = 0, low: UInt64) { self.high = high; self.low = low }
    init?(_ description: String) {
        guard description.count == 32 else { return nil }
        let middle = description.index(description.startIndex, offsetBy: 16)
        guard let high = UInt64(description[..<middle], radix: 16), let low = UInt64(description[middle...], radix: 16) else { return nil }
        self.init(high: high, low: low)
    }
    var description: String { [high, low].map { String(format: "%016lx", $0) }.joined() }
}

enum AttributeValue: Equatable, CustomStringConvertible {
    case string(String), int(Int), double(Double), bool(Bool), list([AttributeValue])
    var description: String {
        switch self {
        case let .string(value): return "\"\(value)\""
        case let .int(value): return "\(value)"
        case let .double(value): return String(format: "%.2f", value)
        case let .bool(value): return "\(value)"
        case let .list(values): return "[" + values.map(\.description).joined(separator: ",") + "]"
        }
    }
}
extension AttributeValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .int(value) }
    init(floatLiteral value: Double) { self = .double(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: AttributeValue...) { self = .list(elements) }
}

final class Span {
    enum Status { case unset, ok, error(description: String) }
    struct Event { let name: String; let attributes: KeyValuePairs<String, AttributeValue> }

    let name: String
    let trace: TraceID
    let id: Int
    let parent: Int?
    fileprivate(set) var status = Status.unset
    private let lock = NSLock()
    private var _attributes: [String: AttributeValue] = [:]
    private(set) var events: [Event] = []
    fileprivate unowned let tracer: Tracer

    fileprivate init(name: String, trace: TraceID, id: Int, parent: Int?, tracer: Tracer) {
        self.name = name
        self.trace = trace
        self.id = id
        self.parent = parent
        self.tracer = tracer
    }

    subscript(key: String) -> AttributeValue? {
        get { lock.lock(); defer { lock.unlock() }; return _attributes[key] }
        set { lock.lock(); defer { lock.unlock() }; _attributes[key] = newValue }
    }

    var attributes: [(key: String, value: AttributeValue)] { _attributes.sorted { $0.key < $1.key } }
    func addEvent(_ name: String, _ attributes: KeyValuePairs<String, AttributeValue> = [:]) {
        events.append(Event(name: name, attributes: attributes))
    }
    func end() { tracer.didEnd(self) }
}

protocol SpanExporter: AnyObject { func export(_ spans: [Span]) }

final class Tracer {
    static let key = DispatchSpecificKey<Span>()
    private let processor = DispatchQueue(label: "span.processor", qos: .utility)
    private var finished: [Span] = []
    private var ids = (1...).makeIterator()
    private weak var exporter: SpanExporter?
    let batchSize: Int

    init(exporter: SpanExporter, batchSize: Int = 3) {
        self.exporter = exporter
        self.batchSize = batchSize
    }

    var active: Span? { DispatchQueue.getSpecific(key: Self.key) }

    func start(_ name: String, parent: Span? = nil, trace: TraceID? = nil) -> Span {
        let id = processor.sync { ids.next()! }
        let parent = parent ?? active
        return Span(name: name, trace: parent?.trace ?? trace ?? TraceID(low: UInt64(id)), id: id, parent: parent?.id, tracer: self)
    }

    @discardableResult
    func withSpan<T>(_ name: String, on queue: DispatchQueue, trace: TraceID? = nil, _ body: (Span) throws -> T) rethrows -> T {
        let span = start(name, trace: trace)
        let previous = queue.getSpecific(key: Self.key)
        queue.setSpecific(key: Self.key, value: span)
        defer { queue.setSpecific(key: Self.key, value: previous); span.end() }
        do {
            let result = try queue.sync { try body(span) }
            span.status = .ok
            return result
        } catch {
            span.status = .error(description: "\(error)")
            throw error
        }
    }

    fileprivate func didEnd(_ span: Span) {
        processor.async { [self] in
            finished.append(span)
            if finished.count >= batchSize { flushLocked() }
        }
    }

    private func flushLocked() {
        guard !finished.isEmpty else { return }
        exporter?.export(finished)
        finished.removeAll()
    }
    func shutdown() { processor.sync(execute: flushLocked) }
}

final class TreeExporter: SpanExporter {
    private(set) var batches: [Int] = []
    private var spans: [Span] = []
    func export(_ spans: [Span]) {
        batches.append(spans.count)
        self.spans += spans
    }
    func render() -> String {
        var output = ""
        let children = Dictionary(grouping: spans, by: \.parent)
        func visit(_ span: Span, _ depth: Int) {
            let indent = String(repeating: "│ ", count: depth)
            let attributes = span.attributes.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
            var line = "\(indent)\(span.name)#\(span.id)"
            if !attributes.isEmpty { line += " {\(attributes)}" }
            switch span.status {
            case .unset: break
            case .ok: line += " ok"
            case .error(let text): line += " error(\(text))"
            }
            print(line, to: &output)
            for event in span.events {
                print("\(indent)· \(event.name)", event.attributes.map { "\($0)=\($1)" }.joined(separator: ","), to: &output)
            }
            children[span.id]?.sorted { $0.id < $1.id }.forEach { visit($0, depth + 1) }
        }
        for root in (children[nil] ?? []).sorted(by: { $0.id < $1.id }) {
            print("trace \(root.trace)", to: &output)
            visit(root, 0)
        }
        return output
    }
}

struct HTTPError: Error { let code: Int }
let exporter = TreeExporter()
let tracer = Tracer(exporter: exporter)
let api = DispatchQueue(label: "api"), database = DispatchQueue(label: "database"), cache = DispatchQueue(label: "cache")

func loadUser(_ id: Int) throws -> String {
    try tracer.withSpan("loadUser", on: database) { span in
        span["user.id"] = .int(id)
        span["db.tables"] = ["users", "roles", 3]
        guard id < 10 else { throw HTTPError(code: 404) }
        return tracer.withSpan("cache", on: cache) { inner in
            inner["hit"] = false
            inner["ratio"] = 0.125
            inner.addEvent("miss", ["key": "user:\(id)", "size": 12, "key": "again"])
            return "user\(id)"
        }
    }
}

let remote = TraceID("00000000000000ff" + "0000000000abcdef")
print(remote?.description ?? "bad", TraceID("xyz") == nil)
tracer.withSpan("GET /user/7", on: api, trace: remote) { _ in
    print((try? loadUser(7)) ?? "none", tracer.active?.name ?? "no active span")
}
do {
    try tracer.withSpan("GET /user/42", on: api) { span in
        span["http.method"] = "GET"
        print(try loadUser(42))
    }
} catch let error as HTTPError {
    print("HTTP", error.code)
}
let background = tracer.start("import")
let group = DispatchGroup()
for file in ["a.csv", "b.csv"].map({ (name: $0, span: tracer.start("file", parent: background)) }) {
    file.span["name"] = .string(file.name)
    DispatchQueue.global().async(group: group) { file.span["rows"] = .int(file.name.utf8.count) }
}
group.wait()
background.addEvent("done")
background.end()
tracer.shutdown()
print(exporter.render(), terminator: "")
print(exporter.batches, tracer.active == nil)
