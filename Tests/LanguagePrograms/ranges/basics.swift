// ranges: half-open, closed, one-sided; contains, count, bounds, stepping, mapping, clamping, printing, empty ranges
let half = 2..<5
let closed = 2...5
print(half, closed, half.count, closed.count, half.lowerBound, half.upperBound, closed.upperBound)
print(half.contains(5), closed.contains(5), half.isEmpty, (3..<3).isEmpty, (3..<3).count)
print(half.map { $0 * $0 }, Array(closed), closed.reversed().map { $0 }, half.reduce(0, +), closed.filter { $0 % 2 == 1 })
print((1...).contains(100), (..<0).contains(-1), (...3).contains(3))
print((0.0...1.0).contains(0.5), ("a"..."f").contains("c"), (1..<10).clamped(to: 5..<20))
print(Array(stride(from: 1, to: 2, by: 0.25)), Array(stride(from: 5, through: 1, by: -2)), Array(stride(from: 0, to: 0, by: 1)))
print((0..<10).first { $0 * $0 > 20 } ?? -1, (1...3).last!, (1...5).dropFirst().first!)
for i in (1...3).reversed() { print(i, terminator: " ") }
for i in 1... where i % 7 == 0 {
  print("first multiple of seven:", i)
  break
}
print((1...4).overlaps(4..<9), half == 2..<5, (1...2).max()!, (1..<4).min()!)
let list = ["a", "b", "c", "d"]
print(list[1...2], list[...1], list[2...], list[half.lowerBound...].count, list.indices.contains(4))
print((1...3).flatMap { n in (0..<n).map { _ in n } }, zip(1..., list).map { "\($0)\($1)" })
print(type(of: half), type(of: closed), 1..., (...2))
func clamp(_ n: Int, to range: ClosedRange<Int>) -> Int { min(max(n, range.lowerBound), range.upperBound) }
print(clamp(15, to: 0...10), clamp(-3, to: 0...10))
