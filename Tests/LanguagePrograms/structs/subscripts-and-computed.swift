// structs: subscripts with getter and setter, several parameters, computed properties, mutating through them, static subscript
struct Matrix {
  let rows: Int
  let columns: Int
  private var cells: [Double]
  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }
  subscript(row: Int, column: Int) -> Double {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Double] { Array(cells[row * columns..<(row + 1) * columns]) }
  var trace: Double { (0..<min(rows, columns)).map { self[$0, $0] }.reduce(0, +) }
  var first: Double {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
}
var matrix = Matrix(rows: 2, columns: 3)
matrix[0, 1] = 5
matrix[1, 1] += 2.5
matrix[1, 1] *= 2
matrix.first += 1
print(matrix[0, 1], matrix[1, 1], matrix[row: 0], matrix[row: 1], matrix.trace)

struct Polynomial {
  var terms: [Int: Int] = [:]
  subscript(power: Int) -> Int {
    get { terms[power, default: 0] }
    set { terms[power] = newValue == 0 ? nil : newValue }
  }
}
var p = Polynomial()
p[2] = 3
p[0] += 1
p[2] -= 3
print(p.terms, p[5])
struct Box {
  var width: Double, height: Double
  var area: Double {
    get { width * height }
    set(wanted) {
      let factor = (wanted / area).squareRoot()
      width *= factor
      height *= factor
    }
  }
}
var box = Box(width: 2, height: 8)
box.area = 64
print(box, box.area)
box.area /= 4
print(box.width)
