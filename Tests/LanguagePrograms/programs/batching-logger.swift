// programs: a logger with levels, categories, batching by count and by time, and several sinks
import Foundation

enum Level: Int, Comparable, CaseIterable {
    case debug, info, warning, error
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    var tag: String { String("\(self)".prefix(1)).uppercased() }
}

struct Entry {
    let level: Level
    let category: String
    let message: String
    let number: Int
}

protocol Sink: AnyObject {
    var minimum: Level { get }
    func write(_ batch: [Entry])
}

extension Sink {
    var minimum: Level { .debug }
    func accept(_ batch: [Entry]) {
        let mine = batch.filter { $0.level >= minimum }
        if !mine.isEmpty { write(mine) }
    }
}

final class ConsoleSink: Sink {
    let minimum: Level
    init(minimum: Level = .info) { self.minimum = minimum }
    func write(_ batch: [Entry]) {
        for entry in batch {
            print("\(entry.level.tag) #\(entry.number) [\(entry.category)] \(entry.message)")
        }
    }
}

final class MemorySink: Sink {
    private(set) var batches: [[Entry]] = []
    func write(_ batch: [Entry]) { batches.append(batch) }
    var sizes: [Int] { batches.map(\.count) }
}

final class CountingSink: Sink {
    private(set) var counts: [String: [Level: Int]] = [:]
    func write(_ batch: [Entry]) {
        batch.forEach { counts[$0.category, default: [:]][$0.level, default: 0] += 1 }
    }
    var report: [String] {
        counts.keys.sorted().map { category in
            category + ": " + Level.allCases.compactMap { level in
                counts[category]?[level].map { "\(level)=\($0)" }
            }.joined(separator: " ")
        }
    }
}

final class Logger {
    struct Options {
        var batchSize = 4
        var flushInterval = DispatchTimeInterval.milliseconds(60)
        var flushImmediately: Level? = .error
    }

    private let queue = DispatchQueue(label: "logger", qos: .utility)
    private let options: Options
    private var sinks: [Sink]
    private var buffer: [Entry] = []
    private var scheduled: DispatchWorkItem?
    private var counter = 0
    private(set) var flushes: [String] = []

    init(options: Options = Options(), sinks: Sink...) {
        self.options = options
        self.sinks = sinks
    }

    func log(_ level: Level, category: String = "main", _ message: @autoclosure @escaping () -> String) {
        queue.async { [self] in
            guard sinks.contains(where: { $0.minimum <= level }) else { return }
            counter += 1
            buffer.append(Entry(level: level, category: category, message: message(), number: counter))
            if let urgent = options.flushImmediately, level >= urgent {
                flush(because: "urgent")
            } else if buffer.count >= options.batchSize {
                flush(because: "full")
            } else if scheduled == nil {
                let item = DispatchWorkItem { [weak self] in self?.flush(because: "timer") }
                scheduled = item
                queue.asyncAfter(deadline: .now() + options.flushInterval, execute: item)
            }
        }
    }

    private func flush(because reason: String) {
        dispatchPrecondition(condition: .onQueue(queue))
        scheduled?.cancel()
        scheduled = nil
        guard !buffer.isEmpty else { return }
        flushes.append(reason)
        sinks.forEach { $0.accept(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }

    func close() { queue.sync { flush(because: "close") } }
    func sync() { queue.sync {} }
}

struct CategoryLogger {
    let category: String
    unowned let base: Logger
    func callAsFunction(_ level: Level, _ message: String) { base.log(level, category: category, message) }
}

extension Logger {
    subscript(category: String) -> CategoryLogger { CategoryLogger(category: category, base: self) }
}

let memory = MemorySink()
let counting = CountingSink()
let logger = Logger(sinks: ConsoleSink(), memory, counting)
let network = logger["net"], storage = logger["disk"]

for i in 1...5 { logger.log(.debug, "step \(i)") }
network(.info, "connected")
storage(.warning, "87 % full")
logger.sync()
print("batches", memory.sizes)

network(.error, "lost the connection")
logger.sync()
print("batches", memory.sizes)

storage(.info, "compacted")
Thread.sleep(forTimeInterval: 0.15)
logger.sync()
print("batches", memory.sizes)

network(.info, "bye")
logger.close()
logger.close()
print(logger.flushes)
counting.report.forEach { print($0) }

var evaluated = 0
func expensive() -> String {
    evaluated += 1
    return "costly"
}
let quiet = Logger(options: .init(batchSize: 1, flushImmediately: nil), sinks: ConsoleSink(minimum: .error))
quiet.log(.debug, expensive())
quiet.log(.error, expensive())
quiet.close()
print("evaluated", evaluated)

let flood = Logger(options: Logger.Options(batchSize: 10), sinks: counting)
DispatchQueue.concurrentPerform(iterations: 50) { i in
    flood.log(i % 5 == 0 ? .warning : .info, category: "flood", "message \(i)")
}
flood.close()
print(counting.report.first { $0.hasPrefix("flood") } ?? "-", flood.flushes.count)
