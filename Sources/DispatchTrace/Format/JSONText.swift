/// JSON string literals. Text outside ASCII is written as itself.
package enum JSONText {
  private static let hexadecimal = Array("0123456789abcdef".utf8)

  /// Between quotes, as the bytes of JSON.
  package static func literal(_ text: String) -> [UInt8] {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    literal.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): literal += [UInt8(ascii: "\\"), byte]
      case 0x0A: literal += Array(#"\n"#.utf8)
      case 0x0D: literal += Array(#"\r"#.utf8)
      case 0x09: literal += Array(#"\t"#.utf8)
      case 0..<0x20:
        literal += Array(#"\u00"#.utf8)
        literal += [hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      default: literal.append(byte)
      }
    }
    literal.append(UInt8(ascii: "\""))
    return literal
  }

  /// The text between the quotes of a literal; nil when it is not valid UTF-8 or an escape is wrong.
  package static func text(_ contents: ArraySlice<UInt8>) -> String? {
    guard contents.contains(UInt8(ascii: "\\")) else { return validated(contents) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(contents.count)
    var rest = contents
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = unescape(&rest) else { return nil }
      bytes.append(contentsOf: String(escaped).utf8)
    }
    return validated(bytes[...])
  }

  /// Decoding never fails but repairs: what was repaired was not UTF-8.
  private static func validated(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// What follows a backslash.
  private static func unescape(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unescapeUnicode(&rest)
    default: return nil
    }
  }

  private static func unescapeUnicode(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard let first = fourDigits(&rest) else { return nil }
    guard 0xD800...0xDBFF ~= first else { return Unicode.Scalar(first) }
    guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"), let second = fourDigits(&rest),
      0xDC00...0xDFFF ~= second
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func fourDigits(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
    guard rest.count >= 4 else { return nil }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = rest.popFirst(), let digit = hexadecimalValue(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
