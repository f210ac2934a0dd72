typealias pthread_t = UInt
struct qos_class_t: RawRepresentable, Hashable {
  let rawValue: UInt32
  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
var QOS_CLASS_USER_INTERACTIVE: qos_class_t { qos_class_t(33) }
var QOS_CLASS_USER_INITIATED: qos_class_t { qos_class_t(25) }
var QOS_CLASS_DEFAULT: qos_class_t { qos_class_t(21) }
var QOS_CLASS_UTILITY: qos_class_t { qos_class_t(17) }
var QOS_CLASS_BACKGROUND: qos_class_t { qos_class_t(9) }
var QOS_CLASS_UNSPECIFIED: qos_class_t { qos_class_t(0) }
func qos_class_main() -> qos_class_t { QOS_CLASS_USER_INTERACTIVE }
func qos_class_self() -> qos_class_t { _ownQoS().qosClass.rawValue }
@discardableResult func pthread_set_qos_class_self_np(_ quality: qos_class_t, _ priority: Int32) -> Int32 {
  guard let known = DispatchQoS.QoSClass(rawValue: quality) else { return EINVAL }
  _setOwnQoS(known)
  return 0
}
@discardableResult func pthread_attr_set_qos_class_np(
  _ attributes: UnsafeMutablePointer<pthread_attr_t>, _ quality: qos_class_t, _ priority: Int32
) -> Int32 {
  attributes.pointee._quality = DispatchQoS.QoSClass(rawValue: quality)
  return 0
}
func pthread_self() -> pthread_t {
  if let own = _PosixThreads._own?[_threadNumber()] { return own }
  return UInt(140_000_000_000_000 + (_threadNumber() + 1) * 4096)
}
func pthread_equal(_ one: pthread_t, _ other: pthread_t) -> Int32 { one == other ? 1 : 0 }
@discardableResult func pthread_threadid_np(_ thread: pthread_t?, _ number: inout UInt64) -> Int32 {
  number = UInt64(thread ?? pthread_self())
  return 0
}
func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }
// What C's functions take as a raw pointer: one, or a pointer of one type.
func _rawPointer(_ value: Any?) -> UnsafeMutableRawPointer? {
  guard let value else { return nil }
  return (value as? UnsafeMutableRawPointer) ?? UnsafeMutableRawPointer(_pointer: value)
}
// It leads to memory that it holds, or to an object that it does not.
final class UnsafeMutableRawPointer: _BytePointer, Hashable, CustomDebugStringConvertible {
  var debugDescription: String { _hexadecimal(_bits) }
  let _pointer: Any?
  weak var _object: AnyObject?
  // Of the object or of the memory, and the place there.
  let _number: Int
  let _place: Int
  init(_pointer pointer: Any) {
    _pointer = pointer
    let place = pointer as? _TypedPointer
    _number = place?._memoryNumber ?? 0
    _place = place?._place ?? 0
  }
  init(_address: Int) {
    _pointer = nil
    _number = -_address
    _place = 0
  }
  init(_to object: AnyObject) {
    _pointer = nil
    _object = object
    _number = _identityOf(object)
    _place = 0
  }
  convenience init<T>(_ pointer: UnsafeMutablePointer<T>) { self.init(_pointer: pointer) }
  convenience init<T>(_ pointer: UnsafePointer<T>) {
    self.init(_pointer: UnsafeMutablePointer<T>(_memory: pointer._memory, _place: pointer._place))
  }
  init(_ pointer: UnsafeMutableRawPointer) {
    _pointer = pointer._pointer
    _object = pointer._object
    _number = pointer._number
    _place = pointer._place
  }
  convenience init?(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }
  convenience init(mutating pointer: UnsafeMutableRawPointer) { self.init(pointer) }
  func deallocate() {}
  /// An address of memory, or a number that C takes as a pointer and that leads nowhere.
  convenience init?(bitPattern: Int) {
    if bitPattern == 0 { return nil }
    if let known = _pointerAt(bitPattern) { self.init(_pointer: known) } else { self.init(_address: bitPattern) }
  }
  convenience init?(bitPattern: UInt) { self.init(bitPattern: Int(bitPattern: bitPattern)) }
  var _bits: Int { (_pointer as? _TypedPointer)?._bits ?? (_number < 0 ? -_number : _addressOf(_number, 0)) }
  func assumingMemoryBound<T>(to type: T.Type) -> UnsafeMutablePointer<T> {
    guard let pointer = _pointer as? UnsafeMutablePointer<T> else { _fatal("A raw pointer leads to memory of another type") }
    return pointer
  }
  func bindMemory<T>(to type: T.Type, capacity: Int) -> UnsafeMutablePointer<T> { assumingMemoryBound(to: type) }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    if offset == 0, let pointer = _pointer as? UnsafeMutablePointer<T> { return pointer.pointee }
    return _numberOfBytes(_bytes(offset, MemoryLayout<T>.size), 0, type, isAligned: false)
  }
  func _bytes(_ offset: Int, _ count: Int) -> [UInt8] {
    if let bytes = _pointer as? UnsafeMutablePointer<UInt8> { return (bytes + offset)._values(count) }
    guard let values = _pointer as? _BytePointer else { _fatal("A raw pointer leads to no memory of values") }
    return values._bytes(offset, count)
  }
  func advanced(by distance: Int) -> UnsafeMutableRawPointer {
    guard let pointer = _pointer as? _TypedPointer else { _fatal("A raw pointer leads to no memory that goes on") }
    return UnsafeMutableRawPointer(_pointer: pointer._moved(distance))
  }
  static func + (pointer: UnsafeMutableRawPointer, distance: Int) -> UnsafeMutableRawPointer { pointer.advanced(by: distance) }
  static func - (pointer: UnsafeMutableRawPointer, distance: Int) -> UnsafeMutableRawPointer { pointer.advanced(by: -distance) }
  static func - (end: UnsafeMutableRawPointer, start: UnsafeMutableRawPointer) -> Int { end._bits - start._bits }
  static func += (pointer: inout UnsafeMutableRawPointer, distance: Int) { pointer = pointer + distance }
  static func -= (pointer: inout UnsafeMutableRawPointer, distance: Int) { pointer = pointer - distance }
  func _write(_ bytes: [UInt8]) {
    guard let pointer = _pointer as? _TypedPointer else { _fatal("A raw pointer leads to no memory of values") }
    pointer._writeBytes(bytes)
  }
  func copyMemory(from source: UnsafeMutableRawPointer, byteCount: Int) {
    assumingMemoryBound(to: UInt8.self)._update(source._bytes(0, byteCount))
  }
  static func == (left: UnsafeMutableRawPointer, right: UnsafeMutableRawPointer) -> Bool { left._bits == right._bits }
  func hash(into hasher: inout Hasher) { hasher.combine(_bits) }
}
extension Int { init(bitPattern pointer: UnsafeMutableRawPointer?) { self = pointer?._bits ?? 0 } }
extension UInt { init(bitPattern pointer: UnsafeMutableRawPointer?) { self = UInt(bitPattern: pointer?._bits ?? 0) } }
typealias UnsafeRawPointer = UnsafeMutableRawPointer
func _addressOfGlobal(_ number: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_address: _addressOf(-number, 0)) }
func _retainObject(_ object: AnyObject)
func _releaseObject(_ object: AnyObject)
struct Unmanaged<Instance: AnyObject> {
  unowned let _object: Instance
  // Made while the object was there: it may be gone when somebody asks where it was.
  let _address: UnsafeMutableRawPointer
  init(_object: Instance) {
    self._object = _object
    _address = UnsafeMutableRawPointer(_to: _object)
  }
  static func passUnretained(_ object: Instance) -> Unmanaged<Instance> { Unmanaged<Instance>(_object: object) }
  static func passRetained(_ object: Instance) -> Unmanaged<Instance> {
    _retainObject(object)
    return Unmanaged<Instance>(_object: object)
  }
  static func fromOpaque(_ pointer: UnsafeMutableRawPointer) -> Unmanaged<Instance> {
    guard let object = pointer._object as? Instance else { _fatal("A raw pointer leads to an object that is gone") }
    return Unmanaged<Instance>(_object: object)
  }
  func toOpaque() -> UnsafeMutableRawPointer { _address }
  func takeUnretainedValue() -> Instance { _object }
  func takeRetainedValue() -> Instance {
    let object = _object
    _releaseObject(object)
    return object
  }
  @discardableResult func retain() -> Unmanaged<Instance> {
    _retainObject(_object)
    return self
  }
  func release() { _releaseObject(_object) }
  func _withUnsafeGuaranteedRef<R>(_ body: (Instance) throws -> R) rethrows -> R { try body(_object) }
}
final class _PosixThread {
  let _done = DispatchSemaphore(value: 0)
  var _result: UnsafeMutableRawPointer? = nil
  init() {}
}
// nil at first: values written here would be made once, and show in the trace.
enum _PosixThreads {
  static var _all: [pthread_t: _PosixThread]?
  static var _own: [Int: pthread_t]?
  static var _count: Int?
  static func _end(_ thread: _PosixThread, _ result: UnsafeMutableRawPointer?) {
    _PosixKeys._end()
    thread._result = result
    thread._done.signal()
  }
}
final class pthread_attr_t {
  var _quality: DispatchQoS.QoSClass? = nil
  init() {}
}
@discardableResult func pthread_attr_init(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 {
  _ = attributes._made(pthread_attr_t())
  return 0
}
@discardableResult func pthread_attr_destroy(_ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32 { 0 }
@discardableResult
func pthread_attr_setstacksize(_ attributes: UnsafeMutablePointer<pthread_attr_t>, _ size: Int) -> Int32 { 0 }
@discardableResult
func pthread_create(
  _ thread: inout pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>?,
  _ body: @escaping (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, _ argument: Any?
) -> Int32 {
  let number = (_PosixThreads._count ?? 0) + 1
  _PosixThreads._count = number
  let id = UInt(139_000_000_000_000 + number * 4096)
  let made = _PosixThread()
  if _PosixThreads._all == nil { _PosixThreads._all = [:] }
  if _PosixThreads._own == nil { _PosixThreads._own = [:] }
  _PosixThreads._all?[id] = made
  thread = id
  let passed = _rawPointer(argument)
  let quality = attributes?.pointee._quality
  _startThread("") {
    if let quality { _setOwnQoS(quality) }
    _PosixThreads._own?[_threadNumber()] = id
    _PosixThreads._end(made, body(passed))
  }
  return 0
}
// As Apple's systems declare it: the thread is a pointer, the argument is none that may be missing.
@discardableResult
func pthread_create(
  _ thread: inout pthread_t?, _ attributes: UnsafeMutablePointer<pthread_attr_t>?,
  _ body: @escaping (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: Any?
) -> Int32 {
  var made: pthread_t = 0
  let code = pthread_create(&made, attributes, { body($0 ?? UnsafeMutableRawPointer(_pointer: 0)) }, argument)
  thread = made
  return code
}
@discardableResult
func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t?>, _ attributes: UnsafeMutablePointer<pthread_attr_t>?,
  _ body: @escaping (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?, _ argument: Any?
) -> Int32 {
  var made: pthread_t? = nil
  let code = pthread_create(&made, attributes, body, argument)
  thread.initialize(to: made)
  return code
}
@discardableResult
func pthread_create(
  _ thread: UnsafeMutablePointer<pthread_t>, _ attributes: UnsafeMutablePointer<pthread_attr_t>?,
  _ body: @escaping (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, _ argument: Any?
) -> Int32 {
  var made: pthread_t = 0
  let code = pthread_create(&made, attributes, body, argument)
  thread.initialize(to: made)
  return code
}
@discardableResult
func pthread_join(_ thread: pthread_t, _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Int32 {
  var left: UnsafeMutableRawPointer? = nil
  let code = pthread_join(thread, &left)
  if code == 0 { result?.pointee = left }
  return code
}
@discardableResult func pthread_join(_ thread: pthread_t, _ result: inout UnsafeMutableRawPointer?) -> Int32 {
  guard let known = _PosixThreads._all?[thread] else { return 3 }
  if thread == pthread_self() { return 35 }
  known._done.wait()
  _PosixThreads._all?[thread] = nil
  result = known._result
  return 0
}
@discardableResult func pthread_detach(_ thread: pthread_t) -> Int32 { 0 }
func pthread_exit(_ result: Any?) -> Never {
  if let known = _PosixThreads._all?[pthread_self()] { _PosixThreads._end(known, _rawPointer(result)) }
  _exitThread()
}
typealias pthread_key_t = UInt32
enum _PosixKeys {
  static var _count: UInt32?
  static var _destructors: [UInt32: (UnsafeMutableRawPointer?) -> Void]?
  static var _values: [Int: [UInt32: UnsafeMutableRawPointer]]?
  static func _end() {
    let thread = _threadNumber()
    guard let values = _values?[thread] else { return }
    _values?[thread] = nil
    for key in values.keys.sorted() { if let destructor = _destructors?[key] { destructor(values[key]) } }
  }
}
@discardableResult func pthread_key_create(
  _ key: inout pthread_key_t, _ destructor: ((UnsafeMutableRawPointer?) -> Void)?
) -> Int32 {
  let number = (_PosixKeys._count ?? 0) + 1
  _PosixKeys._count = number
  if _PosixKeys._destructors == nil { _PosixKeys._destructors = [:] }
  _PosixKeys._destructors?[number] = destructor
  key = number
  return 0
}
@discardableResult func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ destructor: ((UnsafeMutableRawPointer?) -> Void)?
) -> Int32 {
  var made: pthread_key_t = 0
  pthread_key_create(&made, destructor)
  key.initialize(to: made)
  return 0
}
@discardableResult func pthread_key_delete(_ key: pthread_key_t) -> Int32 {
  _PosixKeys._destructors?[key] = nil
  return 0
}
func pthread_getspecific(_ key: pthread_key_t) -> UnsafeMutableRawPointer? { _PosixKeys._values?[_threadNumber()]?[key] }
@discardableResult func pthread_setspecific(_ key: pthread_key_t, _ value: Any?) -> Int32 {
  if _PosixKeys._values == nil { _PosixKeys._values = [:] }
  _PosixKeys._values?[_threadNumber(), default: [:]][key] = _rawPointer(value)
  return 0
}
