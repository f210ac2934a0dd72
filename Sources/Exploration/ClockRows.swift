/// A stack of vector clocks of one length in one piece of memory.
struct ClockRows: ~Copyable {
  private var base: UnsafeMutablePointer<Int32>
  private var capacity: Int
  private(set) var stride: Int
  private(set) var count = 0

  init(stride: Int, capacity: Int = 16) {
    self.stride = stride
    self.capacity = capacity
    base = .allocate(capacity: capacity * stride)
  }

  deinit { base.deallocate() }

  /// Valid until the next one is added.
  subscript(row: Int) -> UnsafeMutablePointer<Int32> {
    assert(row >= 0 && row < count)
    return base + row * stride
  }

  /// Another row: a copy of `source`, which may lie in these rows, or zeros.
  mutating func append(_ source: UnsafeMutablePointer<Int32>? = nil) {
    if count == capacity { return grow(with: source) }
    fill(base + count * stride, source)
    count += 1
  }

  private func fill(_ row: UnsafeMutablePointer<Int32>, _ source: UnsafeMutablePointer<Int32>?) {
    if let source { row.update(from: source, count: stride) } else { row.update(repeating: 0, count: stride) }
  }

  private mutating func grow(with source: UnsafeMutablePointer<Int32>?) {
    let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * capacity * stride)
    larger.update(from: base, count: count * stride)
    fill(larger + count * stride, source)
    base.deallocate()
    (base, capacity, count) = (larger, 2 * capacity, count + 1)
  }

  mutating func removeAll(from row: Int) { count = min(count, row) }

  /// Longer rows: what is new is zero.
  mutating func widen(to stride: Int) {
    let wider = UnsafeMutablePointer<Int32>.allocate(capacity: capacity * stride)
    for row in 0..<count {
      (wider + row * stride).update(from: base + row * self.stride, count: self.stride)
      (wider + row * stride + self.stride).update(repeating: 0, count: stride - self.stride)
    }
    base.deallocate()
    (base, self.stride) = (wider, stride)
  }
}
