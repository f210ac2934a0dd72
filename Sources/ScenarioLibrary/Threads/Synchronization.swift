struct Mutex<Value: ~Copyable>: ~Copyable {
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
protocol AtomicRepresentable {
  associatedtype AtomicRepresentation: Equatable
  static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation
  static func decodeAtomicRepresentation(_ storage: consuming AtomicRepresentation) -> Self
}
extension RawRepresentable where Self: AtomicRepresentable, RawValue: AtomicRepresentable {
  typealias AtomicRepresentation = RawValue.AtomicRepresentation
  static func encodeAtomicRepresentation(_ value: consuming Self) -> RawValue.AtomicRepresentation {
    RawValue.encodeAtomicRepresentation(value.rawValue)
  }
  static func decodeAtomicRepresentation(_ storage: consuming RawValue.AtomicRepresentation) -> Self {
    Self(rawValue: RawValue.decodeAtomicRepresentation(storage))!
  }
}
protocol _AtomicValue: AtomicRepresentable, Equatable {}
extension _AtomicValue {
  typealias AtomicRepresentation = Self
  static func encodeAtomicRepresentation(_ value: consuming Self) -> Self { value }
  static func decodeAtomicRepresentation(_ storage: consuming Self) -> Self { storage }
}
extension Int: _AtomicValue {}
extension Int8: _AtomicValue {}
extension Int16: _AtomicValue {}
extension Int32: _AtomicValue {}
extension Int64: _AtomicValue {}
extension UInt: _AtomicValue {}
extension UInt8: _AtomicValue {}
extension UInt16: _AtomicValue {}
extension UInt32: _AtomicValue {}
extension UInt64: _AtomicValue {}
extension Bool: _AtomicValue {}
extension Double: _AtomicValue {}
extension Float: _AtomicValue {}
extension Duration: _AtomicValue {}
extension ObjectIdentifier: _AtomicValue {}
extension UnsafePointer: _AtomicValue {}
extension UnsafeMutablePointer: _AtomicValue {}
extension UnsafeRawPointer: _AtomicValue {}
extension UnsafeMutableRawPointer: _AtomicValue {}
extension Optional: AtomicRepresentable where Wrapped: _AtomicValue {
  typealias AtomicRepresentation = Wrapped?
  static func encodeAtomicRepresentation(_ value: consuming Wrapped?) -> Wrapped? { value }
  static func decodeAtomicRepresentation(_ storage: consuming Wrapped?) -> Wrapped? { storage }
}
struct WordPair: _AtomicValue, Hashable {
  let first: UInt
  let second: UInt
  init(first: UInt, second: UInt) {
    self.first = first
    self.second = second
  }
}
struct AtomicLazyReference<Instance: AnyObject>: ~Copyable {
  let _value = Mutex<Instance?>(nil)
  init() {}
  func load() -> Instance? { _value.withLock { $0 } }
  func storeIfNil(_ desired: consuming Instance) -> Instance {
    _value.withLock { held in
      if let known = held { return known }
      held = desired
      return desired
    }
  }
}
enum AtomicLoadOrdering { case relaxed, acquiring, sequentiallyConsistent }
enum AtomicStoreOrdering { case relaxed, releasing, sequentiallyConsistent }
enum AtomicUpdateOrdering { case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent }
struct Atomic<Value: AtomicRepresentable>: ~Copyable {
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
    let wanted = Value.encodeAtomicRepresentation(expected)
    let old = _update { Value.encodeAtomicRepresentation($0) == wanted ? desired : $0 }.oldValue
    return (exchanged: Value.encodeAtomicRepresentation(old) == wanted, original: old)
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
