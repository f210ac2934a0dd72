/// A growable flat store of simulated things, addressed by index. Not copyable, so a change never asks whether it is shared:
/// measured, that question is a fifth of the cost of an event.
struct Store<Element: ~Copyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  /// O(1) amortised.
  mutating func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// The store must not be empty.
  @discardableResult
  mutating func removeLast() -> Element {
    count -= 1
    return (base + count).move()
  }

  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
  }

  private mutating func grow() {
    capacity *= 2
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
  }

  /// `index` must be one that `append` has filled.
  subscript(index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }
}

extension Store {
  var last: Element? { count == 0 ? nil : self[count - 1] }
}
