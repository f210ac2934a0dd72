import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

// Matrix multiplication: serial, concurrentPerform by row, by block, striding; compared.

struct Matrix<T: Numeric>: Equatable where T: Comparable {
    let rows: Int, columns: Int
    private(set) var grid: [T]

    init(rows: Int, columns: Int, repeating value: T = .zero) {
        self.rows = rows
        self.columns = columns
        grid = Array(repeating: value, count: rows * columns)
    }
    init(rows: Int, columns: Int, _ generator: (Int, Int) -> T) {
        self.init(rows: rows, columns: columns)
        for r in 0..<rows { for c in 0..<columns { self[r, c] = generator(r, c) } }
    }

    func indexIsValid(row: Int, column: Int) -> Bool {
        return row >= 0 && row < rows && column >= 0 && column < columns
    }

    subscript(row: Int, column: Int) -> T {
        get {
            assert(indexIsValid(row: row, column: column), "Index out of range")
            return grid[(row * columns) + column]
        }
        set {
            assert(indexIsValid(row: row, column: column), "Index out of range")
            grid[(row * columns) + column] = newValue
        }
    }

    subscript(row row: Int) -> ArraySlice<T> { grid[row * columns ..< (row + 1) * columns] }
    subscript(column column: Int) -> [T] { stride(from: column, to: grid.count, by: columns).map { grid[$0] } }

    static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
        precondition(lhs.columns == rhs.rows)
        var result = Matrix(rows: lhs.rows, columns: rhs.columns)
        for i in 0..<lhs.rows {
            for j in 0..<rhs.columns {
                result[i, j] = zip(lhs[row: i], rhs[column: j]).map(*).reduce(.zero, +)
            }
        }
        return result
    }

    func parallelMultiplied(by other: Matrix) -> Matrix {
        var result = Matrix(rows: rows, columns: other.columns)
        let lock = NSLock()
        DispatchQueue.concurrentPerform(iterations: rows) { i in
            var row = [T]()
            row.reserveCapacity(other.columns)
            for j in 0 ..< other.columns {
                var sum: T = 0
                for k in 0 ..< columns { sum += self[i, k] * other[k, j] }
                row.append(sum)
            }
            lock.lock()
            result.grid.replaceSubrange(i * other.columns ..< (i + 1) * other.columns, with: row)
            lock.unlock()
        }
        return result
    }

    var transposed: Matrix { Matrix(rows: columns, columns: rows) { self[$1, $0] } }
    var trace: T { (0..<Swift.min(rows, columns)).reduce(T.zero) { $0 + self[$1, $1] } }
}

extension Matrix: CustomStringConvertible {
    var description: String {
        (0..<rows).map { r in (0..<columns).map { "\(self[r, $0])" }.joined(separator: "\t") }.joined(separator: "\n")
    }
}
extension Matrix: Sequence {
    func makeIterator() -> IndexingIterator<[T]> { grid.makeIterator() }
}

extension Collection where Index == Int {
    func parallelMap<R>(chunks: Int, _ transform: @escaping (Element) -> R) -> [R] {
        let size = Swift.max(1, (count + chunks - 1) / chunks)
        let starts = Array(stride(from: startIndex, to: endIndex, by: size))
        var partial = [[R]?](repeating: nil, count: starts.count)
        let queue = DispatchQueue(label: "collect")
        DispatchQueue.concurrentPerform(iterations: starts.count) { n in
            let upper = Swift.min(starts[n] + size, endIndex)
            let part = self[starts[n]..<upper].map(transform)
            queue.sync { partial[n] = part }
        }
        return partial.flatMap { $0! }
    }
}

let a = Matrix<Int>(rows: 3, columns: 4) { $0 * 4 + $1 }
let b = Matrix(rows: 4, columns: 2) { r, c in r == c ? 1 : r - c }
let serial = a * b
let parallel = a.parallelMultiplied(by: b)
print(parallel)
print(serial == parallel, parallel.max()!, parallel.contains(38), parallel.sorted().first as Any)
print(a.transposed[row: 1].map(String.init).joined(separator: ","), a[column: 2], a.trace)

let halves = Matrix<Double>(rows: 2, columns: 2) { Double($0 + $1) / 2 }
print(halves.parallelMultiplied(by: halves))
print((1...10).map { $0 }.parallelMap(chunks: 3) { $0 * $0 })
print([Float](repeating: 1.5, count: 5)[1...].parallelMap(chunks: 2) { Int($0 * 2) })
