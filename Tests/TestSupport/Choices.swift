/// What a generator of texts decides by: a seed, or the bytes of a fuzzer, which learns what to change in them.
package struct Choices: Sendable {
  private var state: UInt64 = 0
  private var bytes: ArraySlice<UInt8>?

  /// The same choices for the same seed, for ever.
  package init(seed: UInt64) {
    state = seed
    // Neighbouring seeds must not be neighbouring places of one sequence.
    state = UInt64(below(1 << 32)) << 32 | UInt64(below(1 << 32))
  }

  /// One byte decides among up to 256 alternatives. When they are used up, the first alternative is chosen for ever.
  package init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// One of `0..<bound`.
  package mutating func below(_ bound: Int) -> Int {
    guard bytes == nil else { return fromBytes(below: bound) }
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (z ^ (z >> 31)) >> 33) % bound
  }

  private mutating func fromBytes(below bound: Int) -> Int {
    var value = 0
    var reach = 1
    while reach < bound {
      value = value << 8 | Int(bytes?.popFirst() ?? 0)
      reach <<= 8
    }
    return value % bound
  }
}
