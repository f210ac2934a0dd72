// Measurements of different units are combined in the base unit; a formatter's least number of digits wins.
import Foundation
let a = Measurement(value: 5, unit: UnitLength.kilometers), b = Measurement(value: 100, unit: UnitLength.meters)
print(a + b, a - b, a + a, b + b, b - a)
let h = Measurement(value: 1, unit: UnitDuration.hours) + Measurement(value: 30, unit: .minutes)
print(h, h.converted(to: .minutes))
let t = Measurement(value: 20, unit: UnitTemperature.celsius) + Measurement(value: 68, unit: .fahrenheit)
print(t.converted(to: .celsius).value.rounded())
let m = Measurement(value: 1, unit: UnitMass.grams) + Measurement(value: 1, unit: UnitMass.pounds)
print(m)
let nf = NumberFormatter()
nf.locale = Locale(identifier: "en_US")
nf.maximumFractionDigits = 1
nf.numberStyle = .currency; nf.currencyCode = "USD"
print(nf.string(from: 9.99)!, nf.minimumFractionDigits, nf.maximumFractionDigits)
let n2 = NumberFormatter()
n2.locale = Locale(identifier: "en_US")
n2.numberStyle = .currency; n2.currencyCode = "USD"
n2.maximumFractionDigits = 1
print(n2.string(from: 9.99)!, n2.minimumFractionDigits, n2.maximumFractionDigits)
let n3 = NumberFormatter()
n3.locale = Locale(identifier: "en_US")
n3.numberStyle = .decimal
n3.minimumFractionDigits = 2
n3.maximumFractionDigits = 1
print(n3.string(from: 9.99)!, n3.minimumFractionDigits, n3.maximumFractionDigits)
let n4 = NumberFormatter()
n4.locale = Locale(identifier: "en_US")
n4.maximumFractionDigits = 1
n4.minimumFractionDigits = 2
print(n4.string(from: 9.999)!, n4.minimumFractionDigits, n4.maximumFractionDigits)
final class UnitCount: Dimension, @unchecked Sendable {
  static let one = UnitCount(symbol: "x", converter: UnitConverterLinear(coefficient: 1))
  static let dozen = UnitCount(symbol: "dz", converter: UnitConverterLinear(coefficient: 12))
  override class func baseUnit() -> UnitCount { one }
}
print(UnitLength.baseUnit().symbol)
