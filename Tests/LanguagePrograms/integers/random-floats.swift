// Random floating-point numbers from a generator of one's own are those that Swift draws from it, for any type of them.
struct Steps: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var steps = Steps(state: 1)
for _ in 0..<3 {
  print(Float.random(in: 0..<1, using: &steps), Float.random(in: -3...8, using: &steps))
  print(Double.random(in: 0..<1, using: &steps), Double.random(in: 2...3, using: &steps))
}
func pick<Value: BinaryFloatingPoint, Generator: RandomNumberGenerator>(
  _ range: ClosedRange<Value>, _ generator: inout Generator
) -> Value where Value.RawSignificand: FixedWidthInteger {
  Value.random(in: range, using: &generator)
}
print(pick(0...1, &steps), pick(0...1 as ClosedRange<Float>, &steps))
let drawn = Float.random(in: 0..<1)
print(drawn >= 0 && drawn < 1, Float.random(in: 5...5))
