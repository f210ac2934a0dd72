// programs: a map-reduce framework with partitions, combiners and an inverted index
import Foundation

protocol MapReduceJob {
    associatedtype Input
    associatedtype Key: Hashable & Comparable
    associatedtype Value
    associatedtype Output

    func map(_ input: Input, emit: (Key, Value) -> Void)
    func combine(_ a: Value, _ b: Value) -> Value
    func reduce(key: Key, value: Value) -> Output?
}

extension MapReduceJob where Output == Value {
    func reduce(key: Key, value: Value) -> Value? { value }
}

struct Engine {
    var mappers = 3
    var partitions = 2

    private func partition<K: Comparable>(_ key: K, of sortedKeys: [K]) -> Int {
        // by rank, so that nothing depends on hash values
        (sortedKeys.firstIndex(of: key) ?? 0) % partitions
    }

    func run<Job: MapReduceJob, Inputs: RandomAccessCollection>(
        _ job: Job, on inputs: Inputs
    ) -> [(key: Job.Key, output: Job.Output)] where Inputs.Element == Job.Input, Inputs.Index == Int {
        var shards = [[Job.Key: Job.Value]](repeating: [:], count: mappers)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: mappers) { mapper in
            var local: [Job.Key: Job.Value] = [:]
            for index in stride(from: inputs.startIndex + mapper, to: inputs.endIndex, by: mappers) {
                job.map(inputs[index]) { key, value in
                    if let existing = local[key] {
                        local[key] = job.combine(existing, value)
                    } else {
                        local[key] = value
                    }
                }
            }
            lock.lock()
            shards[mapper] = local
            lock.unlock()
        }

        let keys = Set(shards.flatMap(\.keys)).sorted()
        let buckets = Dictionary(grouping: keys) { partition($0, of: keys) }
        var results = [[(key: Job.Key, output: Job.Output)]](repeating: [], count: partitions)
        let group = DispatchGroup()
        for (number, bucket) in buckets {
            DispatchQueue.global().async(group: group) {
                let part = bucket.compactMap { key -> (key: Job.Key, output: Job.Output)? in
                    let values = shards.compactMap { $0[key] }
                    let merged = values.dropFirst().reduce(values[0], job.combine)
                    return job.reduce(key: key, value: merged).map { (key, $0) }
                }
                lock.lock()
                results[number] = part
                lock.unlock()
            }
        }
        group.wait()
        return results.flatMap { $0 }.sorted { $0.key < $1.key }
    }
}

struct WordCount: MapReduceJob {
    typealias Output = Int
    func map(_ input: String, emit: (String, Int) -> Void) {
        input.lowercased()
            .components(separatedBy: CharacterSet.letters.inverted)
            .filter { !$0.isEmpty }
            .forEach { emit($0, 1) }
    }
    func combine(_ a: Int, _ b: Int) -> Int { a + b }
}

struct InvertedIndex: MapReduceJob {
    let minimumLength: Int
    func map(_ input: (id: Int, text: String), emit: (String, Set<Int>) -> Void) {
        for word in input.text.lowercased().split(whereSeparator: { !$0.isLetter }) where word.count >= minimumLength {
            emit(String(word), [input.id])
        }
    }
    func combine(_ a: Set<Int>, _ b: Set<Int>) -> Set<Int> { a.union(b) }
    func reduce(key: String, value: Set<Int>) -> String? {
        value.count > 1 ? value.sorted().map(String.init).joined(separator: "+") : nil
    }
}

struct Sale {
    enum Region: String, Comparable {
        case east, west, north
        static func < (a: Region, b: Region) -> Bool { a.rawValue < b.rawValue }
    }
    let region: Region
    let amount: Double
}

struct AverageSale: MapReduceJob {
    func map(_ input: Sale, emit: (Sale.Region, (sum: Double, count: Int)) -> Void) {
        emit(input.region, (input.amount, 1))
    }
    func combine(_ a: (sum: Double, count: Int), _ b: (sum: Double, count: Int)) -> (sum: Double, count: Int) {
        (a.sum + b.sum, a.count + b.count)
    }
    func reduce(key: Sale.Region, value: (sum: Double, count: Int)) -> Double? {
        value.sum / Double(value.count)
    }
}

let lines = [
    "It was the best of times, it was the worst of times,",
    "it was the age of wisdom, it was the age of foolishness,",
    "it was the epoch of belief, it was the epoch of incredulity,",
    "it was the season of Light, it was the season of Darkness",
]

let engine = Engine(mappers: 3, partitions: 4)
let counts = engine.run(WordCount(), on: lines)
for (word, count) in counts.sorted(by: { ($1.output, $0.key) < ($0.output, $1.key) }).prefix(6) {
    print(word.padding(toLength: 8, withPad: ".", startingAt: 0), count)
}
print("distinct", counts.count, "total", counts.reduce(0) { $0 + $1.output })

let documents = lines.enumerated().map { (id: $0.offset + 1, text: $0.element) }
for (word, pages) in engine.run(InvertedIndex(minimumLength: 3), on: documents) { print(word, pages) }

let sales = [Sale(region: .east, amount: 10), Sale(region: .west, amount: 7.5), Sale(region: .east, amount: 21),
             Sale(region: .north, amount: 3), Sale(region: .west, amount: 8.25)]
for workers in 1...4 {
    let result = Engine(mappers: workers, partitions: workers).run(AverageSale(), on: sales)
    print(workers, result.map { "\($0.key)=\(String(format: "%.3f", $0.output))" }.joined(separator: " "))
}
