// How texts become `Data` and come back.
extension String {
  struct Encoding: RawRepresentable, Hashable, CustomStringConvertible {
    let rawValue: UInt
    init(rawValue: UInt) { self.rawValue = rawValue }
    static let ascii = Encoding(rawValue: 1)
    static let utf8 = Encoding(rawValue: 4)
    static let isoLatin1 = Encoding(rawValue: 5)
    static let utf16 = Encoding(rawValue: 10)
    static let unicode = Encoding(rawValue: 10)
    static let utf16BigEndian = Encoding(rawValue: 2_415_919_360)
    static let utf16LittleEndian = Encoding(rawValue: 2_483_028_224)
    static let utf32 = Encoding(rawValue: 2_348_810_496)
    static let utf32BigEndian = Encoding(rawValue: 2_550_137_088)
    static let utf32LittleEndian = Encoding(rawValue: 2_617_245_952)
    var _isWide: Bool { rawValue == 10 || rawValue == 2_415_919_360 || rawValue == 2_483_028_224 }
    var _isOfScalars: Bool { rawValue == 2_348_810_496 || rawValue == 2_550_137_088 || rawValue == 2_617_245_952 }
    var description: String {
      switch rawValue {
      case 1: return "Western (ASCII)"
      case 4: return "Unicode (UTF-8)"
      case 5: return "Western (ISO Latin 1)"
      case 10: return "Unicode (UTF-16)"
      case 2_415_919_360: return "Unicode (UTF-16BE)"
      case 2_483_028_224: return "Unicode (UTF-16LE)"
      case 2_348_810_496: return "Unicode (UTF-32)"
      case 2_550_137_088: return "Unicode (UTF-32BE)"
      case 2_617_245_952: return "Unicode (UTF-32LE)"
      default: return ""
      }
    }
  }
  init?(data: Data, encoding: String.Encoding) { self.init(bytes: data, encoding: encoding) }
  init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8 {
    let bytes = bytes._array()
    #if utf16 || unicode || utf16BigEndian || utf16LittleEndian || utf32 || utf32BigEndian || utf32LittleEndian || rawValue || NSString
      if encoding._isWide || encoding._isOfScalars {
        guard let text = encoding._isWide ? String._wide(bytes, encoding) : String._ofScalars(bytes, encoding) else { return nil }
        self = text
        return
      }
    #endif
    switch encoding {
    case .ascii:
      if bytes.contains(where: { $0 > 127 }) { return nil }
      self = _fromBytes(bytes)
    case .isoLatin1:
      self = _fromCharacters(bytes.map { _fromScalar(UInt32($0)) })
    default:
      self = _fromBytes(bytes)
      if _bytes(self) != bytes { return nil }
    }
  }
  static func _wide(_ bytes: [UInt8], _ encoding: String.Encoding) -> String? {
    if bytes.count % 2 == 1 { return nil }
    let isMarkedBig = bytes.count > 1 && bytes[0] == 0xFE && bytes[1] == 0xFF
    let isBig = encoding == .utf16BigEndian || encoding == .utf16 && isMarkedBig
    var text = ""
    var high: UInt32 = 0
    for index in stride(from: 0, to: bytes.count, by: 2) {
      let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
      let unit = isBig ? first << 8 | second : second << 8 | first
      if index == 0 && unit == 0xFEFF && encoding == .utf16 { continue }
      if unit >= 0xD800 && unit < 0xDC00 {
        high = unit
      } else if unit >= 0xDC00 && unit < 0xE000 {
        if high == 0 { return nil }
        text += _asText(_fromScalar(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00)))
        high = 0
      } else {
        text += _asText(_fromScalar(unit))
      }
    }
    return text
  }
  init(cString bytes: [Int8]) { self = _fromBytes(bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }) }
  init(cString text: UnsafePointer<Int8>) {
    self = _fromBytes((0..<strlen(text)).map { UInt8(bitPattern: text[$0]) })
  }
  init(cString text: UnsafePointer<UInt8>) {
    var end = 0
    while text[end] != 0 { end += 1 }
    self = _fromBytes((0..<end).map { text[$0] })
  }
  init(cString bytes: [UInt8]) { self = _fromBytes(Array(bytes.prefix { $0 != 0 })) }
  init(utf16CodeUnits units: UnsafePointer<UInt16>, count: Int) { self = _fromUTF16(units._values(count)) }
  init?(validatingUTF8 text: UnsafePointer<Int8>) { self.init(validatingUTF8: text._values(strlen(text))) }
  init?(validatingCString text: UnsafePointer<Int8>) { self.init(validatingUTF8: text) }
  init?(utf8String text: UnsafePointer<Int8>) { self.init(validatingUTF8: text) }
  init?(cString text: UnsafePointer<Int8>, encoding: String.Encoding) { self.init(validatingUTF8: text) }
  init?(validatingUTF8 bytes: [Int8]) {
    self.init(bytes: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, encoding: .utf8)
  }
  func cString(using encoding: String.Encoding) -> [Int8]? {
    data(using: encoding).map { $0.map { Int8(bitPattern: $0) } + (encoding._isWide ? [] : [0]) }
  }
  func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? {
    if encoding == .utf8 { return Data(_bytes(self)) }
    #if utf16 || unicode || utf16BigEndian || utf16LittleEndian || utf32 || utf32BigEndian || utf32LittleEndian || rawValue || NSString
      if encoding._isOfScalars { return _inScalars(encoding) }
      if encoding._isWide {
        let isBig = encoding == .utf16BigEndian
        let mark: [UInt16] = encoding == .utf16 ? [0xFEFF] : []
        return Data(
          (mark + _utf16(self)).flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0 & 255), UInt8($0 >> 8)] })
      }
    #endif
    let limit: UInt32 = encoding == .ascii ? 128 : 256
    var bytes: [UInt8] = []
    for scalar in _scalars(self) {
      if scalar < limit {
        bytes.append(UInt8(scalar))
      } else if allowLossyConversion {
        bytes.append(63)
      } else {
        return nil
      }
    }
    return Data(bytes)
  }
  func lengthOfBytes(using encoding: String.Encoding) -> Int {
    encoding._isWide ? _utf16(self).count * 2 : data(using: encoding)?.count ?? 0
  }
}
