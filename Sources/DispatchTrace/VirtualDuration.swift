/// A length of virtual time in whole nanoseconds; up to 292 years, and negative where an earlier instant is meant.
///
///     let quantum: VirtualDuration = .milliseconds(5)
///     let all = quantum * 3 + .microseconds(20)
///
/// Arithmetic stays at the ends of the range instead of overflowing.
public struct VirtualDuration: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The length in nanoseconds of virtual time.
  public var nanoseconds: Int64

  /// A length of so many nanoseconds.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// No time at all.
  @inlinable public static var zero: VirtualDuration { VirtualDuration(nanoseconds: 0) }

  /// `count` ns.
  public static func nanoseconds(_ count: Int64) -> VirtualDuration { VirtualDuration(nanoseconds: count) }
  /// `count` µs; the longest duration there is when that does not fit.
  public static func microseconds(_ count: Int64) -> VirtualDuration { VirtualDuration(nanoseconds: 1_000) * count }
  /// `count` ms; the longest duration there is when that does not fit.
  public static func milliseconds(_ count: Int64) -> VirtualDuration { VirtualDuration(nanoseconds: 1_000_000) * count }
  /// `count` s; the longest duration there is when that does not fit.
  public static func seconds(_ count: Int64) -> VirtualDuration { VirtualDuration(nanoseconds: 1_000_000_000) * count }

  @inlinable
  public static func < (left: VirtualDuration, right: VirtualDuration) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension VirtualDuration: AdditiveArithmetic {
  /// The sum; the nearest end of the range when it does not fit.
  public static func + (left: VirtualDuration, right: VirtualDuration) -> VirtualDuration {
    let (sum, overflow) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return VirtualDuration(nanoseconds: overflow ? (left.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// The difference; the nearest end of the range when it does not fit.
  public static func - (left: VirtualDuration, right: VirtualDuration) -> VirtualDuration {
    let (difference, overflow) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return VirtualDuration(nanoseconds: overflow ? (left.nanoseconds < 0 ? .min : .max) : difference)
  }

  /// `factor` times as long; the nearest end of the range when that does not fit.
  public static func * (duration: VirtualDuration, factor: Int64) -> VirtualDuration {
    let (product, overflow) = duration.nanoseconds.multipliedReportingOverflow(by: factor)
    let isNegative = (duration.nanoseconds < 0) != (factor < 0)
    return VirtualDuration(nanoseconds: overflow ? (isNegative ? .min : .max) : product)
  }
}

extension VirtualDuration {
  /// The same length, without what is shorter than a nanosecond; nil when it is longer than 292 years.
  public init?(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, sumOverflow) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !overflow, !sumOverflow else { return nil }
    self.init(nanoseconds: sum)
  }
}

extension Duration {
  /// The same length, exactly.
  public init(_ duration: VirtualDuration) {
    self = .nanoseconds(duration.nanoseconds)
  }
}

extension VirtualDuration: LosslessStringConvertible {
  /// Every unit that is read, by the name it is read by.
  private static let readableUnits: [(name: String, nanoseconds: UInt64)] = [
    ("ns", 1), ("us", 1_000), ("µs", 1_000), ("μs", 1_000), ("ms", 1_000_000), ("s", 1_000_000_000), ("min", 60_000_000_000),
    ("h", 3_600_000_000_000),
  ]

  /// What people write: `10 ms`, `1.5s`, `250 us`, `2 min`. Units are ns, us (µs), ms, s, min and h; a sign may come first.
  ///
  /// Exact: nil for anything else, for digits beyond the nanosecond, and for what does not fit.
  public init?(_ description: String) {
    let isNegative = description.hasPrefix("-")
    let text = description.dropFirst(isNegative ? 1 : 0)
    let number = text.prefix { $0 == "." || $0.isASCII && $0.isNumber }
    let name = text.dropFirst(number.count).drop { $0 == " " }
    guard let unit = Self.readableUnits.first(where: { $0.name == name })?.nanoseconds,
      let magnitude = Self.product(number, unit)
    else { return nil }
    if isNegative, magnitude == Int64.min.magnitude {
      self.init(nanoseconds: .min)
    } else {
      guard let nanoseconds = Int64(exactly: magnitude) else { return nil }
      self.init(nanoseconds: isNegative ? -nanoseconds : nanoseconds)
    }
  }

  /// A decimal number times `unit`.
  private static func product(_ number: Substring, _ unit: UInt64) -> UInt64? {
    let parts = number.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = UInt64(parts[0]) else { return nil }
    var (total, overflow) = whole.multipliedReportingOverflow(by: unit)
    guard parts.count == 2 else { return overflow ? nil : total }
    if parts[1].isEmpty { return nil }
    var place = unit
    for character in parts[1] {
      guard !overflow, let digit = character.wholeNumberValue, place % 10 == 0 else { return nil }
      place /= 10
      (total, overflow) = total.addingReportingOverflow(UInt64(digit) * place)
    }
    return overflow ? nil : total
  }

  private static let units: [(nanoseconds: Int64, name: String)] = [
    (1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "µs"), (1, "ns"),
  ]

  /// The exact value in the largest unit of which it holds at least one: `26 ms`, `1.5 s`, `5.825291868 s`, `0 s`.
  public var description: String {
    if nanoseconds == .min { return "-9223372036.854775808 s" }
    let magnitude = abs(nanoseconds)
    guard let unit = Self.units.first(where: { magnitude >= $0.nanoseconds }) else { return "0 s" }
    return (nanoseconds < 0 ? "-" : "") + Self.decimal(magnitude, unit: unit.nanoseconds) + " " + unit.name
  }

  /// The same in one word, as a command line has it: `26ms`, `250us`.
  package var word: String { description.filter { $0 != " " }.replacing("µ", with: "u") }

  private static func decimal(_ magnitude: Int64, unit: Int64) -> String {
    let rest = magnitude % unit
    if rest == 0 { return "\(magnitude / unit)" }
    var digits = String(unit + rest).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(magnitude / unit).\(digits)"
  }
}
