/// How much of every strand of execution has happened before some point: for strand `s` everything up to epoch `self[s]`.
///
/// A value; equal clocks share storage. Missing entries are 0.
struct VectorClock {
  private var epochs: [UInt32] = []

  subscript(strand: Int32) -> UInt32 {
    Int(strand) < epochs.count ? epochs[Int(strand)] : 0
  }

  mutating func set(_ strand: Int32, to epoch: UInt32) {
    while epochs.count <= Int(strand) { epochs.append(0) }
    epochs[Int(strand)] = epoch
  }

  /// Everything that happened before either.
  mutating func join(_ other: VectorClock) {
    if other.isContained(in: self) { return }
    if epochs.isEmpty {
      epochs = other.epochs
      return
    }
    while epochs.count < other.epochs.count { epochs.append(0) }
    for strand in other.epochs.indices where other.epochs[strand] > epochs[strand] { epochs[strand] = other.epochs[strand] }
  }

  private func isContained(in other: VectorClock) -> Bool {
    if epochs.count > other.epochs.count { return false }
    for strand in epochs.indices where epochs[strand] > other.epochs[strand] { return false }
    return true
  }
}

/// What has happened before the present point of a strand: the clock, and how far the strand itself has come.
///
/// Kept apart so that a strand's own progress copies nothing.
struct StrandClock {
  var others = VectorClock()
  /// The strand's own number; -1 until it does something that others may have to be ordered with.
  var strand: Int32 = -1
  var epoch: UInt32 = 0
  /// The epoch in which it last did something of that kind.
  var lastAccess: UInt32 = 0

  func hasSeen(_ strand: Int32, _ epoch: UInt32) -> Bool {
    self.strand == strand ? self.epoch >= epoch : others[strand] >= epoch
  }

  /// The whole, as others see it. Of its own it tells what it has done, not what it may do yet: the epoch may have begun without
  /// an access, and one that comes later in it is not known to whoever learned this.
  func released() -> VectorClock {
    guard strand >= 0 else { return others }
    var clock = others
    clock.set(strand, to: lastAccess)
    return clock
  }
}
