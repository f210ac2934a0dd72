extension Trace {
  /// Reads a trace from JSON Lines as `writeJSONLines` writes them; the fields of a line may stand in any order.
  ///
  /// Whatever the bytes, the result is a trace or an error, and what it allocates is linear in their number: ids are bounded
  /// by what can have been made up to their line. That a trace makes sense (a block that ends has started) is not checked.
  public init(jsonLines bytes: [UInt8]) throws(TraceFormatError) {
    var reader = TraceReader(bytes)
    self = try reader.read()
  }
}

/// The coder that reads: it looks the fields of the current line up and marks them as taken.
struct TraceReader: FieldCoder {
  typealias Failure = TraceFormatError

  let bytes: [UInt8]
  var strings = StringTable()
  private var lineNumber = 0
  private var nextStart = 0
  private var line = JSONLine()
  /// The field that comes next if the file is one of ours.
  private var cursor = 0
  private var takenCount = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(TraceFormatError) -> Trace {
    var trace = Trace(header: try readHeader())
    while try scanLine() {
      let instant = try self.instant("at", .zero)
      if instant < trace.end { throw failure(.backInTime) }
      trace.end = instant
      if find("outcome", isTaken: false) != nil {
        trace.outcome = try readOutcome()
        try finishLine()
        lineNumber += 1
        if nextStart < bytes.count { throw failure(.textAfterOutcome) }
        trace.strings = strings
        return trace
      }
      trace.events.append(try readEvent(at: instant))
      try finishLine()
    }
    throw failure(.truncated)
  }

  private mutating func readHeader() throws(TraceFormatError) -> TraceHeader {
    if bytes.isEmpty { throw TraceFormatError(line: 1, problem: .empty) }
    guard bytes.starts(with: #"{"signalbox":"trace""#.utf8), try scanLine(), try string("signalbox", "") == "trace" else {
      throw TraceFormatError(line: 1, problem: .notATrace)
    }
    let version = try integer("version", 0, in: .min ... .max)
    if version != TraceFormat.version { throw failure(.otherVersion(version)) }
    let header = try TraceFormat.code(TraceHeader(platform: "", cores: 1, quantum: .zero), with: &self)
    try finishLine()
    return header
  }

  private mutating func readEvent(at instant: Instant) throws(TraceFormatError) -> TraceEvent {
    let thread = try id("thread", ThreadID(0))
    let name = try require("event")
    guard case .string(let range) = name, let prototype = Self.prototypes.event(named: bytes, range) else {
      throw failure(.unknownEvent(try decode("event", name)))
    }
    let kind = try TraceFormat.code(prototype, with: &self)
    return TraceEvent(instant: instant, thread: thread, position: try position(.none), kind: kind)
  }

  private static let prototypes = EventsByName()

  private mutating func readOutcome() throws(TraceFormatError) -> Outcome {
    let name = try word("outcome", OutcomeName.completed)
    return try TraceFormat.code(name.prototype, with: &self)
  }
}

// Lines.
extension TraceReader {
  /// Scans the next line; false at the end of the file.
  private mutating func scanLine() throws(TraceFormatError) -> Bool {
    guard nextStart < bytes.count else { return false }
    let start = nextStart
    let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    let end = newline ?? bytes.count
    nextStart = newline.map { $0 + 1 } ?? end
    lineNumber += 1
    cursor = 0
    takenCount = 0
    do {
      try line.scan(bytes, start..<end)
    } catch {
      throw failure(newline == nil ? .truncated : .malformed(error.what))
    }
    return true
  }

  private func finishLine() throws(TraceFormatError) {
    guard takenCount < line.fields.count, let rest = line.fields.firstIndex(where: { !$0.isTaken }) else { return }
    let key = name(line.fields[rest])
    let isRepeated = line.fields[..<rest].contains { name($0) == key }
    throw failure(isRepeated ? .repeatedField(key) : .unknownField(key))
  }

