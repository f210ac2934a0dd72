/// The coder that reads events as we write them: their fields in our order, no space, no escape. It looks at each byte once, where
/// `TraceReader` takes a line apart first.
///
/// What stands in a line otherwise, or is wrong, is `Differs`: `TraceReader` reads that line again and has the last word. Values that this
/// one takes are those that it would take.
struct WrittenLine: FieldCoder {
  struct Differs: Error {}
  typealias Failure = Differs

  /// They live as long as the reader.
  private let bytes: JSONLine.Bytes
  var texts = TextsRead()
  /// The largest id that the line can name.
  private var largestID: Int64 = 0
  private var position = 0
  private let prototypes = EventsByName()

  init(_ bytes: JSONLine.Bytes) {
    self.bytes = bytes
  }

  /// The event in the line that begins at `start`, and where the next line does.
  mutating func event(at start: Int, largestID: Int64) throws(Differs) -> (event: TraceEvent, next: Int) {
    position = start
    self.largestID = largestID
    guard skip(#"{"at":"#) else { throw Differs() }
    let instant = Instant(nanoseconds: try number(in: 0...Int64.max))
    let thread = try id("thread", ThreadID(0))
    guard begin("event"), let prototype = prototypes.event(named: bytes, try string()) else { throw Differs() }
    let kind = try TraceFormat.code(prototype, with: &self)
    let place = try self.position(.none)
    guard skip("}\n") else { throw Differs() }
    return (TraceEvent(instant: instant, thread: thread, position: place, kind: kind), position)
  }
}

// Bytes.
extension WrittenLine {
  @inline(__always)
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += count
    return true
  }

  @inline(__always)
  private func isNext(_ byte: Unicode.Scalar, after offset: Int) -> Bool {
    bytes[position + offset] == UInt8(ascii: byte)
  }

  /// Goes to the value of the field if it comes next.
  @inline(__always)
  private mutating func begin(_ key: StaticString) -> Bool {
    let count = key.utf8CodeUnitCount
    guard bytes.count - position >= count + 4, isNext(",", after: 0), isNext("\"", after: 1), isNext("\"", after: count + 2),
      isNext(":", after: count + 3)
    else { return false }
    for offset in 0..<count where bytes[position + 2 + offset] != key.utf8Start[offset] { return false }
    position += count + 4
    return true
  }

  @inline(__always)
  private mutating func require(_ key: StaticString) throws(Differs) {
    if !begin(key) { throw Differs() }
  }

  /// Between its quotes.
  private mutating func string() throws(Differs) -> Range<Int> {
    guard position < bytes.count, isNext("\"", after: 0) else { throw Differs() }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] < 0x20 || bytes[end] == UInt8(ascii: "\\") { throw Differs() }
      end += 1
    }
    guard end < bytes.count else { throw Differs() }
    position = end + 1
    return start..<end
  }

  @inline(__always)
  private mutating func number(in range: ClosedRange<Int64>) throws(Differs) -> Int64 {
    let isNegative = position < bytes.count && isNext("-", after: 0)
    if isNegative { position += 1 }
    let value = isNegative ? -(try digits()) : try digits()
    guard range.contains(value) else { throw Differs() }
    return value
  }

  /// No more than fit for certain: the general reader counts exactly.
  @inline(__always)
  private mutating func digits() throws(Differs) -> Int64 {
    let start = position
    var value: Int64 = 0
    while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
      value = value &* 10 &+ Int64(digit)
      position += 1
    }
    let count = position - start
    guard (1...18).contains(count), count == 1 || bytes[start] != UInt8(ascii: "0") else { throw Differs() }
    return value
  }
}

// Values.
extension WrittenLine {
  mutating func integer(_ key: StaticString, _ value: Int64, in range: ClosedRange<Int64>) throws(Differs) -> Int64 {
    try require(key)
    return try number(in: range)
  }

  mutating func flag(_ key: StaticString, _ value: Bool) throws(Differs) -> Bool {
    guard begin(key) else { return false }
    if skip("true") { return true }
    throw Differs()
  }

  mutating func id<Kind: Identified>(_ key: StaticString, _ value: Identifier<Kind>) throws(Differs) -> Identifier<Kind> {
    try require(key)
    return try id()
  }

