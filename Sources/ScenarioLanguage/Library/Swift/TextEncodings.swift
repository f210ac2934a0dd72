/// The encodings of Unicode as types that read and write units one after the other.
extension LibraryArea {
  static let encodingNames = ["UTF8", "UTF16", "UTF32", "UnicodeCodec", "UnicodeDecodingResult", "transcode"]

  static let textEncodings = #"""
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32
    enum UnicodeDecodingResult: Equatable { case scalarValue(Unicode.Scalar), emptyInput, error }
    protocol UnicodeCodec {
      associatedtype CodeUnit: UnsignedInteger, FixedWidthInteger
      init()
      mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == CodeUnit
      static func encode(_ input: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void)
    }
    func transcode<Input: IteratorProtocol, From: UnicodeCodec, To: UnicodeCodec>(
      _ input: Input, from inputEncoding: From.Type, to outputEncoding: To.Type, stoppingOnError: Bool,
      into processCodeUnit: (To.CodeUnit) -> Void
    ) -> Bool where Input.Element == From.CodeUnit {
      var input = input
      var decoder = From()
      var hadError = false
      while true {
        switch decoder.decode(&input) {
        case .scalarValue(let scalar): To.encode(scalar, into: processCodeUnit)
        case .emptyInput: return hadError
        case .error:
          if stoppingOnError { return true }
          hadError = true
          To.encode(Unicode.Scalar(_value: 0xFFFD), into: processCodeUnit)
        }
      }
    }

    """#

  /// Inside of `Unicode`.
  static let encodingTypes = #"""
      struct UTF8: UnicodeCodec {
        typealias CodeUnit = UInt8
        // Read already, and not part of what was wrong before it.
        var _next: UInt8?
        init() {}
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt8 {
          guard let first = _next ?? input.next() else { return .emptyInput }
          _next = nil
          if first < 0x80 { return .scalarValue(Unicode.Scalar(_value: UInt32(first))) }
          if first < 0xC2 || first > 0xF4 { return .error }
          var left = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
          var low: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
          var high: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
          var value = UInt32(first) & (left == 1 ? 0x1F : left == 2 ? 0x0F : 0x07)
          while left > 0 {
            guard let unit = input.next() else { return .error }
            if unit < low || unit > high {
              _next = unit
              return .error
            }
            value = value << 6 | UInt32(unit & 0x3F)
            (low, high) = (0x80, 0xBF)
            left -= 1
          }
          return .scalarValue(Unicode.Scalar(_value: value))
        }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt8) -> Void) {
          for unit in _bytes(input.description) { processCodeUnit(unit) }
        }
        static func isASCII(_ unit: UInt8) -> Bool { unit < 0x80 }
        static func isContinuation(_ unit: UInt8) -> Bool { unit & 0xC0 == 0x80 }
        static func width(_ scalar: Unicode.Scalar) -> Int { _bytes(scalar.description).count }
      }
      struct UTF16: UnicodeCodec {
        typealias CodeUnit = UInt16
        var _next: UInt16?
        init() {}
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt16 {
          guard let first = _next ?? input.next() else { return .emptyInput }
          _next = nil
          if !UTF16.isSurrogate(first) { return .scalarValue(Unicode.Scalar(_value: UInt32(first))) }
          if UTF16.isTrailSurrogate(first) { return .error }
          guard let second = input.next() else { return .error }
          if !UTF16.isTrailSurrogate(second) {
            _next = second
            return .error
          }
          return .scalarValue(Unicode.Scalar(_value: 0x10000 + (UInt32(first) - 0xD800) * 0x400 + (UInt32(second) - 0xDC00)))
        }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt16) -> Void) {
          for unit in _utf16(input.description) { processCodeUnit(unit) }
        }
        static func isASCII(_ unit: UInt16) -> Bool { unit < 0x80 }
        static func isLeadSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xD800 }
        static func isTrailSurrogate(_ unit: UInt16) -> Bool { unit & 0xFC00 == 0xDC00 }
        static func isSurrogate(_ unit: UInt16) -> Bool { unit & 0xF800 == 0xD800 }
        static func width(_ scalar: Unicode.Scalar) -> Int { scalar._value < 0x10000 ? 1 : 2 }
        static func leadSurrogate(_ scalar: Unicode.Scalar) -> UInt16 { _utf16(scalar.description)[0] }
        static func trailSurrogate(_ scalar: Unicode.Scalar) -> UInt16 { _utf16(scalar.description)[1] }
      }
      struct UTF32: UnicodeCodec {
        typealias CodeUnit = UInt32
        init() {}
        mutating func decode<I: IteratorProtocol>(_ input: inout I) -> UnicodeDecodingResult where I.Element == UInt32 {
          guard let unit = input.next() else { return .emptyInput }
          return Unicode.Scalar(unit).map { .scalarValue($0) } ?? .error
        }
        static func encode(_ input: Unicode.Scalar, into processCodeUnit: (UInt32) -> Void) { processCodeUnit(input._value) }
        static func isASCII(_ unit: UInt32) -> Bool { unit < 0x80 }
        static func width(_ scalar: Unicode.Scalar) -> Int { 1 }
      }

    """#

  /// Four bytes for each scalar.
  static let textsOfScalars = #"""
    extension String {
      static func _ofScalars(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
        if bytes.count % 4 != 0 { return nil }
        let isBig = encoding == .utf32BigEndian || encoding == .utf32 && bytes.starts(with: [0, 0, 0xFE, 0xFF])
        var scalars: [Unicode.Scalar] = []
        for place in stride(from: 0, to: bytes.count, by: 4) {
          var value: UInt32 = 0
          for index in 0..<4 { value = value << 8 | UInt32(bytes[place + (isBig ? index : 3 - index)]) }
          if place == 0 && value == 0xFEFF && encoding == .utf32 { continue }
          guard let scalar = Unicode.Scalar(value) else { return nil }
          scalars.append(scalar)
        }
        return _fromScalars(scalars)
      }
      func _inScalars(_ encoding: String.Encoding) -> Data {
        let mark: [UInt32] = encoding == .utf32 ? [0xFEFF] : []
        let shifts: [UInt32] = encoding == .utf32BigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]
        return Data((mark + _scalars(self)).flatMap { scalar in shifts.map { UInt8(truncatingIfNeeded: scalar >> $0) } })
      }
    }

    """#
}