  private func failure(_ problem: TraceFormatError.Problem) -> TraceFormatError {
    TraceFormatError(line: lineNumber, problem: problem)
  }

  private func name(_ field: JSONLine.Field) -> String {
    String(decoding: bytes[field.key], as: UTF8.self)
  }

  private func find(_ key: StaticString, isTaken: Bool) -> Int? {
    line.fields.firstIndex { $0.isTaken == isTaken && matches(key, $0.key) }
  }

  private func matches(_ key: StaticString, _ range: Range<Int>) -> Bool {
    guard range.count == key.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != key.utf8Start[offset] { return false }
    return true
  }

  /// The value of the field, which counts as taken from now on; nil when there is none.
  private mutating func take(_ key: StaticString) -> JSONLine.Value? {
    if cursor < line.fields.count, !line.fields[cursor].isTaken, matches(key, line.fields[cursor].key) {
      cursor += 1
      return take(at: cursor - 1)
    }
    guard let index = find(key, isTaken: false) else { return nil }
    cursor = index + 1
    return take(at: index)
  }

  private mutating func take(at index: Int) -> JSONLine.Value {
    line.take(index)
    takenCount += 1
    return line.fields[index].value
  }

  private mutating func require(_ key: StaticString) throws(TraceFormatError) -> JSONLine.Value {
    guard let value = take(key) else { throw failure(.missingField("\(key)")) }
    return value
  }

  private func wrongType(_ key: StaticString, _ expected: String) -> TraceFormatError {
    failure(.wrongType(field: "\(key)", expected: expected))
  }
}

// Values.
extension TraceReader {
  mutating func integer(
    _ key: StaticString, _ value: Int64, in range: ClosedRange<Int64>
  ) throws(TraceFormatError) -> Int64 {
    guard case .number(let magnitude, let isNegative) = try require(key) else { throw wrongType(key, "a whole number") }
    let limit = isNegative ? Int64.min.magnitude : Int64.max.magnitude
    guard magnitude <= limit else { throw failure(.outOfRange(field: "\(key)")) }
    let number = isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(magnitude)
    guard range.contains(number) else { throw failure(.outOfRange(field: "\(key)")) }
    return number
  }

  mutating func unsigned(_ key: StaticString, _ value: UInt64) throws(TraceFormatError) -> UInt64 {
    guard case .number(let magnitude, isNegative: false) = try require(key) else {
      throw wrongType(key, "a whole number that is not negative")
    }
    return magnitude
  }

  mutating func flag(_ key: StaticString, _ value: Bool) throws(TraceFormatError) -> Bool {
    guard let found = take(key) else { return false }
    guard case .boolean(let flag) = found else { throw wrongType(key, "true or false") }
    return flag
  }

  mutating func id<Kind: Identified>(
    _ key: StaticString, _ value: Identifier<Kind>
  ) throws(TraceFormatError) -> Identifier<Kind> {
    try parse(key, try require(key))
  }

  mutating func id<Kind: Identified>(
    _ key: StaticString, optional value: Identifier<Kind>?
  ) throws(TraceFormatError) -> Identifier<Kind>? {
    guard let found = take(key) else { return nil }
    return try parse(key, found)
  }

  mutating func ids<Kind: Identified>(
    _ key: StaticString, _ values: [Identifier<Kind>]
  ) throws(TraceFormatError) -> [Identifier<Kind>] {
    guard case .array(let texts) = try require(key) else { throw wrongType(key, "a list of ids") }
    var ids: [Identifier<Kind>] = []
    for text in texts { ids.append(try parse(key, .string(text))) }
    return ids
  }

