// a generic member fulfils a requirement that is not generic
protocol Number { static var zero: Self { get }; static func + (a: Self, b: Self) -> Self }
extension Int: Number { static var zero: Int { 0 } }
protocol Addable { static func + (lhs: Self, rhs: Self) -> Self; func merged(with other: Self) -> Self; func tell(_ n: Int) -> String }
struct Matrix<T: Number> { var grid: [T] }
extension Matrix: Addable {
  static func + <T: Number>(lhs: Matrix<T>, rhs: Matrix<T>) -> Matrix<T> { Matrix<T>(grid: zip(lhs.grid, rhs.grid).map { $0 + $1 }) }
  func merged<M>(with other: M) -> M { other }
  func tell<V: CustomStringConvertible>(_ value: V) -> String { "<\(value.description)>" }
}
func total<A: Addable>(_ all: [A]) -> A { all.dropFirst().reduce(all[0]) { $0 + $1 } }
print(total([Matrix(grid: [1, 2]), Matrix(grid: [3, 4])]), Matrix(grid: [1]) + Matrix(grid: [5]))
let anything: any Addable = Matrix(grid: [7])
print(anything.tell(3), total([Matrix(grid: [1])]).merged(with: Matrix(grid: [9])).grid)
