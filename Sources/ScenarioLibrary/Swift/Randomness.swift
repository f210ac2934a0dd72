// Random numbers from a generator of the scenario's own: the numbers that Swift's standard library would draw from it, by the method
// it documents (Lemire, "Fast Random Integer Generation in an Interval", 2019).
protocol RandomNumberGenerator { mutating func next() -> UInt64 }
struct SystemRandomNumberGenerator: RandomNumberGenerator {
  init() {}
  mutating func next() -> UInt64 { _random(18446744073709551615) }
}
func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
func arc4random_uniform(_ limit: UInt32) -> UInt32 { limit < 2 ? 0 : UInt32.random(in: 0..<limit) }
// The numbers of POSIX, from where Apple's libraries begin.
enum _Drawn48 { static var _state: UInt64? }
func srand48(_ seed: Int) { _Drawn48._state = (UInt64(bitPattern: Int64(seed)) & 0xFFFF_FFFF) << 16 | 0x330E }
func drand48() -> Double {
  let next = ((_Drawn48._state ?? 0x1234_ABCD_330E) &* 0x5_DEEC_E66D &+ 11) & 0xFFFF_FFFF_FFFF
  _Drawn48._state = next
  return Double(next) / 281_474_976_710_656
}
extension RandomNumberGenerator {
  mutating func next<T: FixedWidthInteger & UnsignedInteger>() -> T { _truncate(next()) }
  mutating func next<T: FixedWidthInteger & UnsignedInteger>(upperBound: T) -> T {
    _truncate(_below(_truncate(upperBound), T.bitWidth))
  }
  mutating func _below(_ bound: UInt64, _ width: Int) -> UInt64 {
    let mask: UInt64 = 18446744073709551615 >> UInt64(64 - width)
    let bound = bound & mask
    if bound == 0 { fatalError("upperBound cannot be zero.") }
    var (low, high) = _product(next() & mask, bound, width)
    if low < bound {
      let rest = ((0 &- bound) & mask) % bound
      while low < rest { (low, high) = _product(next() & mask, bound, width) }
    }
    return high
  }
  func _product(_ first: UInt64, _ second: UInt64, _ width: Int) -> (UInt64, UInt64) {
    if width < 64 {
      let whole = first &* second
      return (whole & ((1 << UInt64(width)) - 1), whole >> UInt64(width))
    }
    let half: UInt64 = 4294967295
    let low = (first & half) &* (second & half)
    let middle = (first >> 32) &* (second & half) &+ (low >> 32)
    let other = (first & half) &* (second >> 32) &+ (middle & half)
    let high = (first >> 32) &* (second >> 32) &+ (middle >> 32) &+ (other >> 32)
    return ((other << 32) | (low & half), high)
  }
}
extension FixedWidthInteger {
  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    return _drawn(range.lowerBound, range.upperBound &- range.lowerBound, &generator)
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let span = range.upperBound &- range.lowerBound
    if span == _truncate(-1) { return _truncate(generator.next()) }
    return _drawn(range.lowerBound, span &+ 1, &generator)
  }
  static func _drawn<G: RandomNumberGenerator>(_ low: Self, _ count: Self, _ generator: inout G) -> Self {
    low &+ _truncate(generator._below(_truncate(count), Self.bitWidth))
  }
}
extension Bool {
  static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool { (generator.next() >> 17) & 1 == 0 }
}
extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  static func random(in range: ClosedRange<Self>) -> Self {
    Self(Double._random(from: range.lowerBound._double, to: range.upperBound._double))
  }
  static func random(in range: Range<Self>) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    let value = Self(Double._random(from: range.lowerBound._double, to: range.upperBound._double))
    return value == range.upperBound ? random(in: range) : value
  }
  static var _steps: UInt64 { 1 << UInt64(significandBitCount + 1) }
  static func random<G: RandomNumberGenerator>(in range: Range<Self>, using generator: inout G) -> Self {
    if range.isEmpty { fatalError("Can't get random value with an empty range") }
    let drawn = generator.next() & (_steps - 1)
    let value = (range.upperBound - range.lowerBound) * (Self(drawn) * (ulpOfOne / 2)) + range.lowerBound
    return value == range.upperBound ? random(in: range, using: &generator) : value
  }
  static func random<G: RandomNumberGenerator>(in range: ClosedRange<Self>, using generator: inout G) -> Self {
    let drawn = generator._below(_steps + 1, significandBitCount > 31 ? 64 : 32)
    if drawn == _steps { return range.upperBound }
    return (range.upperBound - range.lowerBound) * (Self(drawn) * (ulpOfOne / 2)) + range.lowerBound
  }
}
