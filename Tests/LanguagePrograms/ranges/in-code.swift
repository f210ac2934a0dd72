// ranges: as parameters, stored, in switch, over doubles and characters, stepping down, random access, array windows, clamping
struct Interval {
  var range: ClosedRange<Double>
  var length: Double { range.upperBound - range.lowerBound }
  func contains(_ x: Double) -> Bool { range ~= x }
}
let interval = Interval(range: 1...2.5)
print(interval.length, interval.contains(2), interval.contains(3), interval)
func grade(_ points: Int) -> Character {
  switch points {
  case 90...100: "A"
  case 75..<90: "B"
  case ..<0, 101...: "?"
  default: "C"
  }
}
print(String([95, 89, 90, 10, -1, 101].map(grade)))
func pages(_ range: Range<Int>, of list: [String]) -> [String] { Array(list[range.clamped(to: 0..<list.count)]) }
print(pages(1..<9, of: ["a", "b", "c"]), pages(0..<1, of: []))
let letters: ClosedRange<Character> = "a"..."e"
print(letters.contains("c"), letters.contains("z"), ("a"..."z").contains("q"))
for x in stride(from: 1.0, through: 0, by: -0.5) { print(x, terminator: " ") }
for i in (0..<10).reversed() where i % 4 == 0 { print(i, terminator: " ") }
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
print()
let list = [1, 4, 9, 16]
for i in 1..<list.count { print(list[i] - list[i - 1], terminator: " ") }
for i in list.indices { print(i, terminator: ";") }
print()
print((0..<3).map { i in (0...i).reduce(0, +) }, (1...3).map { Array(repeating: $0, count: $0) }, (0..<0).max() as Any)
let lower = 3
print(Array(lower..<lower + 3), Array(lower...lower), (lower..<lower).isEmpty, Range(1...3), ClosedRange(1..<3))
var bounds = 0..<5
bounds = bounds.lowerBound + 1..<bounds.upperBound - 1
print(bounds, bounds.count, bounds.first!, bounds.last!, bounds.firstIndex(of: 2)!, bounds[2], bounds.dropFirst().map { $0 })
print((1...6).filter { $0.isMultiple(of: 2) }, (1...3).allSatisfy { $0 > 0 }, (1...3).contains { $0 > 2 })
print((1...2).map { x in (1...2).map { y in x * y } }, (1...4).sorted(by: >), (1...3).reduce("") { "\($0)\($1)" })
print(zip(0..., "ab").map { $0.0 })
