// Matrix of benchmarks on queues: generic measurement, KeyValuePairs, tuples, sorting by several keys, formatting.
import Foundation

struct Measurement2<Unit: RawRepresentable> where Unit.RawValue == String {
    var value: Double
    var unit: Unit
    static func + (l: Self, r: Self) -> Self { .init(value: l.value + r.value, unit: l.unit) }
    func formatted(_ digits: Int = 2) -> String { String(format: "%.\(digits)f %@", value, unit.rawValue) }
}
enum Time: String { case ms, s }

struct Case<Input> {
    let name: String
    let inputs: KeyValuePairs<String, Input>
    let body: (Input) -> Int
}

struct Row: Comparable, CustomStringConvertible {
    var suite: String, input: String, result: Int, rank = 0
    static func < (a: Row, b: Row) -> Bool {
        (a.suite, -a.result, a.input) < (b.suite, -b.result, b.input)
    }
    var description: String {
        [suite.padding(toLength: 8, withPad: ".", startingAt: 0), input, String(result)].joined(separator: " | ")
    }
}

final class Runner {
    private var rows: [Row] = []
    private let lock = NSLock()
    private let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.name = "runner"
        queue.maxConcurrentOperationCount = 3
        return queue
    }()

    func add<Input>(_ test: Case<Input>) {
        for (label, input) in test.inputs {
            queue.addOperation { [unowned self] in
                let result = test.body(input)
                lock.lock()
                defer { lock.unlock() }
                rows.append(.init(suite: test.name, input: label, result: result))
            }
        }
    }

    func finish() -> [Row] {
        queue.waitUntilAllOperationsAreFinished()
        var sorted = rows.sorted()
        for i in sorted.indices where i == sorted.startIndex || sorted[i].suite != sorted[sorted.index(before: i)].suite {
            sorted[i].rank = 1
        }
        return sorted
    }
}

func collatz(_ n: Int) -> Int {
    sequence(first: n) { $0 == 1 ? nil : ($0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1) }.reduce(0) { count, _ in count + 1 }
}
func isPrime(_ n: Int) -> Bool {
    guard n > 3 else { return n > 1 }
    return n % 2 != 0 && !stride(from: 3, through: Int(Double(n).squareRoot()), by: 2).contains { n % $0 == 0 }
}

let runner = Runner()
runner.add(Case(name: "collatz", inputs: ["seven": 7, "twenty-seven": 27, "one": 1], body: collatz))
runner.add(Case(name: "primes", inputs: ["below 50": 0..<50, "hundreds": 100..<200]) { range in range.filter(isPrime).count })
runner.add(Case(name: "words", inputs: ["short": "to be or", "long": "not to be that is"]) { (text: String) -> Int in
    Set(text.split { $0 == " " }).union(["be"]).count
})

let rows = runner.finish()
for row in rows { print(row, row.rank == 1 ? "★" : "") }

let bySuite = rows.reduce(into: [:] as [String: (count: Int, sum: Int)]) { table, row in
    table[row.suite, default: (0, 0)].count += 1
    table[row.suite]!.sum += row.result
}
for (suite, (count, sum)) in bySuite.sorted(by: { $0.key < $1.key }) {
    let average = Measurement2<Time>(value: Double(sum) / Double(count), unit: count > 2 ? .s : .ms)
    print(suite, average.formatted(), (average + average).formatted(0))
}
let (best, worst) = rows.reduce((best: Int.min, worst: Int.max)) { (max($0.best, $1.result), min($0.worst, $1.result)) }
print("best \(best), worst \(worst), span \(best - worst)")
print(rows.map(\.input).max { $0.count < $1.count } ?? "-")
