// ranges between values of own types that can be stepped through
struct Floor: Hashable, Strideable, CustomStringConvertible {
  let n: Int
  var description: String { "F\(n)" }
  func distance(to other: Floor) -> Int { other.n - n }
  func advanced(by d: Int) -> Floor { Floor(n: n + d) }
}
for floor in Floor(n: 1)...Floor(n: 3) { print(floor.n, terminator: " ") }
for floor in Floor(n: 1)..<Floor(n: 3) where floor.n > 1 { print(floor) }
let floors = Floor(n: 1)..<Floor(n: 5)
print(floors.map(\.n), (Floor(n: 1)...Floor(n: 5)).count, floors.count, floors.first!, floors.last!, floors.contains(Floor(n: 4)))
print(Array(floors.reversed()), floors.dropFirst(), floors.prefix(2), floors.suffix(1), floors[Floor(n: 2)], Array(Floor(n: 8)...Floor(n: 9)))
print((Floor(n: 3)...).prefix(2).map { $0.n }, floors.reduce(0) { $0 + $1.n }, floors.firstIndex(of: Floor(n: 2)) as Any)
print(floors.index(after: Floor(n: 2)), floors.indices, ClosedRange(floors), Range(Floor(n: 1)...Floor(n: 2)), zip(floors, "ab").map { "\($0)\($1)" })
enum Day: Int, CaseIterable, Comparable, Strideable {
  case monday, tuesday, wednesday, thursday, friday
  static func < (a: Day, b: Day) -> Bool { a.rawValue < b.rawValue }
  func distance(to other: Day) -> Int { other.rawValue - rawValue }
  func advanced(by n: Int) -> Day { Day(rawValue: rawValue + n)! }
}
print((Day.tuesday...Day.thursday).map { "\($0)" }, (Day.monday..<Day.wednesday).count, Day.monday.advanced(by: 2), Array(stride(from: Day.monday, to: .friday, by: 2)))
func total<T: BinaryInteger>(_ range: Range<T>) -> T where T.Stride: SignedInteger { range.reduce(0, +) }
func steps<T: Strideable>(_ range: ClosedRange<T>) -> [T] where T.Stride: SignedInteger { range.map { $0 } }
print(total(1..<5), total(UInt8(1)..<4), steps(1...3), steps(Day.monday...Day.tuesday), (0..<10).suffix(2))
let a: [Character] = Array("abcdef")
print(a[(1...3)], (1...).first { $0 * $0 > 50 }!, (1..<4).lazy.map { $0 * 2 }.last!, (Int8.max - 1...Int8.max).map { $0 })
