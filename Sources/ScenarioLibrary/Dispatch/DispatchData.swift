struct DispatchDataIterator: IteratorProtocol, Sequence {
  let _data: DispatchData
  var _position = 0
  init(_data: DispatchData) { self._data = _data }
  mutating func next() -> UInt8? {
    if _position == _data.count { return nil }
    _position += 1
    return _data[_position - 1]
  }
}
struct DispatchData: RandomAccessCollection {
  typealias Iterator = DispatchDataIterator
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias Element = UInt8
  // Empty ones are none.
  var _parts: [[UInt8]] = []
  init(_bytes: [UInt8]) { _add(_bytes) }
  init(_parts: [[UInt8]]) { self._parts = _parts }
  static var empty: DispatchData { DispatchData(_bytes: []) }
  init(bytes buffer: UnsafeRawBufferPointer) { _add(buffer._bytes) }
  mutating func _add(_ bytes: [UInt8]) { if !bytes.isEmpty { _parts.append(bytes) } }
  var _bytes: [UInt8] { _parts.count == 1 ? _parts[0] : _parts.flatMap { $0 } }
  func _array() -> [UInt8] { _bytes }
  func makeIterator() -> DispatchDataIterator { DispatchDataIterator(_data: self) }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var count: Int { _parts.reduce(0) { $0 + $1.count } }
  var isEmpty: Bool { _parts.isEmpty }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  var indices: Range<Int> { 0..<count }
  subscript(index: Int) -> UInt8 {
    var place = index
    for part in _parts {
      if place < part.count { return part[place] }
      place -= part.count
    }
    _fatal("Index out of range")
  }
  mutating func append(_ other: DispatchData) { _parts += other._parts }
  mutating func append(_ bytes: UnsafeRawBufferPointer) { _add(bytes._bytes) }
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) { _add((0..<count).map { bytes[$0] }) }
  mutating func append(_ buffer: UnsafeBufferPointer<UInt8>) { _add(Array(buffer)) }
  func subdata(in range: Range<Int>) -> DispatchData {
    var start = 0
    var parts: [[UInt8]] = []
    for part in _parts {
      let from = Swift.max(range.lowerBound - start, 0)
      let to = Swift.min(range.upperBound - start, part.count)
      if from < to { parts.append(Array(part[from..<to])) }
      start += part.count
    }
    return DispatchData(_parts: parts)
  }
  func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, count: Int) {
    for (place, byte) in _bytes.prefix(count).enumerated() { pointer._memory._write(pointer._place + place, byte) }
  }
  func copyBytes(to pointer: UnsafeMutablePointer<UInt8>, from range: Range<Int>) {
    for (place, byte) in _bytes[range].enumerated() { pointer._memory._write(pointer._place + place, byte) }
  }
  func copyBytes(to pointer: UnsafeMutableRawBufferPointer, count: Int) { copyBytes(to: pointer, from: 0..<count) }
  func copyBytes(to pointer: UnsafeMutableRawBufferPointer, from range: Range<Int>) {
    pointer.copyBytes(from: subdata(in: range))
  }
  @discardableResult func copyBytes(to buffer: UnsafeMutableBufferPointer<UInt8>, from range: Range<Int>? = nil) -> Int {
    let room = (range.map { Array(_bytes[$0]) } ?? _bytes).prefix(buffer.count)
    for (place, byte) in room.enumerated() { buffer[place] = byte }
    return room.count
  }
  func withUnsafeBytes<R, Content>(body: (UnsafePointer<Content>) throws -> R) rethrows -> R {
    guard let values = _bytes as? [Content] else { _fatal("DispatchData is read as bytes here") }
    return try body(UnsafePointer<Content>(_memory: _Memory<Content>(_values: values), _place: 0))
  }
  func enumerateBytes(_ block: (UnsafeBufferPointer<UInt8>, Int, inout Bool) -> Void) {
    var offset = 0
    var stop = false
    for part in _parts {
      let memory = UnsafePointer<UInt8>(_memory: _Memory<UInt8>(_values: part), _place: 0)
      block(UnsafeBufferPointer(start: memory, count: part.count), offset, &stop)
      if stop { return }
      offset += part.count
    }
  }
}
