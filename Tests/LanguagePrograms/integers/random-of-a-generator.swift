// integers/random-of-a-generator: the numbers that Swift draws from a generator of the program's own
import Foundation
struct Lehmer: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
var g = Lehmer(state: 42)
print((0..<10).map { _ in Int.random(in: 0..<100, using: &g) })
print((0..<5).map { _ in Int.random(in: -5...5, using: &g) })
print((0..<5).map { _ in UInt8.random(in: 0...255, using: &g) })
print((0..<5).map { _ in UInt8.random(in: 3..<200, using: &g) })
print((0..<5).map { _ in Int16.random(in: -300..<200, using: &g) })
print((0..<3).map { _ in UInt64.random(in: 0...UInt64.max, using: &g) })
print((0..<3).map { _ in Int.random(in: Int.min...Int.max, using: &g) })
print((0..<3).map { _ in UInt64.random(in: 5..<(UInt64.max / 2 + 7), using: &g) })
print((0..<5).map { _ in Bool.random(using: &g) })
print((0..<3).map { _ in Double.random(in: 0..<1, using: &g) })
print((0..<3).map { _ in Double.random(in: -2...7.5, using: &g) })
var a = Array(1...10)
a.shuffle(using: &g)
print(a, a.shuffled(using: &g), a.randomElement(using: &g)!, (1...9).randomElement(using: &g) ?? 0, "abc".randomElement(using: &g)!)
func pick<G: RandomNumberGenerator>(_ list: [String], using generator: inout G) -> String { list.randomElement(using: &generator)! }
print(pick(["x", "y", "z"], using: &g))
