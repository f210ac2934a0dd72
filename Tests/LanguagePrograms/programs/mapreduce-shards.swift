// programs: map and reduce with generic mappers, combiners, shards and counters
import Foundation
import Dispatch

// Map/reduce in the style of a course assignment: mappers, combiner, shuffle, reducers.

struct KeyValue<Key: Hashable & Comparable, Value>: CustomStringConvertible {
    let key: Key
    var value: Value
    var description: String { "(\(key) → \(value))" }
}

extension KeyValue: Equatable where Value: Equatable {}
extension KeyValue: Comparable where Value: Comparable {
    static func < (lhs: KeyValue, rhs: KeyValue) -> Bool {
        (lhs.value, rhs.key) < (rhs.value, lhs.key)
    }
}

protocol Mapper {
    associatedtype Input
    associatedtype Key: Hashable & Comparable
    associatedtype Value
    func map(_ input: Input, emit: (Key, Value) -> Void)
}

protocol Reducer {
    associatedtype Key: Hashable & Comparable
    associatedtype Value
    associatedtype Result
    func reduce(_ key: Key, _ values: [Value]) -> Result?
}

struct Shards<Key: Hashable & Comparable, Value> {
    private var storage: [[Key: [Value]]]
    private let locks: [NSLock]
    let partition: (Key) -> Int

    init(count: Int, partition: @escaping (Key) -> Int) {
        storage = .init(repeating: [:], count: count)
        locks = (0..<count).map { _ in NSLock() }
        self.partition = partition
    }

    var count: Int { storage.count }

    subscript(shard: Int) -> [(key: Key, values: [Value])] {
        storage[shard].map { (key: $0.key, values: $0.value) }.sorted { $0.key < $1.key }
    }

    mutating func merge(_ other: [Key: [Value]]) {
        for (key, values) in other {
            storage[partition(key) % count][key, default: []] += values
        }
    }
}

struct Job<M: Mapper, R: Reducer> where M.Key == R.Key, M.Value == R.Value {
    var mapper: M
    var reducer: R
    var shards = 3
    var combiner: ((M.Value, M.Value) -> M.Value)?
    var partition: (M.Key) -> Int

    struct Counters { var mapped = 0, emitted = 0, reduced = 0 }

    func run<C: RandomAccessCollection>(on input: C) -> (results: [KeyValue<M.Key, R.Result>], counters: Counters)
    where C.Element == M.Input, C.Index == Int {
        var counters = Counters()
        var shuffled = Shards<M.Key, M.Value>(count: shards, partition: partition)
        let lock = NSLock()
        var partial = [[M.Key: [M.Value]]](repeating: [:], count: input.count)
        DispatchQueue.concurrentPerform(iterations: input.count) { offset in
            var local: [M.Key: [M.Value]] = [:]
            var emitted = 0
            mapper.map(input[input.startIndex + offset]) { key, value in
                emitted += 1
                if let combiner, let first = local[key]?.first {
                    local[key] = [combiner(first, value)]
                } else {
                    local[key, default: []].append(value)
                }
            }
            lock.lock()
            defer { lock.unlock() }
            partial[offset] = local
            counters.mapped += 1
            counters.emitted += emitted
        }
        partial.forEach { shuffled.merge($0) }
        var reduced = [[KeyValue<M.Key, R.Result>]](repeating: [], count: shuffled.count)
        reduced.withUnsafeMutableBufferPointer { buffer in
            let buffer = buffer
            DispatchQueue.concurrentPerform(iterations: shards) { shard in
                buffer[shard] = shuffled[shard].compactMap { key, values in
                    reducer.reduce(key, values).map { KeyValue(key: key, value: $0) }
                }
            }
        }
        counters.reduced = reduced.map(\.count).reduce(0, +)
        return (reduced.flatMap { $0 }, counters)
    }
}

// MARK: - Word count

struct WordMapper: Mapper {
    var stopWords: Set<String> = ["the", "a", "of", "and"]
    func map(_ line: String, emit: (String, Int) -> Void) {
        for word in line.lowercased().components(separatedBy: CharacterSet.alphanumerics.inverted) where !word.isEmpty {
            guard !stopWords.contains(word) else { continue }
            emit(word, 1)
        }
    }
}

struct Sum<Key: Hashable & Comparable>: Reducer {
    var minimum = 0
    func reduce(_ key: Key, _ values: [Int]) -> Int? {
        let sum = values.reduce(0, +)
        return sum >= minimum ? sum : nil
    }
}

let text = """
It was the best of times, it was the worst of times,
it was the age of wisdom, it was the age of foolishness,
it was the epoch of belief, it was the epoch of incredulity,
it was the season of Light, it was the season of Darkness.
"""
let lines = text.components(separatedBy: "\n")
func stableHash(_ word: String) -> Int { word.unicodeScalars.reduce(5381) { ($0 << 5) &+ $0 &+ Int($1.value) } & 0xffff }

let counting = Job(mapper: WordMapper(), reducer: Sum(minimum: 2), combiner: +, partition: stableHash)
let (words, counters) = counting.run(on: lines)
print(words.sorted(by: >).map(\.description).joined(separator: " "))
print(counters)

// MARK: - Inverted index

struct IndexMapper: Mapper {
    func map(_ document: (id: Int, text: String), emit: (Character, Int) -> Void) {
        Set(document.text.lowercased().filter(\.isLetter)).sorted().forEach { emit($0, document.id) }
    }
}
struct Collect<Key: Hashable & Comparable>: Reducer {
    func reduce(_ key: Key, _ values: [Int]) -> ClosedRange<Int>? {
        guard let low = values.min(), let high = values.max(), low != high else { return nil }
        return low...high
    }
}
let documents = [(id: 1, text: "Swift"), (id: 2, text: "Fast"), (id: 3, text: "Safe"), (id: 9, text: "Expressive")]
let index = Job(mapper: IndexMapper(), reducer: Collect(), shards: 2, partition: { Int($0.asciiValue!) }).run(on: documents[0...])
for entry in index.results.sorted(by: { $0.key < $1.key }) { print(entry, terminator: " ") }
print("\n\(index.counters.emitted) emitted, \(index.counters.reduced) kept")
let tops = [KeyValue(key: "x", value: 3), KeyValue(key: "b", value: 3), KeyValue(key: "c", value: 1)]
print(tops.max()!, tops.sorted(), tops[0] == KeyValue(key: "x", value: 3))
