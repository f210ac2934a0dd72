// An operation on an integer with a small constant on its right: the same numbers, and the same ends, as with a variable there.
let numbers = [0, 1, -1, 7, -7, 100, -100, 2_147_483_647, -2_147_483_648, .max, .min]
func shown(_ number: Int) -> String { "\(number / 3) \(number / -3) \(number % 3) \(number % -3) \(number / 1) \(number % 1)" }
for number in numbers { print(shown(number)) }
print(numbers.dropLast(2).map { $0 * 31 }, numbers.dropLast(2).map { $0 * -1_073_741_825 })
print(numbers.map { $0 / 2_147_483_647 }, numbers.map { $0 % 2_147_483_648 }, numbers.map { $0 / -2_147_483_647 })

var small: Int8 = 100
small /= 7
small *= 9
small %= 50
print(small, small * 2, small / -2, small % -4)
var byte: UInt8 = 250
byte = byte / 5 * 4 % 7
print(byte, byte * 60)
var wide: UInt64 = .max
wide /= 10
print(wide, wide % 10, wide / 3 * 2)
var short: UInt32 = 4_000_000_000
print(short / 2_000_000_000, short % 7, short / 4 * 3)
short %= 1_000
print(short)

struct Grid {
  let width: Int
  func place(_ index: Int) -> (row: Int, column: Int) { (index / 8, index % 8) }
  subscript(row: Int, column: Int) -> Int { row * 8 + column }
}
let grid = Grid(width: 8)
print([0, 7, 8, 63].map { grid.place($0) }.map { grid[$0.row, $0.column] })

var seed = 1
func next() -> Int {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 65_536 % 100
}
print((0..<8).map { _ in next() })
var total = 10
total += next() * 3 - next() / 5
total -= next() % 7
print(total)

let text = { (number: Int8) in "\(number.multipliedReportingOverflow(by: 2))" }
print(text(100), text(-64))
let overflowing = numbers[9]
print(overflowing * 1, overflowing / -1)
print("now it ends")
print(overflowing * 2)
