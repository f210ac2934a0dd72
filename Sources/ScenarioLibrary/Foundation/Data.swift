struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias Element = UInt8
  typealias Index = Int
  typealias Iterator = SliceIterator<UInt8>
  typealias SubSequence = Data
  struct Base64EncodingOptions: OptionSet {
    let rawValue: UInt
    static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
    static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
    static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
    static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
    var _length: Int? {
      contains(.lineLength64Characters) ? 64 : contains(.lineLength76Characters) ? 76 : nil
    }
    var _end: [UInt8] {
      let marks: [UInt8] = (contains(.endLineWithCarriageReturn) ? [13] : []) + (contains(.endLineWithLineFeed) ? [10] : [])
      return marks.isEmpty ? [13, 10] : marks
    }
  }
  struct Base64DecodingOptions: OptionSet {
    let rawValue: UInt
    static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
  }
  var _slice: ArraySlice<UInt8>
  init() { _slice = ArraySlice() }
  init(_slice: ArraySlice<UInt8>) { self._slice = _slice }
  init<S: Sequence>(_ elements: S) where S.Element == UInt8 { _slice = ArraySlice(elements._array()) }
  init(count: Int) { _slice = ArraySlice(Array(repeating: 0, count: count)) }
  struct ReadingOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var mappedIfSafe: ReadingOptions { ReadingOptions(rawValue: 1) }
    static var uncached: ReadingOptions { ReadingOptions(rawValue: 2) }
  }
  init(contentsOf url: URL, options: ReadingOptions) throws { try self.init(contentsOf: url) }
  init(contentsOf url: URL) throws {
    if url.scheme != "http" && url.scheme != "https" {
      self = try _Disk._read(url.path)
      return
    }
    let reply = _NetworkReply._to(url.absoluteString)
    _io(_NetworkReply._name("GET", url), reply._nanoseconds)
    if let failure = reply._failure { throw URLError(failure) }
    self.init(reply._body.utf8)
  }
  init(bytes: [UInt8], count: Int) { _slice = ArraySlice(bytes.prefix(count)) }
  init(bytes: inout [UInt8], count: Int) { _slice = ArraySlice(bytes.prefix(count)) }
  // `Data(bytes: &number, count: MemoryLayout<UInt32>.size)`
  init<T: FixedWidthInteger>(bytes value: inout T, count: Int) { _slice = ArraySlice(value._rawBytes.prefix(count)) }
  init(bytes value: inout Double, count: Int) { _slice = ArraySlice(value.bitPattern._rawBytes.prefix(count)) }
  init(bytes: UnsafePointer<UInt8>, count: Int) { _slice = ArraySlice(bytes._values(count)) }
  init<T>(buffer: UnsafeBufferPointer<T>) { _slice = ArraySlice(buffer.flatMap { _bytesOf($0) }) }
  init<T>(buffer: UnsafeMutableBufferPointer<T>) { _slice = ArraySlice(buffer.flatMap { _bytesOf($0) }) }
  init(repeating byte: UInt8, count: Int) { _slice = ArraySlice(Array(repeating: byte, count: count)) }
  init(capacity: Int) { _slice = ArraySlice() }
  init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
    self.init(base64Encoded: Data(_bytes(text)), options: options)
  }
  init?(base64Encoded text: Data, options: Base64DecodingOptions = []) {
    var bytes: [UInt8] = []
    var group: UInt = 0
    var digits = 0
    var padding = 0
    for byte in text {
      if byte == 61 && (digits % 4 > 1 || padding > 0) {
        padding += 1
        continue
      }
      guard let digit = _base64Digit(byte) else {
        if options.contains(.ignoreUnknownCharacters) { continue }
        return nil
      }
      if padding > 0 { return nil }
      group = group << 6 | digit
      digits += 1
      if digits % 4 == 0 {
        bytes.append(UInt8(group >> 16))
        bytes.append(UInt8(group >> 8 & 255))
        bytes.append(UInt8(group & 255))
        group = 0
      }
    }
    if (digits + padding) % 4 != 0 || padding > 2 { return nil }
    if digits % 4 == 2 { bytes.append(UInt8(group >> 4)) }
    if digits % 4 == 3 {
      bytes.append(UInt8(group >> 10))
      bytes.append(UInt8(group >> 2 & 255))
    }
    _slice = ArraySlice(bytes)
  }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_bytes: _slice._array()))
  }
  func withUnsafeBytes<R, Content>(_ body: (UnsafePointer<Content>) throws -> R) rethrows -> R {
    try body(UnsafePointer(UnsafeRawBufferPointer(_bytes: _array()).bindMemory(to: Content.self).map { $0 }))
  }
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutablePointer<UInt8>) throws -> R) rethrows -> R {
    try withUnsafeMutableBytes { (memory: UnsafeMutableRawBufferPointer) in
      try body(UnsafeMutablePointer<UInt8>(_memory: memory._memory, _place: 0))
    }
  }
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    let memory = UnsafeMutableRawBufferPointer(_bytes: _slice._array())
    defer { self = Data(memory._bytes) }
    return try body(memory)
  }
  @discardableResult func copyBytes(to buffer: UnsafeMutableRawBufferPointer, from range: Range<Int>? = nil) -> Int {
    let room = (range.map { _slice[$0] } ?? _slice).prefix(buffer.count)
    buffer.copyBytes(from: room)
    return room.count
  }
  @discardableResult func copyBytes(to buffer: UnsafeMutableBufferPointer<UInt8>, from range: Range<Int>? = nil) -> Int {
    let room = (range.map { _slice[$0] } ?? _slice).prefix(buffer.count)
    for (place, byte) in room.enumerated() { buffer[place] = byte }
    return room.count
  }
  var startIndex: Int { _slice.startIndex }
  var endIndex: Int { _slice.endIndex }
  var count: Int {
    get { _slice.count }
    set {
      if newValue < count {
        _slice.removeLast(count - newValue)
      } else {
        _slice.append(contentsOf: Array(repeating: 0, count: newValue - count))
      }
    }
  }
  var isEmpty: Bool { _slice.isEmpty }
  var indices: Range<Int> { _slice.indices }
  var first: UInt8? { _slice.first }
  var last: UInt8? { _slice.last }
  subscript(index: Int) -> UInt8 {
    get { _slice[index] }
    set { _slice[index] = newValue }
  }
  subscript(range: Range<Int>) -> Data {
    get { Data(_slice: _slice[range]) }
    set { replaceSubrange(range, with: newValue) }
  }
  subscript<R: RangeExpression>(range: R) -> Data where R.Bound == Int {
    get { self[range.relative(to: self)] }
    set { replaceSubrange(range.relative(to: self), with: newValue) }
  }
  func makeIterator() -> SliceIterator<UInt8> { _slice.makeIterator() }
  func _array() -> [UInt8] { _slice._array() }
  func map<T>(_ transform: (UInt8) throws -> T) rethrows -> [T] { try _array().map(transform) }
  func filter(_ isIncluded: (UInt8) throws -> Bool) rethrows -> Data { Data(try _array().filter(isIncluded)) }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func prefix(_ maxLength: Int) -> Data { Data(_slice: _slice.prefix(maxLength)) }
  func suffix(_ maxLength: Int) -> Data { Data(_slice: _slice.suffix(maxLength)) }
  func dropFirst(_ k: Int = 1) -> Data { Data(_slice: _slice.dropFirst(k)) }
  func dropLast(_ k: Int = 1) -> Data { Data(_slice: _slice.dropLast(k)) }
  func prefix(while predicate: (UInt8) throws -> Bool) rethrows -> Data { Data(_slice: try _slice.prefix(while: predicate)) }
  func drop(while predicate: (UInt8) throws -> Bool) rethrows -> Data { Data(_slice: try _slice.drop(while: predicate)) }
  func subdata(in range: Range<Int>) -> Data { Data(_slice[range]) }
  func advanced(by distance: Int) -> Data { Data(_slice.dropFirst(distance)) }
  struct SearchOptions: OptionSet {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static var backwards: SearchOptions { SearchOptions(rawValue: 1) }
    static var anchored: SearchOptions { SearchOptions(rawValue: 2) }
  }
  func range(of wanted: Data, options: SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>? {
    let bytes = wanted._array()
    let first = range?.lowerBound ?? startIndex
    let last = (range?.upperBound ?? endIndex) - bytes.count
    if bytes.isEmpty || first > last { return nil }
    let isBackwards = options.contains(.backwards)
    for step in 0...(options.contains(.anchored) ? 0 : last - first) {
      let start = isBackwards ? last - step : first + step
      var length = 0
      while length < bytes.count && _slice[start + length] == bytes[length] { length += 1 }
      if length == bytes.count { return start..<start + length }
    }
    return nil
  }
  mutating func append(_ byte: inout UInt8, count: Int) { append(byte) }
  mutating func append(_ bytes: [UInt8], count: Int) { append(contentsOf: bytes.prefix(count)) }
  mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) { append(contentsOf: bytes._values(count)) }
  mutating func append(_ byte: UInt8) { _slice.append(byte) }
  mutating func append(_ other: Data) { _slice.append(contentsOf: other._array()) }
  mutating func append<S: Sequence>(contentsOf elements: S) where S.Element == UInt8 {
    _slice.append(contentsOf: elements._array())
  }
  mutating func reserveCapacity(_ capacity: Int) {}
  mutating func insert(_ byte: UInt8, at index: Int) { _slice.insert(byte, at: index) }
  mutating func insert<S: Sequence>(contentsOf elements: S, at index: Int) where S.Element == UInt8 {
    replaceSubrange(index..<index, with: elements)
  }
  @discardableResult mutating func remove(at index: Int) -> UInt8 { _slice.remove(at: index) }
  @discardableResult mutating func removeFirst() -> UInt8 { _slice.removeFirst() }
  mutating func removeFirst(_ k: Int) { _slice.removeFirst(k) }
  @discardableResult mutating func removeLast() -> UInt8 { _slice.removeLast() }
  mutating func removeLast(_ k: Int) { _slice.removeLast(k) }
  mutating func popFirst() -> UInt8? { _slice.popFirst() }
  mutating func popLast() -> UInt8? { _slice.popLast() }
  mutating func removeAll(keepingCapacity: Bool = false) { _slice = ArraySlice() }
  mutating func removeAll(where shouldRemove: (UInt8) throws -> Bool) rethrows { try _slice.removeAll(where: shouldRemove) }
  mutating func removeSubrange(_ range: Range<Int>) { replaceSubrange(range, with: Data()) }
  mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == Int { removeSubrange(range.relative(to: self)) }
  mutating func replaceSubrange<S: Sequence>(_ range: Range<Int>, with elements: S) where S.Element == UInt8 {
    let rest = _slice[range.upperBound...]._array()
    let first = startIndex
    _slice = _slice[first..<range.lowerBound]
    _slice.append(contentsOf: elements._array())
    _slice.append(contentsOf: rest)
  }
  mutating func replaceSubrange<R: RangeExpression, S: Sequence>(_ range: R, with elements: S)
  where R.Bound == Int, S.Element == UInt8 {
    replaceSubrange(range.relative(to: self), with: elements)
  }
  mutating func resetBytes(in range: Range<Int>) { for index in range { _slice[index] = 0 } }
  mutating func swapAt(_ i: Int, _ j: Int) { _slice.swapAt(i, j) }
  mutating func sort() { _slice.sort() }
  mutating func reverse() { _slice.reverse() }
  func base64EncodedString(options: Base64EncodingOptions = []) -> String {
    _fromBytes(base64EncodedData(options: options)._array())
  }
  func base64EncodedData(options: Base64EncodingOptions = []) -> Data {
    let digits = _bytes("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    let bytes = _array()
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let left = bytes.count - index
      let group = Int(bytes[index]) << 16 | (left > 1 ? Int(bytes[index + 1]) << 8 : 0) | (left > 2 ? Int(bytes[index + 2]) : 0)
      result.append(digits[group >> 18])
      result.append(digits[group >> 12 & 63])
      result.append(left > 1 ? digits[group >> 6 & 63] : 61)
      result.append(left > 2 ? digits[group & 63] : 61)
      index += 3
    }
    guard let length = options._length else { return Data(result) }
    var lines: [UInt8] = []
    for start in stride(from: 0, to: result.count, by: length) {
      if start > 0 { lines += options._end }
      lines += result[start..<min(start + length, result.count)]
    }
    return Data(lines)
  }
  static func + (left: Data, right: Data) -> Data {
    var result = left
    result.append(right)
    return result
  }
  static func + <S: Sequence>(left: Data, right: S) -> Data where S.Element == UInt8 {
    var result = left
    result.append(contentsOf: right)
    return result
  }
  static func += <S: Sequence>(left: inout Data, right: S) where S.Element == UInt8 { left.append(contentsOf: right) }
  static func == (left: Data, right: Data) -> Bool { left._slice == right._slice }
  func hash(into hasher: inout Hasher) { hasher.combine(_array()) }
  var description: String { "\(count) bytes" }
  var debugDescription: String { "\(count) bytes" }
}
func _base64Digit(_ byte: UInt8) -> UInt? {
  switch byte {
  case 65...90: return UInt(byte - 65)
  case 97...122: return UInt(byte - 71)
  case 48...57: return UInt(byte + 4)
  case 43: return 62
  case 47: return 63
  default: return nil
  }
}
