extension Trace {
  /// Writes the trace as JSON Lines, handing out chunks of about `chunkSize` bytes (the last one shorter) in order.
  ///
  /// The bytes depend on nothing but the trace. Failures of `sink` stop the writing and are passed on.
  public func writeJSONLines<Failure: Error>(
    chunkSize: Int = 1 << 16, to sink: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var writer = TraceWriter(strings: strings)
    writer.writeHeader(header)
    for event in events {
      writer.write(event)
      if writer.output.count >= chunkSize {
        try sink(writer.output)
        writer.output.removeAll(keepingCapacity: true)
      }
    }
    writer.writeEnd(of: self)
    try sink(writer.output)
  }

  /// The whole trace as JSON Lines.
  public func jsonLines() -> [UInt8] {
    var writer = TraceWriter(strings: strings)
    writer.output.reserveCapacity(events.count * 96 + 1024)
    writer.writeHeader(header)
    for event in events { writer.write(event) }
    writer.writeEnd(of: self)
    return writer.output
  }
}

/// The coder that writes. Each field begins with its comma: the head of a line is written by the line's own function.
struct TraceWriter: FieldCoder {
  typealias Failure = Never

  var output: [UInt8] = []
  private let strings: StringTable
  /// The texts as JSON literals, made when first needed.
  private var literals: [[UInt8]]

  init(strings: StringTable) {
    self.strings = strings
    literals = Array(repeating: [], count: strings.count)
  }

  mutating func writeHeader(_ header: TraceHeader) {
    append(#"{"signalbox":"trace","version":"#)
    append(TraceFormat.version)
    _ = TraceFormat.code(header, with: &self)
    append("}\n")
  }

  mutating func write(_ event: TraceEvent) {
    append(#"{"at":"#)
    append(event.instant.nanoseconds)
    append(#","thread":"t"#)
    append(Int64(event.thread.index))
    append(#"","event":""#)
    output.append(contentsOf: TraceEventName.bytes[event.kind.name.offset])
    output.append(UInt8(ascii: "\""))
    _ = TraceFormat.code(event.kind, with: &self)
    _ = position(event.position)
    append("}\n")
  }

  mutating func writeEnd(of trace: Trace) {
    append(#"{"at":"#)
    append(trace.end.nanoseconds)
    _ = word("outcome", OutcomeName(trace.outcome))
    _ = TraceFormat.code(trace.outcome, with: &self)
    _ = TraceFormat.code(ahead: trace.ahead, with: &self)
    _ = TraceFormat.code(operations: trace.leftOperations, with: &self)
    _ = TraceFormat.code(remarks: trace.remarks, with: &self)
    append("}\n")
  }
}

extension TraceWriter {
  mutating func integer(_ key: StaticString, _ value: Int64, in range: ClosedRange<Int64>) -> Int64 {
    begin(key)
    append(value)
    return value
  }

  mutating func unsigned(_ key: StaticString, _ value: UInt64) -> UInt64 {
    begin(key)
    append(magnitude: value)
    return value
  }

  mutating func flag(_ key: StaticString, _ value: Bool) -> Bool {
    if value {
      begin(key)
      append("true")
    }
    return value
  }

  mutating func id<Kind: Identified>(_ key: StaticString, _ value: Identifier<Kind>) -> Identifier<Kind> {
    begin(key)
    append(id: value)
    return value
  }

  mutating func id<Kind: Identified>(_ key: StaticString, optional value: Identifier<Kind>?) -> Identifier<Kind>? {
    if let value { _ = id(key, value) }
    return value
  }

  mutating func ids<Kind: Identified>(_ key: StaticString, ifAny values: [Identifier<Kind>]) -> [Identifier<Kind>] {
    values.isEmpty ? values : ids(key, values)
  }

  mutating func ids<Kind: Identified>(_ key: StaticString, _ values: [Identifier<Kind>]) -> [Identifier<Kind>] {
    begin(key)
    output.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      append(id: value)
    }
    output.append(UInt8(ascii: "]"))
    return values
  }

  mutating func text(_ key: StaticString, _ value: StringID) -> StringID {
    begin(key)
    if literals[value.offset].isEmpty { literals[value.offset] = JSONText.literal(strings[value]) }
    output.append(contentsOf: literals[value.offset])
    return value
  }

  mutating func text(_ key: StaticString, optional value: StringID?) -> StringID? {
    if let value { _ = text(key, value) }
    return value
  }

  mutating func string(_ key: StaticString, _ value: String) -> String {
    begin(key)
    output.append(contentsOf: JSONText.literal(value))
    return value
  }

  mutating func string(_ key: StaticString, optional value: String?) -> String? {
    if let value { _ = string(key, value) }
    return value
  }

  mutating func strings(_ key: StaticString, _ values: [String]) -> [String] {
    if values.isEmpty { return values }
    begin(key)
    output.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      output.append(contentsOf: JSONText.literal(value))
    }
    output.append(UInt8(ascii: "]"))
    return values
  }

  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value) -> Value {
    begin(key)
    output.append(UInt8(ascii: "\""))
    append(value.word)
    output.append(UInt8(ascii: "\""))
    return value
  }

  mutating func word<Value: TraceWord>(_ key: StaticString, _ value: Value, absent: Value) -> Value {
    value == absent ? value : word(key, value)
  }

  mutating func instant(_ key: StaticString, _ value: Instant) -> Instant {
    begin(key)
    append(value.nanoseconds)
    return value
  }

  mutating func deadline(_ key: StaticString, _ value: Instant) -> Instant {
    value == .distantFuture ? value : instant(key, value)
  }

  mutating func start(_ key: StaticString, _ value: Instant) -> Instant {
    deadline(key, value)
  }

  mutating func position(_ value: SourcePosition) -> SourcePosition {
    guard value.isKnown else { return value }
    if value.file > 0 {
      begin("file")
      append(Int64(value.file))
    }
    begin("line")
    append(Int64(value.line))
    begin("column")
    append(Int64(value.column))
    return value
  }
}

extension TraceWriter {
  private mutating func begin(_ key: StaticString) {
    append(#",""#)
    append(key)
    append(#"":"#)
  }

  @inline(__always)
  private mutating func append(_ text: StaticString) {
    output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func append<Kind: Identified>(id: Identifier<Kind>) {
    output.append(UInt8(ascii: "\""))
    output.append(contentsOf: Kind.prefix.utf8)
    append(Int64(id.index))
    output.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ value: Int64) {
    if value < 0 { output.append(UInt8(ascii: "-")) }
    append(magnitude: value.magnitude)
  }

  private mutating func append(magnitude: UInt64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var rest = magnitude
      var start = 20
      repeat {
        start -= 1
        digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      output.append(contentsOf: UnsafeBufferPointer(rebasing: UnsafeBufferPointer(digits)[start..<20]))
    }
  }
}
