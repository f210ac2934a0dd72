import DispatchTrace

/// Up to 64 points and which of them come before which: reachability in sets of 64 bits.
struct OrderGraph {
  private(set) var count = 0
  private var successors: [UInt64] = []
  /// Those that were connected, not what follows from them.
  private var direct: [UInt64] = []
  private var reasons: [Int: OrderReason] = [:]

  /// Nil when there is no room.
  mutating func addPoint() -> Int? {
    guard count < 64 else { return nil }
    successors.append(0)
    direct.append(0)
    count += 1
    return count - 1
  }

  func isBefore(_ first: Int, _ second: Int) -> Bool { successors[first] & (1 << UInt64(second)) != 0 }

  /// True when that is new. What one strand of code does one after the other needs no reason.
  @discardableResult
  mutating func connect(_ first: Int, _ second: Int, because reason: OrderReason? = nil) -> Bool {
    if first == second || isBefore(first, second) { return false }
    direct[first] |= 1 << UInt64(second)
    reasons[first * 64 + second] = reason
    successors[first] |= 1 << UInt64(second)
    return true
  }

  /// Whatever comes before a point comes before all that comes after it. Warshall's algorithm, a row at a time.
  mutating func close() {
    for middle in 0..<count {
      for point in 0..<count where isBefore(point, middle) { successors[point] |= successors[middle] }
    }
  }

  /// The reasons along a shortest way from the first point to the second, in order; empty where there is none.
  func reasons(from first: Int, to second: Int) -> [OrderReason] {
    var previous: [Int?] = Array(repeating: nil, count: count)
    var wave = [first]
    while !wave.isEmpty, previous[second] == nil {
      var next: [Int] = []
      for point in wave {
        for other in 0..<count where direct[point] & (1 << UInt64(other)) != 0 && previous[other] == nil && other != first {
          previous[other] = point
          next.append(other)
        }
      }
      wave = next
    }
    var found: [OrderReason] = []
    var point = second
    while let before = previous[point] {
      if let reason = reasons[before * 64 + point] { found.append(reason) }
      point = before
    }
    return found.reversed()
  }
}
