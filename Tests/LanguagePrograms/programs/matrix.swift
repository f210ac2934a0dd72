// programs: a generic matrix with operators, multiplied in parallel
import Foundation
import Dispatch

struct Matrix<Element: Numeric>: Equatable {
  let rows: Int, columns: Int
  private(set) var storage: [Element]

  init(rows: Int, columns: Int, repeating value: Element = 0) {
    precondition(rows > 0 && columns > 0, "a matrix has rows and columns")
    self.rows = rows
    self.columns = columns
    storage = Array(repeating: value, count: rows * columns)
  }

  init(rows: Int, columns: Int, _ value: (_ row: Int, _ column: Int) -> Element) {
    self.init(rows: rows, columns: columns)
    for row in 0..<rows { for column in 0..<columns { self[row, column] = value(row, column) } }
  }

  static func identity(_ size: Int) -> Matrix {
    Matrix(rows: size, columns: size) { $0 == $1 ? 1 : 0 }
  }

  private func indexIsValid(_ row: Int, _ column: Int) -> Bool {
    (0..<rows).contains(row) && (0..<columns) ~= column
  }

  subscript(row: Int, column: Int) -> Element {
    get {
      assert(indexIsValid(row, column), "Index out of range")
      return storage[row * columns + column]
    }
    set {
      assert(indexIsValid(row, column), "Index out of range")
      storage[row * columns + column] = newValue
    }
  }

  subscript(row row: Int) -> ArraySlice<Element> { storage[row * columns..<(row + 1) * columns] }

  var transposed: Matrix { Matrix(rows: columns, columns: rows) { self[$1, $0] } }
}

extension Matrix: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: [Element]...) {
    self.init(rows: elements.count, columns: elements[0].count) { elements[$0][$1] }
  }
}

extension Matrix: CustomStringConvertible {
  var description: String {
    (0..<rows).map { row in
      self[row: row].map { "\($0)" }.joined(separator: "\t")
    }.joined(separator: "\n")
  }
}

infix operator .*: MultiplicationPrecedence
prefix operator ⊤

extension Matrix {
  static func + (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(rows: lhs.rows, columns: lhs.columns) { lhs[$0, $1] + rhs[$0, $1] }
  }
  static func * (lhs: Element, rhs: Matrix) -> Matrix {
    var result = rhs
    for index in result.storage.indices { result.storage[index] *= lhs }
    return result
  }
  static func * (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(rows: lhs.rows, columns: rhs.columns) { row, column in
      zip(lhs[row: row], rhs.transposed[row: column]).map(*).reduce(0, +)
    }
  }
  static func .* (lhs: Matrix, rhs: Matrix) -> Matrix {
    Matrix(rows: lhs.rows, columns: lhs.columns) { lhs[$0, $1] * rhs[$0, $1] }
  }
  static prefix func ⊤ (matrix: Matrix) -> Matrix { matrix.transposed }
  static func += (lhs: inout Matrix, rhs: Matrix) { lhs = lhs + rhs }
}

extension Matrix {
  func multipliedInParallel(by other: Matrix, lock: NSLock = NSLock()) -> Matrix {
    var result = Matrix(rows: rows, columns: other.columns)
    DispatchQueue.concurrentPerform(iterations: rows) { row in
      let line = (0..<other.columns).map { column -> Element in
        var sum: Element = 0
        for k in 0..<columns { sum += self[row, k] * other[k, column] }
        return sum
      }
      lock.lock()
      for (column, value) in line.enumerated() { result[row, column] = value }
      lock.unlock()
    }
    return result
  }

  func power(_ exponent: Int) -> Matrix {
    var (result, base, n) = (Matrix.identity(rows), self, exponent)
    while n > 0 {
      if n & 1 == 1 { result = result * base }
      base = base * base
      n >>= 1
    }
    return result
  }
}

let a: Matrix<Int> = [[1, 2, 3], [4, 5, 6]]
let b: Matrix = [[7, 8], [9, 10], [11, 12]]
print(a * b)
print((a * b) == a.multipliedInParallel(by: b))
print(⊤a)
print(2 * a + a)
print(a .* a)
var sum = a
sum += a
print(sum[row: 1], sum[0, 2])

let fibonacci: Matrix = [[1, 1], [1, 0]]
print((1...10).map { fibonacci.power($0)[0, 1] })
let half = Matrix<Double>(rows: 2, columns: 2, repeating: 0.5)
print(half * half, half == half * half)
print(Matrix<Double>.identity(3).storage.reduce(0, +))
let big = Matrix(rows: 8, columns: 8) { $0 * 31 % 7 + $1 }
print(big.multipliedInParallel(by: big) == big * big, big.storage.count)