  private func parse<Kind: Identified>(
    _ key: StaticString, _ value: JSONLine.Value
  ) throws(TraceFormatError) -> Identifier<Kind> {
    let expected = "an id such as \"\(Kind.prefix)3\""
    guard case .string(let range) = value, bytes[range].starts(with: Kind.prefix.utf8) else { throw wrongType(key, expected) }
    let digits = bytes[range.dropFirst(Kind.prefix.utf8.count)]
    guard let first = digits.first, digits.count == 1 || first != UInt8(ascii: "0") else { throw wrongType(key, expected) }
    var index: Int64 = 0
    for byte in digits {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { throw wrongType(key, expected) }
      index = index * 10 + Int64(digit)
      if index > largestID { throw failure(.idOutOfRange(field: "\(key)")) }
    }
    return Identifier(Int32(index))
  }

  /// Every line can make at most a few things; the main and the root queues are there without a line.
  private var largestID: Int64 { min(Int64(lineNumber) + 64, Int64(Int32.max) - 1) }

  mutating func text(_ key: StaticString, _ value: StringID) throws(TraceFormatError) -> StringID {
    strings.intern(try string(key, ""))
  }

  mutating func text(_ key: StaticString, optional value: StringID?) throws(TraceFormatError) -> StringID? {
    guard let text = try string(key, optional: nil) else { return nil }
    return strings.intern(text)
  }

  mutating func string(_ key: StaticString, _ value: String) throws(TraceFormatError) -> String {
    try decode(key, try require(key))
  }

  mutating func string(_ key: StaticString, optional value: String?) throws(TraceFormatError) -> String? {
    guard let found = take(key) else { return nil }
    return try decode(key, found)
  }

  mutating func strings(_ key: StaticString, _ values: [String]) throws(TraceFormatError) -> [String] {
    guard let found = take(key) else { return [] }
    guard case .array(let texts) = found else { throw wrongType(key, "a list of texts") }
    var strings: [String] = []
    for text in texts { strings.append(try decode(key, .string(text))) }
    return strings
  }

  private func decode(_ key: StaticString, _ value: JSONLine.Value) throws(TraceFormatError) -> String {
    guard case .string(let range) = value else { throw wrongType(key, "a text") }
    guard let text = JSONText.text(bytes[range]) else { throw failure(.invalidUTF8) }
    return text
  }

  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value) throws(TraceFormatError) -> Value {
    try match(key, try require(key))
  }

  mutating func word<Value: TraceWord>(
    _ key: StaticString, _ value: Value, absent: Value
  ) throws(TraceFormatError) -> Value {
    guard let found = take(key) else { return absent }
    return try match(key, found)
  }

  private func match<Value: TraceWord>(_ key: StaticString, _ value: JSONLine.Value) throws(TraceFormatError) -> Value {
    guard case .string(let range) = value, let found = Value.allCases.first(where: { matches($0.word, range) }) else {
      throw wrongType(key, "one of \(Value.list)")
    }
    return found
  }

  mutating func instant(_ key: StaticString, _ value: Instant) throws(TraceFormatError) -> Instant {
    Instant(nanoseconds: try integer(key, 0, in: 0...Int64.max))
  }

  mutating func deadline(_ key: StaticString, _ value: Instant) throws(TraceFormatError) -> Instant {
    guard find(key, isTaken: false) != nil else { return .distantFuture }
    return try instant(key, value)
  }

  mutating func start(_ key: StaticString, _ value: Instant) throws(TraceFormatError) -> Instant {
    guard find(key, isTaken: false) != nil else { return .distantFuture }
    return Instant(nanoseconds: try integer(key, 0, in: Instant.earliestStart.nanoseconds...Int64.max))
  }

  mutating func position(_ value: SourcePosition) throws(TraceFormatError) -> SourcePosition {
    guard find("line", isTaken: false) != nil else { return .none }
    let isElsewhere = find("file", isTaken: false) != nil
    let file = isElsewhere ? try integer("file", 0, in: 1...Int64(SourcePosition.mostFiles)) : 0
    let line = try integer("line", 0, in: 0...0x7_FFFF)
    let column = try integer("column", 0, in: 0...0xFFF)
    return SourcePosition(file: Int(file), line: Int(line), column: Int(column))
  }
}
