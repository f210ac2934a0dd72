import DispatchTrace

/// What a store's elements are addressed by: an identifier of the trace, or a typed index of the kernel's own.
protocol StoreIndex {
  init(_ offset: Int)
  var offset: Int { get }
}

extension Identifier: StoreIndex {}

/// A growable flat store of simulated things, addressed by the typed id they belong to, in order of creation. Not copyable, so a
/// change never asks whether it is shared: measured, that question is a fifth of the cost of an event.
///
/// What an `ID` is, only the members ask: as a requirement of the type it would be looked up while the program runs, once for each kind
/// of thing, a fifteenth of what a start costs.
struct Store<ID, Element: ~Copyable>: ~Copyable {
  fileprivate var base: UnsafeMutablePointer<Element>
  fileprivate var capacity: Int
  fileprivate(set) var count = 0

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }
}

extension Store where ID: StoreIndex, Element: ~Copyable {
  var isEmpty: Bool { count == 0 }
  /// The ids in use, in order of creation.
  var ids: some BidirectionalCollection<ID> { (0..<count).lazy.map { ID($0) } }
  /// The id that the next element gets.
  var nextID: ID { ID(count) }
  /// The store must not be empty.
  var lastID: ID { ID(count - 1) }

  /// The id of the new element. O(1) amortised.
  @discardableResult
  mutating func append(_ element: consuming Element) -> ID {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
    return lastID
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

  /// `id` must be one that `append` has given out.
  subscript(id: ID) -> Element {
    @inline(__always) _read {
      assert(id.offset >= 0 && id.offset < count)
      yield base[id.offset]
    }
    @inline(__always) _modify {
      assert(id.offset >= 0 && id.offset < count)
      yield &base[id.offset]
    }
  }
}

extension Store where ID: StoreIndex {
  var last: Element? { count == 0 ? nil : self[lastID] }
}
