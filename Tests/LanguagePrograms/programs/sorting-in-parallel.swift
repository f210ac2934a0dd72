// Parallel algorithms: merge sort, matrix product, prefix sums, a sieve, a histogram with per-worker buckets.
import Foundation
import Dispatch

struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension Array where Element: Comparable {
    func parallelMergeSorted(threshold: Int = 64) -> [Element] {
        guard count > threshold else { return sorted() }
        let middle = count / 2
        var left: [Element] = [], right: [Element] = []
        let group = DispatchGroup()
        DispatchQueue.global(qos: .userInitiated).async(group: group) {
            left = Array(self[..<middle]).parallelMergeSorted(threshold: threshold)
        }
        right = Array(self[middle...]).parallelMergeSorted(threshold: threshold)
        group.wait()
        return Self.merge(left, right)
    }

    private static func merge(_ a: [Element], _ b: [Element]) -> [Element] {
        var result = [Element]()
        result.reserveCapacity(a.count + b.count)
        var i = a.startIndex, j = b.startIndex
        while i < a.endIndex, j < b.endIndex {
            if a[i] <= b[j] {
                result.append(a[i]); a.formIndex(after: &i)
            } else {
                result.append(b[j]); b.formIndex(after: &j)
            }
        }
        result += a[i...]
        result += b[j...]
        return result
    }
}

extension Collection where Index == Int {
    func concurrentMap<T>(_ transform: (Element) -> T) -> [T] {
        guard !isEmpty else { return [] }
        return [T](unsafeUninitializedCapacity: count) { buffer, initialized in
            let base = buffer.baseAddress!
            let n = count
            DispatchQueue.concurrentPerform(iterations: n) { i in
                (base + i).initialize(to: transform(self[startIndex + i]))
            }
            initialized = n
        }
    }
}

struct Matrix: Equatable, CustomStringConvertible {
    let rows: Int, columns: Int
    private(set) var grid: [Double]
    init(rows: Int, columns: Int, repeating value: Double = 0) {
        (self.rows, self.columns) = (rows, columns)
        grid = .init(repeating: value, count: rows * columns)
    }
    init(_ literal: [[Double]]) {
        precondition(Set(literal.map(\.count)).count == 1, "ragged")
        self.init(rows: literal.count, columns: literal[0].count)
        grid = literal.flatMap { $0 }
    }
    static func identity(_ n: Int) -> Matrix {
        var m = Matrix(rows: n, columns: n)
        for i in 0..<n { m[i, i] = 1 }
        return m
    }
    subscript(row: Int, column: Int) -> Double {
        get {
            precondition((0..<rows) ~= row && (0..<columns) ~= column)
            return grid[row * columns + column]
        }
        set { grid[row * columns + column] = newValue }
    }
    subscript(row row: Int) -> ArraySlice<Double> { grid[row * columns ..< (row + 1) * columns] }
    static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
        precondition(lhs.columns == rhs.rows)
        var result = Matrix(rows: lhs.rows, columns: rhs.columns)
        result.grid.withUnsafeMutableBufferPointer { out in
            let out = UnsafeMutableBufferPointer(rebasing: out[...])
            DispatchQueue.concurrentPerform(iterations: lhs.rows) { row in
                for column in 0..<rhs.columns {
                    var sum = 0.0
                    for k in 0..<lhs.columns { sum += lhs[row, k] * rhs[k, column] }
                    out[row * rhs.columns + column] = sum
                }
            }
        }
        return result
    }
    static func *= (lhs: inout Matrix, rhs: Matrix) { lhs = lhs * rhs }
    var description: String {
        (0..<rows).map { r in self[row: r].map { String(format: "%6.2f", $0) }.joined(separator: " ") }.joined(separator: "\n")
    }
}

infix operator **: MultiplicationPrecedence
func ** (base: Matrix, exponent: Int) -> Matrix {
    var (result, base, e) = (Matrix.identity(base.rows), base, exponent)
    while e > 0 {
        if e & 1 == 1 { result *= base }
        base *= base
        e >>= 1
    }
    return result
}

func sieve(upTo n: Int) -> [Int] {
    var composite = [Bool](repeating: false, count: n + 1)
    for i in stride(from: 2, through: Int(Double(n).squareRoot()), by: 1) where !composite[i] {
        for j in stride(from: i * i, through: n, by: i) { composite[j] = true }
    }
    return composite.indices.dropFirst(2).filter { !composite[$0] }
}

func histogram<S: StringProtocol>(of text: S, workers: Int) -> [(key: Character, value: Int)] {
    let characters = Array(text.lowercased().filter(\.isLetter))
    let chunk = (characters.count + workers - 1) / workers
    var partial = Array(repeating: [Character: Int](), count: workers)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: workers) { w in
        let slice = characters[min(w * chunk, characters.count)..<min((w + 1) * chunk, characters.count)]
        let counts = slice.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        lock.lock()
        partial[w] = counts
        lock.unlock()
    }
    return partial
        .reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
        .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
}

func prefixSums(_ values: [Int], blockSize: Int) -> [Int] {
    let blocks = stride(from: 0, to: values.count, by: blockSize).map { $0..<Swift.min($0 + blockSize, values.count) }
    let sums = blocks.concurrentMap { values[$0].reduce(0, +) }
    let offsets = sums.dropLast().reduce(into: [0]) { $0.append($0.last! + $1) }
    let parts = Array(zip(blocks, offsets)).concurrentMap { block, offset -> [Int] in
        var running = offset
        return values[block].map { running += $0; return running }
    }
    return Array(parts.joined())
}

var rng = SplitMix64(seed: 42)
let numbers = (0..<300).map { _ in Int.random(in: -1000...1000, using: &rng) }
let sorted = numbers.parallelMergeSorted()
print(sorted == numbers.sorted(), sorted.first!, sorted.last!, sorted[150])
print(["pear", "apple", "fig"].parallelMergeSorted(threshold: 1))
let fib = Matrix([[1, 1], [1, 0]]) ** 30
print(fib[0, 1], fib)
print(sieve(upTo: 60))
for (letter, n) in histogram(of: "The quick brown fox jumps over the lazy dog; the dog sleeps.", workers: 4).prefix(5) { print(letter, n, terminator: "; ") }
print()
print(prefixSums(Array(1...20), blockSize: 6))
print((1..<6).map { $0 * $0 }, rng.next() % 1000)
