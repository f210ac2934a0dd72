// programs: a toolbox of extensions on Optional, Array, Dictionary, String and DispatchQueue used by a small report
import Foundation

extension Optional {
    func or(_ fallback: @autoclosure () -> Wrapped) -> Wrapped { self ?? fallback() }
    func unwrap(or error: @autoclosure () -> Error) throws -> Wrapped {
        guard let value = self else { throw error() }
        return value
    }
    func filter(_ test: (Wrapped) -> Bool) -> Wrapped? { flatMap { test($0) ? $0 : nil } }
}

extension Optional where Wrapped: Collection {
    var isNilOrEmpty: Bool { self?.isEmpty ?? true }
}

extension Array {
    subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }

    func chunked(into size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }

    func concurrentMap<T>(_ transform: @escaping (Element) -> T) -> [T] {
        var result = [T?](repeating: nil, count: count)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: count) { i in
            let value = transform(self[i])
            lock.withLock { result[i] = value }
        }
        return result.map { $0! }
    }

    func sorted<V: Comparable>(on path: KeyPath<Element, V>, by areInOrder: (V, V) -> Bool = (<)) -> [Element] {
        sorted { areInOrder($0[keyPath: path], $1[keyPath: path]) }
    }
}

extension Array where Element: Hashable {
    func uniqued() -> [Element] {
        var seen = Set<Element>()
        return filter { seen.insert($0).inserted }
    }
    var mode: Element? {
        reduce(into: [:]) { counts, e in counts[e, default: 0] += 1 }
            .max { a, b in a.value == b.value ? firstIndex(of: a.key)! > firstIndex(of: b.key)! : a.value < b.value }?.key
    }
}

extension Dictionary {
    func mapKeys<K: Hashable>(_ transform: (Key) throws -> K) rethrows -> [K: Value] {
        try Dictionary<K, Value>(uniqueKeysWithValues: map { (try transform($0.key), $0.value) })
    }
    mutating func getOrInsert(_ key: Key, _ make: () -> Value) -> Value {
        if let value = self[key] { return value }
        let value = make()
        self[key] = value
        return value
    }
}

extension String {
    var words: [Substring] { split { !$0.isLetter && !$0.isNumber } }
    var camelCased: String {
        let parts = split(separator: "_")
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.capitalized }.joined()
    }
    var snakeCased: String {
        reduce(into: "") { $0 += $1.isUppercase ? "_\($1.lowercased())" : String($1) }
    }
    func padded(_ width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
    static func * (text: String, n: Int) -> String { String(repeating: text, count: n) }
}

extension DispatchQueue {
    private static var done: Set<String> = []
    private static let onceLock = NSLock()
    static func once(_ token: String, _ body: () -> Void) {
        onceLock.lock()
        defer { onceLock.unlock() }
        if done.insert(token).inserted { body() }
    }
    func syncResult<T>(_ body: () throws -> T) -> Result<T, Error> { Result { try sync(execute: body) } }
}

enum ToolError: Error { case missing(String) }

let text = "the queue waits and the worker works and the queue sleeps"
print(text.words.map(String.init).uniqued().joined(separator: ","), text.words.mode ?? "-")
print([1, 2, 3, 4, 5].chunked(into: 2), [1, 2][safe: 5] as Any, [1, 2][safe: 1].or(0))
print(["pear", "fig", "banana"].sorted(on: \.count, by: >), ["b", "a"].sorted(on: \.self))
print((1...8).map { $0 }.concurrentMap { $0 * $0 }.reduce(0, +))
print("max_queue_depth".camelCased, "maxQueueDepth".snakeCased, "=" * 5, "[" + "ab".padded(4) + "]")

var cache = ["a": 1]
print(cache.getOrInsert("a") { 9 }, cache.getOrInsert("b") { 9 }, cache.mapKeys { $0.uppercased() }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
let nothing: String? = nil
print(nothing.isNilOrEmpty, Optional("").isNilOrEmpty, Optional(4).filter { $0 > 5 } as Any)
do { _ = try nothing.unwrap(or: ToolError.missing("text")) } catch { print(error) }

for _ in 0..<3 { DispatchQueue.once("setup") { print("set up once") } }
let queue = DispatchQueue(label: "tools")
switch queue.syncResult({ try Int("x42").unwrap(or: ToolError.missing("number")) }) {
case .success(let n): print(n)
case .failure(ToolError.missing(let what)): print("no", what)
case .failure: print("other")
}
print(queue.syncResult { 40 + 2 }.map { "\($0)!" })
