/// Up to 64 points and which of them come before which: reachability in sets of 64 bits.
struct OrderGraph {
  private(set) var count = 0
  private var successors: [UInt64] = []

  /// Nil when there is no room.
  mutating func addPoint() -> Int? {
    guard count < 64 else { return nil }
    successors.append(0)
    count += 1
    return count - 1
  }

  func isBefore(_ first: Int, _ second: Int) -> Bool { successors[first] & (1 << UInt64(second)) != 0 }

  /// True when that is new.
  @discardableResult
  mutating func connect(_ first: Int, _ second: Int) -> Bool {
    if first == second || isBefore(first, second) { return false }
    successors[first] |= 1 << UInt64(second)
    return true
  }

  /// Whatever comes before a point comes before all that comes after it. Warshall's algorithm, a row at a time.
  mutating func close() {
    for middle in 0..<count {
      for point in 0..<count where isBefore(point, middle) { successors[point] |= successors[middle] }
    }
  }
}
