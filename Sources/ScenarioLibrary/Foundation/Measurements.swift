class UnitConverter: NSObject {
  override init() { super.init() }
  func baseUnitValue(fromValue value: Double) -> Double { value }
  func value(fromBaseUnitValue value: Double) -> Double { value }
}
class UnitConverterLinear: UnitConverter {
  let coefficient: Double
  let constant: Double
  init(coefficient: Double, constant: Double = 0) {
    self.coefficient = coefficient
    self.constant = constant
    super.init()
  }
  override func baseUnitValue(fromValue value: Double) -> Double { value * coefficient + constant }
  override func value(fromBaseUnitValue value: Double) -> Double { (value - constant) / coefficient }
}
class Unit: NSObject {
  let symbol: String
  init(symbol: String) {
    self.symbol = symbol
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? Unit)?.symbol == symbol }
  func _base() -> Unit? { nil }
  override var hash: Int { symbol.hashValue }
}
class Dimension: Unit {
  let converter: UnitConverter
  init(symbol: String, converter: UnitConverter) {
    self.converter = converter
    super.init(symbol: symbol)
  }
  init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) {
    converter = UnitConverterLinear(coefficient: coefficient, constant: constant)
    super.init(symbol: symbol)
  }
  class func baseUnit() -> Self { fatalError("*** You must override baseUnit in your class to define its base unit.") }
}
class UnitDuration: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var hours: UnitDuration { UnitDuration("h", 3_600) }
  static var minutes: UnitDuration { UnitDuration("m", 60) }
  static var seconds: UnitDuration { UnitDuration("s", 1) }
  static var milliseconds: UnitDuration { UnitDuration("ms", 0.001) }
  static var microseconds: UnitDuration { UnitDuration("µs", 0.000_001) }
  static var nanoseconds: UnitDuration { UnitDuration("ns", 1e-9) }
  override class func baseUnit() -> Self { seconds as! Self }
  override func _base() -> Unit? { Self.seconds }
}
class UnitLength: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var kilometers: UnitLength { UnitLength("km", 1_000) }
  static var meters: UnitLength { UnitLength("m", 1) }
  static var centimeters: UnitLength { UnitLength("cm", 0.01) }
  static var millimeters: UnitLength { UnitLength("mm", 0.001) }
  static var inches: UnitLength { UnitLength("in", 0.0254) }
  static var feet: UnitLength { UnitLength("ft", 0.3048) }
  static var yards: UnitLength { UnitLength("yd", 0.9144) }
  static var miles: UnitLength { UnitLength("mi", 1609.34) }
  override class func baseUnit() -> Self { meters as! Self }
  override func _base() -> Unit? { Self.meters }
}
class UnitMass: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var kilograms: UnitMass { UnitMass("kg", 1) }
  static var grams: UnitMass { UnitMass("g", 0.001) }
  static var milligrams: UnitMass { UnitMass("mg", 0.000_001) }
  static var metricTons: UnitMass { UnitMass("t", 1_000) }
  static var ounces: UnitMass { UnitMass("oz", 0.0283495) }
  static var pounds: UnitMass { UnitMass("lb", 0.453592) }
  static var stones: UnitMass { UnitMass("st", 0.157473) }
  override class func baseUnit() -> Self { kilograms as! Self }
  override func _base() -> Unit? { Self.kilograms }
}
class UnitTemperature: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var kelvin: UnitTemperature { UnitTemperature("K", 1) }
  static var celsius: UnitTemperature { UnitTemperature("°C", 1, 273.15) }
  static var fahrenheit: UnitTemperature { UnitTemperature("°F", 0.55555555555556, 255.37222222222427) }
  override class func baseUnit() -> Self { kelvin as! Self }
  override func _base() -> Unit? { Self.kelvin }
}
class UnitInformationStorage: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var bits: UnitInformationStorage { UnitInformationStorage("bit", 1) }
  static var bytes: UnitInformationStorage { UnitInformationStorage("B", 8) }
  static var kilobytes: UnitInformationStorage { UnitInformationStorage("kB", 8_000) }
  static var megabytes: UnitInformationStorage { UnitInformationStorage("MB", 8_000_000) }
  static var gigabytes: UnitInformationStorage { UnitInformationStorage("GB", 8_000_000_000) }
  static var terabytes: UnitInformationStorage { UnitInformationStorage("TB", 8_000_000_000_000) }
  static var kibibytes: UnitInformationStorage { UnitInformationStorage("KiB", 8_192) }
  static var mebibytes: UnitInformationStorage { UnitInformationStorage("MiB", 8_388_608) }
  static var gibibytes: UnitInformationStorage { UnitInformationStorage("GiB", 8_589_934_592) }
  override class func baseUnit() -> Self { bits as! Self }
  override func _base() -> Unit? { Self.bits }
}
class UnitSpeed: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var metersPerSecond: UnitSpeed { UnitSpeed("m/s", 1) }
  static var kilometersPerHour: UnitSpeed { UnitSpeed("km/h", 0.277778) }
  static var milesPerHour: UnitSpeed { UnitSpeed("mph", 0.44704) }
  static var knots: UnitSpeed { UnitSpeed("kn", 0.514444) }
  override class func baseUnit() -> Self { metersPerSecond as! Self }
  override func _base() -> Unit? { Self.metersPerSecond }
}
class UnitAngle: Dimension {
  override init(_ symbol: String, _ coefficient: Double, _ constant: Double = 0) { super.init(symbol, coefficient, constant) }
  override init(symbol: String, converter: UnitConverter) { super.init(symbol: symbol, converter: converter) }
  static var degrees: UnitAngle { UnitAngle("°", 1) }
  static var radians: UnitAngle { UnitAngle("rad", 180 / Double.pi) }
  override class func baseUnit() -> Self { degrees as! Self }
  override func _base() -> Unit? { Self.degrees }
}
struct Measurement<UnitType: Unit>: Comparable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  var value: Double
  let unit: UnitType
  init(value: Double, unit: UnitType) {
    self.value = value
    self.unit = unit
  }
  var _inBaseUnit: Double {
    guard let dimension = unit as? Dimension else { return value }
    return dimension.converter.baseUnitValue(fromValue: value)
  }
  func converted(to other: UnitType) -> Measurement<UnitType> {
    guard let dimension = other as? Dimension, other.symbol != unit.symbol else { return self }
    return Measurement<UnitType>(value: dimension.converter.value(fromBaseUnitValue: _inBaseUnit), unit: other)
  }
  mutating func convert(to other: UnitType) { self = converted(to: other) }
  static func + (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Measurement<UnitType> {
    if left.unit.symbol == right.unit.symbol { return Measurement(value: left.value + right.value, unit: left.unit) }
    guard let base = left.unit._base() as? UnitType else {
      fatalError("To combine different units of a dimension of your own is not modelled; convert one before")
    }
    return Measurement(value: left._inBaseUnit + right._inBaseUnit, unit: base)
  }
  static func - (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Measurement<UnitType> {
    if left.unit.symbol == right.unit.symbol { return Measurement(value: left.value - right.value, unit: left.unit) }
    guard let base = left.unit._base() as? UnitType else {
      fatalError("To combine different units of a dimension of your own is not modelled; convert one before")
    }
    return Measurement(value: left._inBaseUnit - right._inBaseUnit, unit: base)
  }
  static func * (left: Measurement<UnitType>, right: Double) -> Measurement<UnitType> {
    Measurement(value: left.value * right, unit: left.unit)
  }
  static func * (left: Double, right: Measurement<UnitType>) -> Measurement<UnitType> {
    Measurement(value: left * right.value, unit: right.unit)
  }
  static func / (left: Measurement<UnitType>, right: Double) -> Measurement<UnitType> {
    Measurement(value: left.value / right, unit: left.unit)
  }
  static func == (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool { left._inBaseUnit == right._inBaseUnit }
  static func < (left: Measurement<UnitType>, right: Measurement<UnitType>) -> Bool { left._inBaseUnit < right._inBaseUnit }
  func hash(into hasher: inout Hasher) { hasher.combine(_inBaseUnit) }
  var description: String { "\(value) \(unit.symbol)" }
  var debugDescription: String { description }
}
