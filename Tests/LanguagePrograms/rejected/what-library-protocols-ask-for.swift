// What the library's protocols ask for beyond what the compiler makes.
struct Advancing: Strideable {
  var value: Int
  func advanced(by step: Int) -> Advancing { Advancing(value: value + step) }
}
struct Measuring: Strideable {
  var value: Int
  func distance(to other: Measuring) -> Int { other.value - value }
}
struct OfNothing: Sequence { func makeIterator() -> Int { 1 } }
struct Dice: RandomNumberGenerator { func next() -> Int { 4 } }
struct Silent: RandomNumberGenerator {}
struct Amount: Numeric {
  var value = 1
  var magnitude: Int { value }
  init(integerLiteral value: Int) { self.value = value }
  init?<T: BinaryInteger>(exactly source: T) {}
  static func + (left: Amount, right: Amount) -> Amount { left }
  static func - (left: Amount, right: Amount) -> Amount { left }
}

// These have it all.
struct Step: Strideable {
  var value: Double
  func advanced(by step: Double) -> Step { Step(value: value + step) }
  func distance(to other: Step) -> Double { other.value - value }
}
struct Countdown: Sequence, IteratorProtocol {
  var left = 3
  mutating func next() -> Int? { left }
}
struct Doubled<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
final class Even: RandomNumberGenerator { func next() -> UInt64 { 2 } }
