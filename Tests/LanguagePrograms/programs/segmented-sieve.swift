// programs: number crunching with concurrentPerform: a segmented sieve, a tiled matrix product, a parallel merge sort
import Foundation

struct Matrix: Equatable {
    let rows: Int
    let columns: Int
    private var cells: [Int]

    init(rows: Int, columns: Int, _ fill: (Int, Int) -> Int = { _, _ in 0 }) {
        self.rows = rows
        self.columns = columns
        cells = (0..<rows * columns).map { fill($0 / columns, $0 % columns) }
    }

    subscript(row: Int, column: Int) -> Int {
        get {
            assert(row < rows && column < columns)
            return cells[row * columns + column]
        }
        set { cells[row * columns + column] = newValue }
    }

    static func * (a: Matrix, b: Matrix) -> Matrix {
        Matrix(rows: a.rows, columns: b.columns) { r, c in
            (0..<a.columns).reduce(0) { $0 + a[r, $1] * b[$1, c] }
        }
    }

    func tiledProduct(with other: Matrix, tile: Int) -> Matrix {
        let across = (other.columns + tile - 1) / tile
        let down = (rows + tile - 1) / tile
        var result = Matrix(rows: rows, columns: other.columns)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: across * down) { index in
            let (top, left) = (index / across * tile, index % across * tile)
            var block: [(Int, Int, Int)] = []
            for r in top..<min(top + tile, rows) {
                for c in left..<min(left + tile, other.columns) {
                    var sum = 0
                    for k in 0..<columns { sum += self[r, k] * other[k, c] }
                    block.append((r, c, sum))
                }
            }
            lock.lock()
            for (r, c, value) in block { result[r, c] = value }
            lock.unlock()
        }
        return result
    }

    var trace: Int { (0..<min(rows, columns)).reduce(0) { $0 + self[$1, $1] } }
}

func primes(below limit: Int, segments: Int) -> [Int] {
    let root = Int(Double(limit).squareRoot()) + 1
    var small = [Bool](repeating: true, count: root + 1)
    var base: [Int] = []
    for n in stride(from: 2, through: root, by: 1) where small[n] {
        base.append(n)
        for multiple in stride(from: n * n, through: root, by: n) { small[multiple] = false }
    }
    let size = (limit + segments - 1) / segments
    var found = [[Int]](repeating: [], count: segments)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: segments) { segment in
        let low = max(2, segment * size), high = min(limit, (segment + 1) * size)
        guard low < high else { return }
        var flags = [Bool](repeating: true, count: high - low)
        for p in base {
            let first = max(p * p, (low + p - 1) / p * p)
            for multiple in stride(from: first, to: high, by: p) { flags[multiple - low] = false }
        }
        let local = flags.indices.filter { flags[$0] }.map { $0 + low }
        lock.lock()
        found[segment] = local
        lock.unlock()
    }
    return Array(found.joined())
}

extension Array where Element: Comparable {
    func mergeSorted(depth: Int, queue: DispatchQueue) -> [Element] {
        guard count > 1 else { return self }
        let middle = count / 2
        var left: [Element] = [], right: [Element] = []
        if depth > 0 {
            let group = DispatchGroup()
            queue.async(group: group) { left = Array(self[..<middle]).mergeSorted(depth: depth - 1, queue: queue) }
            right = Array(self[middle...]).mergeSorted(depth: depth - 1, queue: queue)
            group.wait()
        } else {
            left = Array(self[..<middle]).mergeSorted(depth: 0, queue: queue)
            right = Array(self[middle...]).mergeSorted(depth: 0, queue: queue)
        }
        var merged: [Element] = []
        merged.reserveCapacity(count)
        var (i, j) = (0, 0)
        while i < left.count && j < right.count {
            if right[j] < left[i] { merged.append(right[j]); j += 1 } else { merged.append(left[i]); i += 1 }
        }
        return merged + left[i...] + right[j...]
    }
}

let list = primes(below: 200, segments: 6)
print(list.count, list.prefix(8), list.suffix(3))
print((1...4).map { primes(below: 100, segments: $0).count })

let a = Matrix(rows: 5, columns: 4) { $0 + $1 }, b = Matrix(rows: 4, columns: 6) { $0 * $1 - 1 }
let product = a * b
for tile in [1, 2, 3, 8] { print("tile \(tile):", a.tiledProduct(with: b, tile: tile) == product) }
print("trace", product.trace, "corner", product[4, 5])

var seed = 17
let numbers = (0..<64).map { _ -> Int in
    seed = (seed * 73 + 41) % 997
    return seed
}
let sorted = numbers.mergeSorted(depth: 2, queue: .global())
print(sorted == numbers.sorted(), sorted.first!, sorted.last!)
print(["pear", "fig", "apple"].mergeSorted(depth: 1, queue: DispatchQueue(label: "one")))
