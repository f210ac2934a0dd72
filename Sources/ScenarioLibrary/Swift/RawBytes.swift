func _numberOfBytes<T>(_ bytes: [UInt8], _ offset: Int, _ type: T.Type, isAligned: Bool) -> T {
  func whole<N: FixedWidthInteger>(_ type: N.Type) -> N {
    let size = _bits(0 as N, 5) / 8
    if offset < 0 || offset + size > bytes.count { _fatal("UnsafeRawBufferPointer.load out of bounds") }
    if isAligned && offset % size != 0 { _fatal("load from misaligned raw pointer") }
    var value: N = 0
    for place in 0..<size { value = value | N(truncatingIfNeeded: bytes[offset + place]) << N(truncatingIfNeeded: place * 8) }
    return value
  }
  if T.self == UInt8.self { return (whole(UInt8.self) as Any) as! T }
  if T.self == UInt16.self { return (whole(UInt16.self) as Any) as! T }
  if T.self == UInt32.self { return (whole(UInt32.self) as Any) as! T }
  if T.self == UInt64.self { return (whole(UInt64.self) as Any) as! T }
  if T.self == UInt.self { return (whole(UInt.self) as Any) as! T }
  if T.self == Int8.self { return (whole(Int8.self) as Any) as! T }
  if T.self == Int16.self { return (whole(Int16.self) as Any) as! T }
  if T.self == Int32.self { return (whole(Int32.self) as Any) as! T }
  if T.self == Int64.self { return (whole(Int64.self) as Any) as! T }
  if T.self == Int.self { return (whole(Int.self) as Any) as! T }
  if T.self == Bool.self { return ((whole(UInt8.self) != 0) as Any) as! T }
  if T.self == Double.self { return (Double(bitPattern: whole(UInt64.self)) as Any) as! T }
  if T.self == Float.self { return (Float(bitPattern: whole(UInt32.self)) as Any) as! T }
  fatalError("A \(T.self) is not loaded from bytes here; load its numbers one by one")
}
struct UnsafeRawBufferPointer: RandomAccessCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Iterator = ArrayIterator<UInt8>
  typealias SubSequence = ArraySlice<UInt8>
  let _bytes: [UInt8]
  let _home: Int
  func makeIterator() -> ArrayIterator<UInt8> { ArrayIterator(_array: _bytes) }
  func _array() -> [UInt8] { _bytes }
  var startIndex: Int { 0 }
  var endIndex: Int { _bytes.count }
  var indices: Range<Int> { 0..<_bytes.count }
  var count: Int { _bytes.count }
  var isEmpty: Bool { _bytes.isEmpty }
  var first: UInt8? { _bytes.first }
  var last: UInt8? { _bytes.last }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(index: Int) -> UInt8 { _bytes[index] }
  subscript(bounds: Range<Int>) -> ArraySlice<UInt8> { _bytes[bounds] }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _numberOfBytes(_bytes, offset, type, isAligned: true) }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T {
    _numberOfBytes(_bytes, offset, type, isAligned: false)
  }
  init(_bytes: [UInt8], _home: Int = 0) {
    self._bytes = _bytes
    self._home = _home
  }
  init(start: UnsafeRawPointer?, count: Int) {
    self.init(_bytes: start?._bytes(0, count) ?? [], _home: start?._number ?? 0)
  }
  init(rebasing slice: ArraySlice<UInt8>) { self.init(_bytes: slice._array()) }
  init(_ other: UnsafeMutableRawBufferPointer) { self.init(_bytes: other._bytes, _home: other._memory._number) }
  init<T>(_ other: UnsafeBufferPointer<T>) {
    self.init(start: other.baseAddress.map { UnsafeRawPointer($0) }, count: other.count)
  }
  var baseAddress: UnsafeRawPointer? {
    if _bytes.isEmpty { return nil }
    return UnsafeRawPointer(UnsafePointer<UInt8>(_memory: _Memory<UInt8>(_values: _bytes, _home: _home), _place: 0))
  }
  func bindMemory<T>(to type: T.Type) -> UnsafeBufferPointer<T> {
    let size = MemoryLayout<T>.size
    let values = (0..<_bytes.count / size).map { _numberOfBytes(_bytes, $0 * size, type, isAligned: false) }
    return UnsafeBufferPointer(start: values.isEmpty ? nil : UnsafePointer(values), count: values.count)
  }
}
struct UnsafeMutableRawBufferPointer: RandomAccessCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Iterator = ArrayIterator<UInt8>
  typealias SubSequence = ArraySlice<UInt8>
  let _memory: _Memory<UInt8>
  var _bytes: [UInt8] { _memory._first(_memory._count) }
  init(_bytes: [UInt8], _home: Int = 0) { _memory = _Memory<UInt8>(_values: _bytes, _home: _home) }
  var baseAddress: UnsafeMutableRawPointer? {
    isEmpty ? nil : UnsafeMutableRawPointer(UnsafeMutablePointer<UInt8>(_memory: _memory, _place: 0))
  }
  func bindMemory<T>(to type: T.Type) -> UnsafeMutableBufferPointer<T> {
    UnsafeMutableBufferPointer(start: baseAddress?.assumingMemoryBound(to: type), count: count)
  }
  static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(_bytes: Array(repeating: 0, count: byteCount))
  }
  func deallocate() { _memory._free() }
  func initializeMemory<T: FixedWidthInteger>(as type: T.Type, repeating value: T) {
    let bytes = value._rawBytes
    for place in indices { self[place] = bytes[place % bytes.count] }
  }
  func makeIterator() -> ArrayIterator<UInt8> { ArrayIterator(_array: _bytes) }
  func _array() -> [UInt8] { _bytes }
  var startIndex: Int { 0 }
  var endIndex: Int { _memory._count }
  var count: Int { _memory._count }
  var isEmpty: Bool { _memory._count == 0 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(bounds: Range<Int>) -> ArraySlice<UInt8> { _bytes[bounds] }
  var indices: Range<Int> { 0..<count }
  subscript(index: Int) -> UInt8 {
    get { _memory._read(index) }
    nonmutating set { _memory._write(index, newValue) }
  }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _numberOfBytes(_bytes, offset, type, isAligned: true) }
  func storeBytes<T: FixedWidthInteger>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
    for (place, byte) in value._rawBytes.enumerated() { self[offset + place] = byte }
  }
  func storeBytes(of value: Double, toByteOffset offset: Int = 0, as type: Double.Type) {
    storeBytes(of: value.bitPattern, toByteOffset: offset, as: UInt64.self)
  }
  func storeBytes(of value: Float, toByteOffset offset: Int = 0, as type: Float.Type) {
    storeBytes(of: value.bitPattern, toByteOffset: offset, as: UInt32.self)
  }
  func copyBytes<C: Collection>(from bytes: C) where C.Element == UInt8 {
    for (place, byte) in bytes._array().enumerated() { self[place] = byte }
  }
}
// Of numbers, truth values, and bytes.
func _bytesOf<T>(_ value: T) -> [UInt8] {
  if let bytes = value as? [UInt8] { return bytes }
  if let number = value as? any FixedWidthInteger { return number._rawBytes }
  if let number = value as? Double { return number.bitPattern._rawBytes }
  if let number = value as? Float { return number.bitPattern._rawBytes }
  if let truth = value as? Bool { return [truth ? 1 : 0] }
  fatalError("The bytes of a \(T.self) are not known here; take those of its numbers one by one")
}
func withUnsafeBytes<T, R>(of value: T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try body(UnsafeRawBufferPointer(_bytes: _bytesOf(value)))
}
func withUnsafeBytes<T, R>(of value: inout T, _ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
  try body(UnsafeRawBufferPointer(_bytes: _bytesOf(value)))
}
func withUnsafeMutableBytes<T, R>(of value: inout T, _ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
  let memory = UnsafeMutableRawBufferPointer(_bytes: _bytesOf(value))
  defer { value = _numberOfBytes(memory._bytes, 0, T.self, isAligned: false) }
  return try body(memory)
}
