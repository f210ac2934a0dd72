/// A strict scanner for one line that holds one flat JSON object: no nesting but arrays of strings, whole numbers only.
///
/// It finds where keys and values stand and copies nothing. What it keeps has no references: lines are read by the million.
package struct JSONLine {
  package typealias Bytes = UnsafeBufferPointer<UInt8>

  package struct Field {
    package var key: Range<Int>
    package var value: Value
    var isTaken = false
  }

  package enum Value {
    /// The bytes between the quotes, escapes and all.
    case string(Range<Int>)
    case number(magnitude: UInt64, isNegative: Bool)
    case boolean(Bool)
    /// Its strings are these of `texts`.
    case array(Range<Int>)
  }

  package struct Malformed: Error {
    package var what: String
  }

  package private(set) var fields: [Field] = []
  /// Of all arrays of the line, one after the other: the bytes between the quotes, escapes and all.
  package private(set) var texts: [Range<Int>] = []
  private var position = 0
  private var end = 0

  package init() {}

  /// Replaces `fields` by those of the line in `range`.
  package mutating func scan(_ bytes: [UInt8], _ range: Range<Int>) throws(Malformed) {
    try bytes.withUnsafeBufferPointer { bytes throws(Malformed) in try scan(bytes, range) }
  }

  /// The same; `range` lies within `bytes`.
  package mutating func scan(_ bytes: Bytes, _ range: Range<Int>) throws(Malformed) {
    fields.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    position = range.lowerBound
    end = range.upperBound
    try expect("{", in: bytes)
    if !skip("}", in: bytes) {
      repeat {
        try expect("\"", in: bytes)
        let key = try scanString(bytes)
        try expect(":", in: bytes)
        fields.append(Field(key: key, value: try scanValue(bytes)))
      } while skip(",", in: bytes)
      try expect("}", in: bytes)
    }
    skipSpace(bytes)
    if position < end { throw Malformed(what: "something follows the closing brace") }
  }

  mutating func take(_ index: Int) {
    fields[index].isTaken = true
  }

  private mutating func scanValue(_ bytes: Bytes) throws(Malformed) -> Value {
    skipSpace(bytes)
    guard position < end else { throw Malformed(what: "the line ends too early") }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      position += 1
      return .string(try scanString(bytes))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try scanNumber(bytes)
    case UInt8(ascii: "["):
      position += 1
      return try scanArray(bytes)
    case UInt8(ascii: "t") where skipWord("true", in: bytes): return .boolean(true)
    case UInt8(ascii: "f") where skipWord("false", in: bytes): return .boolean(false)
    default: throw Malformed(what: "a value must be a text, a whole number, true, false or a list of texts")
    }
  }

  /// After the opening quote; stops after the closing one.
  private mutating func scanString(_ bytes: Bytes) throws(Malformed) -> Range<Int> {
    let start = position
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return start..<position - 1
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20: throw Malformed(what: "a control character within a text")
      default: position += 1
      }
    }
    throw Malformed(what: "a text without its closing quote")
  }

  private mutating func scanNumber(_ bytes: Bytes) throws(Malformed) -> Value {
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let start = position
    var magnitude: UInt64 = 0
    while position < end, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
      let (tens, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(UInt64(digit))
      if overflow || carry { throw Malformed(what: "a number that does not fit in 64 bits") }
      magnitude = sum
      position += 1
    }
    let count = position - start
    if count == 0 || (count > 1 && bytes[start] == UInt8(ascii: "0")) {
      throw Malformed(what: "a number without digits, or with a leading 0")
    }
    if position < end, case let next = bytes[position],
      next == UInt8(ascii: ".") || next == UInt8(ascii: "e") || next == UInt8(ascii: "E")
    {
      throw Malformed(what: "a number that is not whole")
    }
    return .number(magnitude: magnitude, isNegative: isNegative)
  }

  private mutating func scanArray(_ bytes: Bytes) throws(Malformed) -> Value {
    let first = texts.count
    if skip("]", in: bytes) { return .array(first..<first) }
    repeat {
      try expect("\"", in: bytes)
      texts.append(try scanString(bytes))
    } while skip(",", in: bytes)
    try expect("]", in: bytes)
    return .array(first..<texts.count)
  }

  private mutating func skipSpace(_ bytes: Bytes) {
    while position < end, case let next = bytes[position], next == 0x20 || next == 0x09 || next == 0x0D { position += 1 }
  }

  @inline(__always)
  private mutating func skip(_ character: Unicode.Scalar, in bytes: Bytes) -> Bool {
    skipSpace(bytes)
    guard position < end, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  @inline(__always)
  private mutating func expect(_ character: Unicode.Scalar, in bytes: Bytes) throws(Malformed) {
    if !skip(character, in: bytes) { throw Malformed(what: "'\(character)' is missing") }
  }

  private mutating func skipWord(_ word: StaticString, in bytes: Bytes) -> Bool {
    guard end - position >= word.utf8CodeUnitCount else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] { return false }
    position += word.utf8CodeUnitCount
    return true
  }
}
