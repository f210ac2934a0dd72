// integers: conversions from doubles truncate, from strings are optional, from booleans by hand; comparisons of mixed types
print(Int(3.99), Int(-3.99), Int(2.5.rounded()), Int((-2.5).rounded()))
print(Int("42") ?? 0, Int("-7") ?? 0, Int("+7") ?? 0, Int(" 7") == nil, Int("7.0") == nil, Int("") == nil, Int("1e3") == nil)
print(Int("9223372036854775807") ?? 0, Int("9223372036854775808") == nil)
print(Double(7) / 2, Double(7 / 2), Int(Double(7) / 2))
print(Int(exactly: 3.0) ?? -1, Int(exactly: 3.5) == nil)
print(String(42) + "!", "\(42)".count, 42.description)

let count = 3
let price = 9.99
print(Double(count) * price)
let percent = Double(count) / 7 * 100
print(Int(percent), percent.rounded())

let big = 1_000_000_007
print(big * big % 97, big.hashValue == big.hashValue)
print(max(3, 9, 4), min(3, -9), [3, 1].max() ?? 0)
print((1...10).reduce(1, *), (1...100).reduce(0, +))
var random = 12345
for _ in 0..<3 {
  random = (random &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
  print(random % 100, terminator: " ")
}
print()
