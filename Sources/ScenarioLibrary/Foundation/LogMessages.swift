enum OSLogType { case `default`, info, debug, error, fault }
final class OSLog {
  static let `default` = OSLog(subsystem: "", category: "")
  init(subsystem: String, category: String) {}
}
func _logged(_ message: String, _ arguments: [Any]) {
  let format = message.replacingOccurrences(of: "{public}", with: "").replacingOccurrences(of: "{private}", with: "")
  print(_format(format, _plainArguments(arguments)))
}
func os_log(_ message: String, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...) {
  _logged(message, arguments)
}
func os_log(_ type: OSLogType, log: OSLog = .default, _ message: String, _ arguments: Any...) {
  _logged(message, arguments)
}
func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) { print(message._text) }
func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { print(message._text) }
struct OSLogPrivacy {
  enum Mask { case hash, none }
  static var `public`: OSLogPrivacy { OSLogPrivacy() }
  static var `private`: OSLogPrivacy { OSLogPrivacy() }
  static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  static var auto: OSLogPrivacy { OSLogPrivacy() }
  static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}
struct OSLogStringAlignment {
  var _columns = 0
  var _isLeft = false
  static var none: OSLogStringAlignment { OSLogStringAlignment() }
  static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(_columns: columns) }
  static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(_columns: columns, _isLeft: true) }
  func _aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: text.count < _columns ? _columns - text.count : 0)
    return _isLeft ? text + space : space + text
  }
}
struct OSLogIntegerFormatting {
  var _radix = 10
  var _hasSign = false
  var _prefix = ""
  var _isUppercase = false
  var _minimum = 1
  static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(_radix: 16) }
  static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(_radix: 8) }
  static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(_hasSign: explicitPositiveSign, _minimum: minDigits)
  }
  static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      _radix: 16, _hasSign: explicitPositiveSign, _prefix: includePrefix ? "0x" : "", _isUppercase: uppercase, _minimum: minDigits
    )
  }
  static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(_radix: 8, _hasSign: explicitPositiveSign, _prefix: includePrefix ? "0o" : "", _minimum: minDigits)
  }
  func _text<T: BinaryInteger>(_ value: T) -> String {
    let text = String(value, radix: _radix, uppercase: _isUppercase)
    let digits = text.hasPrefix("-") ? String(text.dropFirst()) : text
    let zeros = String(repeating: "0", count: digits.count < _minimum ? _minimum - digits.count : 0)
    return (text.hasPrefix("-") ? "-" : _hasSign ? "+" : "") + _prefix + zeros + digits
  }
}
struct OSLogFloatFormatting {
  var _precision = 6
  var _hasSign = false
  var _letter = "f"
  static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(_letter: "e") }
  static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(_letter: "g") }
  static func fixed(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(_precision: precision, _hasSign: explicitPositiveSign)
  }
  static func exponential(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting
  {
    OSLogFloatFormatting(_precision: precision, _hasSign: explicitPositiveSign, _letter: uppercase ? "E" : "e")
  }
  static func hybrid(precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false) -> OSLogFloatFormatting {
    OSLogFloatFormatting(_precision: precision, _hasSign: explicitPositiveSign, _letter: uppercase ? "G" : "g")
  }
  func _text(_ value: Double) -> String { String(format: "%" + (_hasSign ? "+" : "") + ".\(_precision)" + _letter, value) }
}
enum OSLogBoolFormat { case truth, answer }
struct OSLogInterpolation: StringInterpolationProtocol {
  var _text = ""
  init(literalCapacity: Int, interpolationCount: Int) {}
  mutating func appendLiteral(_ literal: String) { _text += literal }
  mutating func appendInterpolation(
    _ number: Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    _text += align._aligned(format._text(number))
  }
  mutating func appendInterpolation(
    _ number: Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    _text += align._aligned(format._text(Double(number)))
  }
  mutating func appendInterpolation<T: BinaryInteger>(
    _ number: T, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    _text += align._aligned(format._text(number))
  }
  mutating func appendInterpolation(_ flag: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto) {
    _text += format == .truth ? "\(flag)" : flag ? "YES" : "NO"
  }
  mutating func appendInterpolation<T>(
    _ value: T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _text += align._aligned(String(describing: value))
  }
}
struct OSLogMessage: ExpressibleByStringInterpolation {
  typealias StringInterpolation = OSLogInterpolation
  let _text: String
  init(stringLiteral value: String) { _text = value }
  init(stringInterpolation: OSLogInterpolation) { _text = stringInterpolation._text }
}
struct Logger {
  init() {}
  init(subsystem: String, category: String) {}
  init(_ log: OSLog) {}
  func log(_ message: OSLogMessage) { print(message._text) }
  func log(level: OSLogType, _ message: OSLogMessage) { print(message._text) }
  func trace(_ message: OSLogMessage) { print(message._text) }
  func debug(_ message: OSLogMessage) { print(message._text) }
  func info(_ message: OSLogMessage) { print(message._text) }
  func notice(_ message: OSLogMessage) { print(message._text) }
  func warning(_ message: OSLogMessage) { print(message._text) }
  func error(_ message: OSLogMessage) { print(message._text) }
  func critical(_ message: OSLogMessage) { print(message._text) }
  func fault(_ message: OSLogMessage) { print(message._text) }
}
