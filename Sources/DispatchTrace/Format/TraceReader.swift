extension Trace {
  /// Reads a trace from JSON Lines as `writeJSONLines` writes them; the fields of a line may stand in any order.
  ///
  /// Whatever the bytes, the result is a trace or an error, and what it allocates is linear in their number: ids are bounded
  /// by what can have been made up to their line. That a trace makes sense (a block that ends has started) is not checked.
  public init(jsonLines bytes: [UInt8]) throws(TraceFormatError) {
    self = try bytes.withUnsafeBufferPointer { bytes throws(TraceFormatError) in
      var reader = TraceReader(bytes)
      return try reader.read()
    }
  }
}

/// The coder that reads: it looks the fields of the current line up and marks them as taken.
struct TraceReader: FieldCoder {
  typealias Failure = TraceFormatError

  /// They live as long as the reader: nothing is copied or checked twice.
  let bytes: JSONLine.Bytes
  /// Nearly all lines are as we write them.
  var written: WrittenLine
  /// With so many bytes left a second thread is worth its while.
  let leastToShare: Int
  var lineNumber = 0
  var nextStart = 0
  private var line = JSONLine()
  /// The field that comes next if the file is one of ours.
  private var cursor = 0
  /// So many of the first fields are taken.
  private var settled = 0
  private var takenCount = 0

  init(_ bytes: JSONLine.Bytes, leastToShare: Int = 1 << 20) {
    self.bytes = bytes
    self.leastToShare = leastToShare
    written = WrittenLine(bytes)
  }

  mutating func read() throws(TraceFormatError) -> Trace {
    var trace = Trace(header: try readHeader())
    readHalves(&trace)
    while true {
      readWrittenLines(&trace, most: .max)
      guard try scanLine() else { throw failure(.truncated) }
      let instant = try self.instant("at", .zero)
      if instant < trace.end { throw failure(.backInTime) }
      if instant > .latest { throw failure(.outOfRange(field: "at")) }
      trace.end = instant
      if find("outcome", isTaken: false) != nil {
        trace.outcome = try readOutcome()
        trace.ahead = try TraceFormat.code(ahead: nil, with: &self)
        trace.leftOperations = try TraceFormat.code(operations: [], with: &self)
        trace.remarks = try TraceFormat.code(remarks: [], with: &self)
        try finishLine()
        lineNumber += 1
        if nextStart < bytes.count { throw failure(.textAfterOutcome) }
        trace.strings = written.texts.strings
        return trace
      }
      trace.events.append(try readEvent(at: instant))
      try finishLine()
    }
  }

  /// Up to the first line that is not as we write one.
  mutating func readWrittenLines(_ trace: inout Trace, most: Int) {
    var count = 0
    while nextStart < bytes.count, count < most {
      count += 1
      guard let (event, next) = try? written.event(at: nextStart, largestID: Self.largestID(line: lineNumber + 1)),
        event.instant >= trace.end, event.instant <= .latest
      else { return }
      trace.events.append(event)
      trace.end = event.instant
      nextStart = next
      lineNumber += 1
    }
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
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let isCut = end == bytes.count
    nextStart = isCut ? end : end + 1
    lineNumber += 1
    cursor = 0
    settled = 0
    takenCount = 0
    do {
      try line.scan(bytes, start..<end)
    } catch {
      throw failure(isCut ? .truncated : .malformed(error.what))
    }
    return true
  }

  private mutating func finishLine() throws(TraceFormatError) {
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

  /// Mutating, as all that is called for each field: else a copy of the reader would be made for it.
  private mutating func find(_ key: StaticString, isTaken: Bool) -> Int? {
    // What comes before was taken, in the order in which we write.
    for index in (isTaken ? 0 : settled)..<line.fields.count {
      let field = line.fields[index]
      if field.isTaken == isTaken, Self.matches(key, field.key, bytes) { return index }
    }
    return nil
  }

  private static func matches(_ key: StaticString, _ range: Range<Int>, _ bytes: JSONLine.Bytes) -> Bool {
    guard range.count == key.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != key.utf8Start[offset] { return false }
    return true
  }

  /// The value of the field, which counts as taken from now on; nil when there is none.
  private mutating func take(_ key: StaticString) -> JSONLine.Value? {
    if cursor < line.fields.count, !line.fields[cursor].isTaken, Self.matches(key, line.fields[cursor].key, bytes) {
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
    if index == settled { settled += 1 }
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
    for text in line.texts[texts] { ids.append(try parse(key, .string(text))) }
    return ids
  }

  mutating func ids<Kind: Identified>(
    _ key: StaticString, ifAny values: [Identifier<Kind>]
  ) throws(TraceFormatError) -> [Identifier<Kind>] {
    find(key, isTaken: false) == nil ? [] : try ids(key, values)
  }

  private mutating func parse<Kind: Identified>(
    _ key: StaticString, _ value: JSONLine.Value
  ) throws(TraceFormatError) -> Identifier<Kind> {
    guard case .string(let range) = value, range.count > 1, Kind.prefix.utf8.first == bytes[range.lowerBound] else {
      throw wrongType(key, Self.example(Kind.self))
    }
    let digits = range.lowerBound + 1..<range.upperBound
    guard digits.count == 1 || bytes[digits.lowerBound] != UInt8(ascii: "0") else {
      throw wrongType(key, Self.example(Kind.self))
    }
    var index: Int64 = 0
    for place in digits {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit < 10 else { throw wrongType(key, Self.example(Kind.self)) }
      index = index * 10 + Int64(digit)
      if index > Self.largestID(line: lineNumber) { throw failure(.idOutOfRange(field: "\(key)")) }
    }
    return Identifier(Int32(index))
  }

  private static func example<Kind: Identified>(_ kind: Kind.Type) -> String { "an id such as \"\(Kind.prefix)3\"" }

  /// Every line can make at most a few things; the main and the root queues are there without a line.
  static func largestID(line: Int) -> Int64 { min(Int64(line) + 64, Int64(Int32.max) - 1) }

  mutating func text(_ key: StaticString, _ value: StringID) throws(TraceFormatError) -> StringID {
    try intern(key, try require(key))
  }

  mutating func text(_ key: StaticString, optional value: StringID?) throws(TraceFormatError) -> StringID? {
    guard let found = take(key) else { return nil }
    return try intern(key, found)
  }

  private mutating func intern(_ key: StaticString, _ value: JSONLine.Value) throws(TraceFormatError) -> StringID {
    guard case .string(let range) = value else { throw wrongType(key, "a text") }
    guard let id = written.texts.id(of: range, in: bytes) else { throw failure(.invalidUTF8) }
    return id
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
    for text in line.texts[texts] { strings.append(try decode(key, .string(text))) }
    return strings
  }

  private mutating func decode(_ key: StaticString, _ value: JSONLine.Value) throws(TraceFormatError) -> String {
    guard case .string(let range) = value else { throw wrongType(key, "a text") }
    guard let text = JSONText.text(Array(bytes[range])[...]) else { throw failure(.invalidUTF8) }
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

  private mutating func match<Value: TraceWord>(_ key: StaticString, _ value: JSONLine.Value) throws(TraceFormatError) -> Value {
    if case .string(let range) = value {
      // No closure: it would copy the reader, and the line's fields with the next one.
      for candidate in Value.allCases where Self.matches(candidate.word, range, bytes) { return candidate }
    }
    throw wrongType(key, "one of \(Value.list)")
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
