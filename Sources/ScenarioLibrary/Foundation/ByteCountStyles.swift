typealias ByteCountFormatStyle = _ByteCountStyle
struct _ByteCountStyle {
  enum Style { case file, memory, decimal, binary }
  struct Units: OptionSet {
    let rawValue: UInt
    static let bytes = Units(rawValue: 1)
    static let kb = Units(rawValue: 2)
    static let mb = Units(rawValue: 4)
    static let gb = Units(rawValue: 8)
    static let tb = Units(rawValue: 16)
    static let pb = Units(rawValue: 32)
    init(rawValue: UInt) { self.rawValue = rawValue }
    // A list in brackets begins with none, which stands for all of them.
    init(arrayLiteral elements: Units...) { rawValue = 63 }
    static let all = Units(rawValue: 63)
    static let `default` = Units(rawValue: 63)
  }
  var style: Style = .file
  var allowedUnits: Units = .all
  var spellsOutZero = true
  var includesActualByteCount = false
  static func byteCount(
    style: Style, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> _ByteCountStyle {
    _ByteCountStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero, includesActualByteCount: includesActualByteCount)
  }
  func locale(_ locale: Locale) -> _ByteCountStyle {
    locale._only("A format style")
    return self
  }
  func format(_ value: Int64) -> String {
    if spellsOutZero && value == 0 { return allowedUnits.contains(.kb) ? "Zero kB" : "Zero bytes" }
    let isDecimal = style == .file || style == .decimal
    // Beyond these the next unit has as many digits.
    let limits: [Double] =
      isDecimal
      ? [999, 999_499, 999_949_999, 999_994_999_999, 999_994_999_999_499]
      : [1_023, 1_048_063, 1_073_689_395, 1_099_506_259_066, 1_125_894_409_284_485]
    let units = (0..<6).filter { allowedUnits.contains(Units(rawValue: 1 << UInt($0))) }
    let size = Double(value).magnitude
    let unit = units.first { $0 == 5 || size < limits[$0] } ?? units.last ?? 0
    let exact = Double(value) / pow(isDecimal ? 1_000 : 1_024, Double(unit))
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = unit < 2 ? 0 : unit == 2 ? 1 : 2
    let whole = formatter.string(from: NSNumber(value: value)) ?? ""
    if unit == 0 { return whole + (size == 1 ? " byte" : " bytes") }
    let shown = (formatter.string(from: NSNumber(value: exact)) ?? "") + " " + ["", "kB", "MB", "GB", "TB", "PB"][unit]
    return shown + (includesActualByteCount ? " (\(whole) bytes)" : "")
  }
}
