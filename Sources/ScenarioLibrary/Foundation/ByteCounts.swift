// Foundation's formatter of counts of bytes.
class ByteCountFormatter: Formatter {
  enum CountStyle: Int { case file, memory, decimal, binary }
  struct Units: OptionSet {
    let rawValue: UInt
    static let useBytes = Units(rawValue: 1)
    static let useKB = Units(rawValue: 2)
    static let useMB = Units(rawValue: 4)
    static let useGB = Units(rawValue: 8)
    static let useTB = Units(rawValue: 16)
    static let usePB = Units(rawValue: 32)
    static let useEB = Units(rawValue: 64)
    static let useZB = Units(rawValue: 128)
    static let useYBOrHigher = Units(rawValue: 65_280)
    static let useAll = Units(rawValue: 65_535)
  }
  var countStyle: CountStyle = .file
  var allowedUnits: Units = []
  var includesUnit = true
  var includesCount = true
  var includesActualByteCount = false
  var isAdaptive = true
  var allowsNonnumericFormatting = true
  var zeroPadsFractionDigits = false
  override init() { super.init() }
  required init?(coder: NSCoder) { return nil }
  static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: count)
  }
  override func string(for value: Any?) -> String? {
    guard let number = value as? NSNumber else { return nil }
    return string(fromByteCount: number.int64Value)
  }
  func string(fromByteCount count: Int64) -> String {
    let isAny = allowedUnits.isEmpty || allowedUnits == .useAll
    let step = countStyle == .memory || countStyle == .binary ? 1_024.0 : 1_000.0
    let names = ["bytes", "KB", "MB", "GB", "TB", "PB", "EB", "ZB", "YB"]
    let units = (0..<9).filter { isAny || !allowedUnits.isDisjoint(with: Units(rawValue: 1 << UInt($0))) }
    var unit = units[0]
    // Of chosen units what is below zero gets the smallest, as in Foundation.
    let size = isAny ? Double(count).magnitude : Double(count)
    for candidate in units where size >= pow(step, Double(candidate)) { unit = candidate }
    let exact = Double(count) / pow(step, Double(unit))
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = unit < 2 ? 0 : unit == 2 ? 1 : 2
    formatter.usesSignificantDigits = !isAdaptive
    formatter.maximumSignificantDigits = 3
    if zeroPadsFractionDigits && unit > 0 {
      if isAdaptive {
        formatter.minimumFractionDigits = formatter.maximumFractionDigits
      } else {
        formatter.minimumSignificantDigits = 3
      }
    }
    let number = unit == 0 ? NSNumber(value: count) : NSNumber(value: exact)
    let text = formatter.string(from: number) ?? ""
    let isOne = count == 1 && units.count > 1 || count == -1 && isAny
    let name = unit == 0 && isOne ? "byte" : names[unit]
    let isZero = count == 0 && allowsNonnumericFormatting && includesCount && includesUnit && allowedUnits != .useAll
    let shown =
      isZero ? "Zero KB" : [includesCount ? text : "", includesUnit ? name : ""].filter { !$0.isEmpty }.joined(separator: " ")
    if !includesActualByteCount || !includesCount || !includesUnit || unit == 0 && !isZero { return shown }
    return shown + " (" + (formatter.string(from: NSNumber(value: count)) ?? "") + " bytes)"
  }
}
