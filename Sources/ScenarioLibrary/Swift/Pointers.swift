func withUnsafeTemporaryAllocation<T, R>(
  of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R
) rethrows -> R {
  let memory = UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)
  defer { memory.deallocate() }
  return try body(memory)
}
// Lending an array's memory takes no time: the memory keeps the array as it is until one of its places holds nothing.
final class _Memory<Element> {
  var _whole: [Element]
  var _parts: [Element?]?
  var _isFreed = false
  let _isAllocated: Bool
  var _isKnownByAddress = false
  // Of the variable that it belongs to, or 0.
  let _home: Int
  init(_values: [Element], _home: Int = 0) {
    _whole = _values
    _isAllocated = false
    self._home = _home
  }
  init(_empty count: Int) {
    _whole = []
    _parts = Array(repeating: nil, count: count)
    _isAllocated = true
    _home = 0
  }
  // What stands for its address. Arrays that share their elements have one, which is how people see that they do.
  var _number: Int {
    if _home != 0 { return _home }
    return _parts == nil ? _storageOf(_whole) : _identityOf(self)
  }
  var _count: Int { _parts?.count ?? _whole.count }
  func _holdsValue(_ place: Int) -> Bool {
    if _isFreed { fatalError("A pointer leads to memory that was deallocated") }
    guard place >= 0, place < _count else { return false }
    return _parts == nil || _parts![place] != nil
  }
  func _read(_ place: Int) -> Element {
    guard _holdsValue(place) else { fatalError("A pointer reads memory that holds no value") }
    return _parts == nil ? _whole[place] : _parts![place]!
  }
  func _write(_ place: Int, _ value: Element?) {
    if _isFreed { fatalError("A pointer leads to memory that was deallocated") }
    guard place >= 0, place < _count else { fatalError("A pointer writes outside of its memory") }
    if _parts == nil, let value {
      _whole[place] = value
      return
    }
    if _parts == nil {
      _parts = _whole
      _whole = []
    }
    _parts![place] = value
  }
  // What is in it then is never released.
  func _free() {
    if _isFreed { fatalError("Memory is deallocated a second time") }
    _isFreed = true
    if _isKnownByAddress { _Addresses._all?[_identityOf(self)] = nil }
  }
  // Memory that is allocated stays until it is freed, whether a pointer or only its address is kept.
  func _noteAddress() {
    if !_isAllocated || _isFreed || _isKnownByAddress { return }
    _isKnownByAddress = true
    if _Addresses._all == nil { _Addresses._all = [:] }
    _Addresses._all?[_identityOf(self)] = UnsafeMutablePointer<Element>(_memory: self, _place: 0)
  }
  func _first(_ count: Int) -> [Element] {
    if _parts == nil, count == _whole.count { return _whole }
    var values: [Element] = []
    values.reserveCapacity(count)
    for place in 0..<count { values.append(_read(place)) }
    return values
  }
}
protocol _Pointer: _BytePointer, Hashable, Strideable, CustomDebugStringConvertible where Stride == Int {
  associatedtype Pointee
  var _memory: _Memory<Pointee> { get }
  var _place: Int { get }
  init(_memory: _Memory<Pointee>, _place: Int)
}
protocol _TypedPointer {
  var _memoryNumber: Int { get }
  var _place: Int { get }
  var _bits: Int { get }
  func _moved(_ bytes: Int) -> Any
  func _writeBytes(_ bytes: [UInt8])
}
protocol _BytePointer { func _bytes(_ offset: Int, _ count: Int) -> [UInt8] }
extension _Pointer {
  func advanced(by distance: Int) -> Self { Self(_memory: _memory, _place: _place + distance) }
  func distance(to other: Self) -> Int { other._place - _place }
  func successor() -> Self { advanced(by: 1) }
  func predecessor() -> Self { advanced(by: -1) }
  // Read before anything is written: the two places may overlap.
  func _values(_ count: Int) -> [Pointee] { (0..<count).map { _memory._read(_place + $0) } }
  static func + (pointer: Self, distance: Int) -> Self { pointer.advanced(by: distance) }
  static func + (distance: Int, pointer: Self) -> Self { pointer.advanced(by: distance) }
  static func - (pointer: Self, distance: Int) -> Self { pointer.advanced(by: -distance) }
  static func - (end: Self, start: Self) -> Int { start.distance(to: end) }
  static func += (pointer: inout Self, distance: Int) { pointer = pointer.advanced(by: distance) }
  static func -= (pointer: inout Self, distance: Int) { pointer = pointer.advanced(by: -distance) }
  func hash(into hasher: inout Hasher) { hasher.combine(_place) }
  func _isAt(_ other: Self) -> Bool {
    _place == other._place && (_memory === other._memory || _memory._number == other._memory._number)
  }
  func _bytes(_ offset: Int, _ count: Int) -> [UInt8] {
    let size = MemoryLayout<Pointee>.size
    let first = offset / size
    let values = (first...max(first, (offset + count - 1) / size)).flatMap { _bytesOf(_memory._read(_place + $0)) }
    return Array(values.dropFirst(offset - first * size).prefix(count))
  }
  func _moved(_ bytes: Int) -> Any { advanced(by: bytes / MemoryLayout<Pointee>.stride) }
  func _writeBytes(_ bytes: [UInt8]) {
    let size = MemoryLayout<Pointee>.size
    for place in 0..<bytes.count / size {
      _memory._write(_place + place, _numberOfBytes(bytes, place * size, Pointee.self, isAligned: false))
    }
  }
  var _bits: Int {
    _memory._noteAddress()
    return _addressOf(_memory._number, _place * MemoryLayout<Pointee>.stride)
  }
  var debugDescription: String { _hexadecimal(_bits) }
  init?(bitPattern: Int) {
    if bitPattern == 0 { return nil }
    let known = _pointerAt(bitPattern) as? UnsafeMutablePointer<Pointee>
    self.init(_memory: known?._memory ?? _Memory<Pointee>(_empty: 0), _place: known?._place ?? 0)
  }
  init?(bitPattern: UInt) { self.init(bitPattern: Int(bitPattern: bitPattern)) }
}
// nil at first: values written here would be made once, and show in the trace.
enum _Addresses { static var _all: [Int: Any]? }
func _storageOf<T>(_ values: [T]) -> Int
func _storageOf<K, V>(_ values: [K: V]) -> Int
func _storageOf<T>(_ values: Set<T>) -> Int
// Each piece of memory has sixteen megabytes for itself; what belongs to a variable has a negative number.
func _addressOf(_ number: Int, _ offset: Int) -> Int { 140_000_000_000_000 + number * 16_777_216 + offset }
func _hexadecimal(_ bits: Int) -> String {
  let digits = String(bits, radix: 16)
  return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
}
func _pointerAt(_ bits: Int) -> Any? {
  let distance = bits - _addressOf(0, 0)
  if distance < 0 { return nil }
  return (_Addresses._all?[distance / 16_777_216] as? _TypedPointer)?._moved(distance % 16_777_216)
}
extension Int {
  init<T>(bitPattern pointer: UnsafePointer<T>?) { self = pointer?._bits ?? 0 }
  init<T>(bitPattern pointer: UnsafeMutablePointer<T>?) { self = pointer?._bits ?? 0 }
}
extension UInt {
  init<T>(bitPattern pointer: UnsafePointer<T>?) { self = UInt(bitPattern: pointer?._bits ?? 0) }
  init<T>(bitPattern pointer: UnsafeMutablePointer<T>?) { self = UInt(bitPattern: pointer?._bits ?? 0) }
}
struct UnsafePointer<Pointee>: _Pointer, _Formatted {
  let _memory: _Memory<Pointee>
  let _place: Int
  static func == (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool { a._isAt(b) }
  static func < (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool { a._place < b._place }
  init(_memory: _Memory<Pointee>, _place: Int) {
    self._memory = _memory
    self._place = _place
  }
  init(_ pointer: UnsafeMutablePointer<Pointee>) { self.init(_memory: pointer._memory, _place: pointer._place) }
  init(_ pointer: UnsafePointer<Pointee>) { self = pointer }
  init?(_ pointer: UnsafePointer<Pointee>?) {
    guard let pointer else { return nil }
    self = pointer
  }
  init?(_ pointer: UnsafeMutablePointer<Pointee>?) {
    guard let pointer else { return nil }
    self.init(pointer)
  }
  init(_ values: [Pointee]) { self.init(_memory: _Memory<Pointee>(_values: values), _place: 0) }
  func withMemoryRebound<T, R>(to type: T.Type, capacity: Int, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R {
    if let same = self as? UnsafePointer<T> { return try body(same) }
    // What is only read may be read from a copy.
    let size = MemoryLayout<T>.size
    let bytes = _bytes(0, capacity * size)
    return try body(UnsafePointer<T>((0..<capacity).map { _numberOfBytes(bytes, $0 * size, type, isAligned: false) }))
  }
  var pointee: Pointee { _memory._read(_place) }
  subscript(index: Int) -> Pointee { _memory._read(_place + index) }
  var _formatted: Any { (self as? UnsafePointer<Int8>).map { String(cString: $0) } ?? "" }
}
struct UnsafeMutablePointer<Pointee>: _Pointer, _TypedPointer {
  var _memoryNumber: Int { _memory._number }
  let _memory: _Memory<Pointee>
  let _place: Int
  static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool { a._isAt(b) }
  static func < (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool { a._place < b._place }
  init(_to value: Pointee, _at home: Int = 0) {
    _memory = _Memory<Pointee>(_values: [value], _home: home)
    _place = 0
  }
  init(_memory: _Memory<Pointee>, _place: Int) {
    self._memory = _memory
    self._place = _place
  }
  // Of an object, as the platform's locks are, the pointer leads to it for as long as it is kept: `UnsafeMutablePointer(&mutex)`.
  init(_ other: UnsafeMutablePointer<Pointee>) { self = other }
  init(mutating other: UnsafePointer<Pointee>) { self.init(_memory: other._memory, _place: other._place) }
  init?(_ other: UnsafeMutablePointer<Pointee>?) {
    guard let other else { return nil }
    self = other
  }
  init?(mutating other: UnsafePointer<Pointee>?) {
    guard let other else { return nil }
    self.init(mutating: other)
  }
  static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
    let memory = _Memory<Pointee>(_empty: capacity)
    return UnsafeMutablePointer<Pointee>(_memory: memory, _place: 0)
  }
  func initialize(to value: Pointee) { _memory._write(_place, value) }
  // What C's functions do with memory that they prepare.
  func _made(_ value: Pointee) -> Pointee {
    if !_memory._holdsValue(_place) { initialize(to: value) }
    return pointee
  }
  func initialize(repeating value: Pointee, count: Int) {
    for index in 0..<count { _memory._write(_place + index, value) }
  }
  func initialize(from source: UnsafePointer<Pointee>, count: Int) { update(from: source, count: count) }
  func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) { update(from: source, count: count) }
  func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
    let values = source._values(count)
    source.deinitialize(count: count)
    _update(values)
  }
  func moveUpdate(from source: UnsafeMutablePointer<Pointee>, count: Int) { moveInitialize(from: source, count: count) }
  func moveAssign(from source: UnsafeMutablePointer<Pointee>, count: Int) { moveInitialize(from: source, count: count) }
  func withMemoryRebound<T, R>(to type: T.Type, capacity: Int, _ body: (UnsafeMutablePointer<T>) throws -> R) rethrows -> R {
    try body(UnsafeMutableRawPointer(self).assumingMemoryBound(to: type))
  }
  func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  func update(from source: UnsafePointer<Pointee>, count: Int) { _update(source._values(count)) }
  func update(from source: UnsafeMutablePointer<Pointee>, count: Int) { _update(source._values(count)) }
  func assign(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  func assign(from source: UnsafePointer<Pointee>, count: Int) { _update(source._values(count)) }
  func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { _update(source._values(count)) }
  func _update(_ values: [Pointee]) {
    for (index, value) in values.enumerated() { _memory._write(_place + index, value) }
  }
  @discardableResult
  func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee> {
    for index in 0..<count { _memory._write(_place + index, nil) }
    return self
  }
  func move() -> Pointee {
    let value = pointee
    _memory._write(_place, nil)
    return value
  }
  func deallocate() { _memory._free() }
  var pointee: Pointee {
    get { _memory._read(_place) }
    nonmutating set { _memory._write(_place, newValue) }
  }
  subscript(index: Int) -> Pointee {
    get { _memory._read(_place + index) }
    nonmutating set { _memory._write(_place + index, newValue) }
  }
}
struct UnsafeBufferPointer<Element>: RandomAccessCollection, CustomDebugStringConvertible {
  var debugDescription: String { "UnsafeBufferPointer(start: \(baseAddress?.debugDescription ?? "nil"), count: \(count))" }
  typealias Index = Int
  let baseAddress: UnsafePointer<Element>?
  let count: Int
  init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    self.init(start: buffer.baseAddress.map { UnsafePointer($0) }, count: buffer.count)
  }
  init(rebasing slice: Slice<UnsafeBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.endIndex - slice.startIndex)
  }
  init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
    self.init(UnsafeMutableBufferPointer(rebasing: slice))
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Element { baseAddress![position] }
}
struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection, CustomDebugStringConvertible {
  var debugDescription: String { "UnsafeMutableBufferPointer(start: \(baseAddress?.debugDescription ?? "nil"), count: \(count))" }
  typealias Index = Int
  let baseAddress: UnsafeMutablePointer<Element>?
  let count: Int
  init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(mutating buffer: UnsafeBufferPointer<Element>) {
    self.init(start: buffer.baseAddress.map { UnsafeMutablePointer(mutating: $0) }, count: buffer.count)
  }
  static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
  }
  init(rebasing slice: Slice<UnsafeMutableBufferPointer<Element>>) {
    self.init(start: slice.base.baseAddress.map { $0 + slice.startIndex }, count: slice.endIndex - slice.startIndex)
  }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  subscript(position: Int) -> Element {
    get { baseAddress![position] }
    nonmutating set { baseAddress![position] = newValue }
  }
  subscript(bounds: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> {
    get { Slice(base: self, bounds: bounds) }
    nonmutating set { for (place, value) in zip(bounds, newValue) { self[place] = value } }
  }
  func swapAt(_ i: Int, _ j: Int) {
    let value = self[i]
    self[i] = self[j]
    self[j] = value
  }
  func update(repeating value: Element) { initialize(repeating: value) }
  func assign(repeating value: Element) { initialize(repeating: value) }
  func update<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element { initialize(from: source) }
  func initialize<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element { _fill(source._array()) }
  func update<C: Collection>(fromContentsOf source: C) -> Int where C.Element == Element { _fill(source._array()) }
  func moveInitialize(fromContentsOf source: UnsafeMutableBufferPointer<Element>) -> Int {
    let values = source._array()
    source.deinitialize()
    return _fill(values)
  }
  func moveUpdate(fromContentsOf source: UnsafeMutableBufferPointer<Element>) -> Int { moveInitialize(fromContentsOf: source) }
  func _fill(_ values: [Element]) -> Int {
    if values.count > count { _fatal("buffer cannot contain every element from source.") }
    baseAddress?._update(values)
    return values.count
  }
  func initializeElement(at place: Int, to value: Element) { (baseAddress! + place).initialize(to: value) }
  func deinitializeElement(at place: Int) { (baseAddress! + place).deinitialize(count: 1) }
  func moveElement(from place: Int) -> Element { (baseAddress! + place).move() }
  @discardableResult func deinitialize() -> UnsafeMutableBufferPointer<Element> {
    baseAddress?.deinitialize(count: count)
    return self
  }
  func initialize(repeating value: Element) { baseAddress?.initialize(repeating: value, count: count) }
  // What does not fit is left to the iterator.
  func initialize<S: Sequence>(from source: S) -> (S.Iterator, Int) where S.Element == Element {
    var rest = source.makeIterator()
    var place = 0
    while place < count, let value = rest.next() {
      baseAddress!._memory._write(baseAddress!._place + place, value)
      place += 1
    }
    return (rest, place)
  }
  func deallocate() { baseAddress?._memory._free() }
}
func _lentElements<T>(_ values: [T]) -> UnsafeMutablePointer<T> {
  UnsafeMutablePointer<T>(_memory: _Memory<T>(_values: values), _place: 0)
}
func _elementsBack<T>(_ pointer: UnsafeMutablePointer<T>) -> [T] { pointer._memory._first(pointer._memory._count) }
func _lentValue<T>(_ value: T, _ home: Int) -> UnsafeMutablePointer<T> { UnsafeMutablePointer<T>(_to: value, _at: home) }
func _valueBack<T>(_ pointer: UnsafeMutablePointer<T>) -> T { pointer.pointee }
func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R {
  try body(UnsafePointer<T>(_memory: _Memory<T>(_values: [value]), _place: 0))
}
func withUnsafePointer<T, R>(
  to value: inout T, _at home: Int = 0, _ body: (UnsafePointer<T>) throws -> R
) rethrows -> R {
  try body(UnsafePointer<T>(_memory: _Memory<T>(_values: [value], _home: home), _place: 0))
}
func withUnsafeMutablePointer<T, R>(
  to value: inout T, _at home: Int = 0, _ body: (UnsafeMutablePointer<T>) throws -> R
) rethrows -> R {
  let pointer = UnsafeMutablePointer<T>(_to: value, _at: home)
  defer { value = pointer.pointee }
  return try body(pointer)
}