  mutating func id<Kind: Identified>(
    _ key: StaticString, optional value: Identifier<Kind>?
  ) throws(Differs) -> Identifier<Kind>? {
    guard begin(key) else { return nil }
    return try id()
  }

  @inline(__always)
  private mutating func id<Kind: Identified>() throws(Differs) -> Identifier<Kind> {
    guard bytes.count - position > 2, isNext("\"", after: 0), Kind.prefix.utf8.first == bytes[position + 1]
    else { throw Differs() }
    position += 2
    let index = try digits()
    guard index <= largestID, skip("\"") else { throw Differs() }
    return Identifier(Int32(index))
  }

  mutating func text(_ key: StaticString, _ value: StringID) throws(Differs) -> StringID {
    try require(key)
    return try text()
  }

  mutating func text(_ key: StaticString, optional value: StringID?) throws(Differs) -> StringID? {
    guard begin(key) else { return nil }
    return try text()
  }

  private mutating func text() throws(Differs) -> StringID {
    guard let id = texts.id(of: try string(), in: bytes) else { throw Differs() }
    return id
  }

  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value) throws(Differs) -> Value {
    try require(key)
    return try word()
  }

  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value, absent: Value) throws(Differs) -> Value {
    guard begin(key) else { return absent }
    return try word()
  }

  private mutating func word<Value: TraceWord>() throws(Differs) -> Value {
    let range = try string()
    for candidate in Value.allCases where isWord(candidate.word, range) { return candidate }
    throw Differs()
  }

  @inline(__always)
  private func isWord(_ word: StaticString, _ range: Range<Int>) -> Bool {
    guard word.utf8CodeUnitCount == range.count else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != word.utf8Start[offset] { return false }
    return true
  }

  mutating func instant(_ key: StaticString, _ value: Instant) throws(Differs) -> Instant {
    Instant(nanoseconds: try integer(key, 0, in: 0...Int64.max))
  }

  mutating func deadline(_ key: StaticString, _ value: Instant) throws(Differs) -> Instant {
    begin(key) ? Instant(nanoseconds: try number(in: 0...Int64.max)) : .distantFuture
  }

  mutating func start(_ key: StaticString, _ value: Instant) throws(Differs) -> Instant {
    begin(key) ? Instant(nanoseconds: try number(in: Instant.earliestStart.nanoseconds...Int64.max)) : .distantFuture
  }

  mutating func position(_ value: SourcePosition) throws(Differs) -> SourcePosition {
    let file = begin("file") ? try number(in: 1...Int64(SourcePosition.mostFiles)) : 0
    guard begin("line") else {
      if file > 0 { throw Differs() }
      return .none
    }
    let line = try number(in: 0...0x7_FFFF)
    let column = try integer("column", 0, in: 0...0xFFF)
    return SourcePosition(file: Int(file), line: Int(line), column: Int(column))
  }

  // No event has a field of these kinds.
  mutating func unsigned(_ key: StaticString, _ value: UInt64) throws(Differs) -> UInt64 { throw Differs() }
  mutating func ids<Kind: Identified>(
    _ key: StaticString, _ values: [Identifier<Kind>]
  ) throws(Differs) -> [Identifier<Kind>] { throw Differs() }
  mutating func ids<Kind: Identified>(
    _ key: StaticString, ifAny values: [Identifier<Kind>]
  ) throws(Differs) -> [Identifier<Kind>] { throw Differs() }
  mutating func string(_ key: StaticString, _ value: String) throws(Differs) -> String { throw Differs() }
  mutating func string(_ key: StaticString, optional value: String?) throws(Differs) -> String? { throw Differs() }
  mutating func strings(_ key: StaticString, _ values: [String]) throws(Differs) -> [String] { throw Differs() }
}

/// The texts of a file: those of all its lines, and where the last ones stand.
struct TextsRead {
  private(set) var strings = StringTable()
  private var known = KnownTexts()

  /// Nil where it is no text.
  mutating func id(of range: Range<Int>, in bytes: JSONLine.Bytes) -> StringID? {
    if let id = known.id(of: range, in: bytes) { return id }
    guard let text = JSONText.text(Array(bytes[range])[...]) else { return nil }
    let id = strings.intern(text)
    known.remember(range, id, in: bytes)
    return id
  }
}
