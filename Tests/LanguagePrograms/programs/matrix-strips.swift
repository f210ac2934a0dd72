import Foundation

// Matrices multiplied in strips with concurrentPerform, compared with the plain product.
struct Matrix<Element: Numeric>: Equatable where Element: Comparable {
  let rows: Int, columns: Int
  private(set) var grid: [Element]

  init(rows: Int, columns: Int, repeating value: Element = 0) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: value, count: rows * columns)
  }

  init(_ lines: [[Element]]) {
    precondition(!lines.isEmpty && lines.allSatisfy { $0.count == lines[0].count }, "Not a rectangle")
    rows = lines.count
    columns = lines[0].count
    grid = lines.flatMap { $0 }
  }

  subscript(row: Int, column: Int) -> Element {
    get {
      assert(isValid(row, column))
      return grid[row * columns + column]
    }
    set { grid[row * columns + column] = newValue }
  }

  subscript(row row: Int) -> ArraySlice<Element> { grid[row * columns..<(row + 1) * columns] }

  func isValid(_ row: Int, _ column: Int) -> Bool { (0..<rows).contains(row) && (0..<columns) ~= column }

  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
    return result
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    precondition(a.columns == b.rows)
    var product = Matrix(rows: a.rows, columns: b.columns)
    for i in 0..<a.rows {
      for j in 0..<b.columns {
        var sum: Element = 0
        for k in 0..<a.columns { sum += a[i, k] * b[k, j] }
        product[i, j] = sum
      }
    }
    return product
  }

  func multiplied(by other: Matrix, strips: Int) -> Matrix {
    let lock = NSLock()
    var product = Matrix(rows: rows, columns: other.columns)
    let columnsOfOther = other.transposed
    let height = (rows + strips - 1) / strips
    DispatchQueue.concurrentPerform(iterations: strips) { strip in
      let range = strip * height..<min((strip + 1) * height, rows)
      var part: [(row: Int, values: [Element])] = []
      for row in range {
        let own = self[row: row]
        part.append((row, (0..<columnsOfOther.rows).map { column in
          zip(own, columnsOfOther[row: column]).reduce(0 as Element) { $0 + $1.0 * $1.1 }
        }))
      }
      lock.lock()
      for (row, values) in part {
        for (column, value) in values.enumerated() { product[row, column] = value }
      }
      lock.unlock()
    }
    return product
  }
}

extension Matrix: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String {
    (0..<rows).map { r in self[row: r].map { $0.description }.joined(separator: " ") }.joined(separator: "\n")
  }
}

extension Matrix where Element: FixedWidthInteger {
  static func random(rows: Int, columns: Int, seed: Int) -> Matrix {
    var state = UInt32(truncatingIfNeeded: seed)
    var result = Matrix(rows: rows, columns: columns)
    for r in 0..<rows {
      for c in 0..<columns {
        state = state &* 1_664_525 &+ 1_013_904_223
        result[r, c] = Element(truncatingIfNeeded: state >> 24) % 10
      }
    }
    return result
  }
}

let small = Matrix([[1, 2], [3, 4], [5, 6]])
print(small * small.transposed)
print(small[row: 1], small.transposed.rows, small.isValid(2, 1), small.isValid(3, 0))
let a = Matrix<Int>.random(rows: 9, columns: 6, seed: 7)
let b = Matrix<Int>.random(rows: 6, columns: 8, seed: 11)
let expected = a * b
for strips in [1, 2, 4, 9] { print(strips, a.multiplied(by: b, strips: strips) == expected) }
print(expected[0, 0], expected.grid.max()!, expected.grid.reduce(0, +))
let halves = Matrix([[0.5, 1.5], [2, 4]])
print(halves.multiplied(by: Matrix([[2, 0], [0, 2.0]]), strips: 2))
