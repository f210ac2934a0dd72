/// The `Synchronization` module: a value with its lock, and atomics, each with a lock of its own, so that both order what is around them.
extension LibraryArea {
  static let synchronization = LibraryArea(
    name: "Synchronization",
    module: "Synchronization",
    provides: ["Mutex", "Atomic", "AtomicLoadOrdering", "AtomicStoreOrdering", "AtomicUpdateOrdering"],
    source: #"""
      final class Mutex<Value> {
        let _lock = NSLock()
        var _value: Value
        init(_ initialValue: Value) { _value = initialValue }
        func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
          _lock.lock()
          defer { _lock.unlock() }
          return try body(&_value)
        }
        func withLockIfAvailable<R>(_ body: (inout Value) throws -> R) rethrows -> R? {
          if !_lock.`try`() { return nil }
          defer { _lock.unlock() }
          return try body(&_value)
        }
      }
      enum AtomicLoadOrdering { case relaxed, acquiring, sequentiallyConsistent }
      enum AtomicStoreOrdering { case relaxed, releasing, sequentiallyConsistent }
      enum AtomicUpdateOrdering { case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent }
      final class Atomic<Value: Equatable> {
        let _lock = NSLock()
        var _value: Value
        init(_ initialValue: Value) { _value = initialValue }
        func _update(_ body: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
          _lock.lock()
          defer { _lock.unlock() }
          let old = _value
          _value = body(old)
          return (oldValue: old, newValue: _value)
        }
        func load(ordering: AtomicLoadOrdering) -> Value { _update { $0 }.oldValue }
        func store(_ desired: Value, ordering: AtomicStoreOrdering) { _ = _update { _ in desired } }
        func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value { _update { _ in desired }.oldValue }
        func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) {
          let old = _update { $0 == expected ? desired : $0 }.oldValue
          return (exchanged: old == expected, original: old)
        }
        func compareExchange(
          expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
        ) -> (exchanged: Bool, original: Value) {
          compareExchange(expected: expected, desired: desired, ordering: successOrdering)
        }
        func weakCompareExchange(
          expected: Value, desired: Value, ordering: AtomicUpdateOrdering
        ) -> (exchanged: Bool, original: Value) {
          compareExchange(expected: expected, desired: desired, ordering: ordering)
        }
        func weakCompareExchange(
          expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering
        ) -> (exchanged: Bool, original: Value) {
          compareExchange(expected: expected, desired: desired, ordering: successOrdering)
        }
      }
      extension Atomic where Value: FixedWidthInteger {
        @discardableResult
        func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 + operand } }
        @discardableResult
        func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 - operand }
        }
        @discardableResult
        func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 &+ operand }
        }
        @discardableResult
        func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 &- operand }
        }
        @discardableResult
        func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 & operand }
        }
        @discardableResult
        func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 | operand }
        }
        @discardableResult
        func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 ^ operand }
        }
        @discardableResult
        func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { $0 < operand ? operand : $0 }
        }
        @discardableResult
        func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) {
          _update { operand < $0 ? operand : $0 }
        }
      }
      extension Atomic where Value == Bool {
        @discardableResult
        func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
          _update { $0 && operand }
        }
        @discardableResult
        func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
          _update { $0 || operand }
        }
        @discardableResult
        func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) {
          _update { $0 != operand }
        }
      }
      """#)
}
