// NumberFormatter's styles, digits, signs and reading; ByteCountFormatter's units.
import Foundation
func f(_ style: NumberFormatter.Style, _ loc: String = "en_US", _ set: (NumberFormatter) -> Void = { _ in }) -> NumberFormatter { let f = NumberFormatter(); f.locale = Locale(identifier: loc); f.numberStyle = style; set(f); return f }
let vs: [NSNumber] = [0, 1, -1, 0.5, 1.5, 2.5, -2.5, 1234.5678, 1000000, -0.004, 0.1234, 1e15, 123456789, 0.005, 0.015, 99.995]
for s in [NumberFormatter.Style.none, .decimal, .currency, .percent, .scientific, .currencyISOCode, .currencyAccounting] { let g = f(s); print(s.rawValue, vs.map { g.string(from: $0) ?? "nil" }, g.minimumFractionDigits, g.maximumFractionDigits, g.minimumIntegerDigits, g.usesGroupingSeparator) }
for s in [NumberFormatter.Style.decimal, .currency, .percent] { let g = f(s, "en_US_POSIX"); print(s.rawValue, vs.map { g.string(from: $0) ?? "nil" }, g.maximumFractionDigits, g.usesGroupingSeparator) }
for m in [NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp] { let g = f(.decimal) { $0.maximumFractionDigits = 0; $0.roundingMode = m }; print(m.rawValue, [0.5, 1.5, 2.5, -0.5, -1.5, 1.1, -1.1, 1.9].map { g.string(from: NSNumber(value: $0))! }) }
let g = f(.decimal) { $0.minimumFractionDigits = 2; $0.groupingSeparator = "'"; $0.decimalSeparator = "," }
print([0, 1.5, 1.23456, 1234567.5].map { g.string(from: NSNumber(value: $0))! })
let z = f(.decimal) { $0.minimumIntegerDigits = 5; $0.usesGroupingSeparator = false }; print(z.string(from: 42)!, z.string(from: -7.25)!)
let p = f(.none) { $0.positiveFormat = "#,##0.00;(#,##0.00)"; }; print(p.string(from: 1234.5)!, p.string(from: -1234.5)!, 1)
let q = f(.none) { $0.format = "000.#" }; print(q.string(from: 1.25)!, q.string(from: 12)!)
let c = f(.currency) { $0.currencyCode = "EUR" }; print(c.string(from: 3.5)!, f(.currency) { $0.currencySymbol = "£" }.string(from: 2)!, f(.currency) { $0.currencyCode = "JPY" }.string(from: 1234.5)!, f(.currency) { $0.currencyCode = "GBP" }.string(from: 99.5)!, f(.currency) { $0.currencyCode = "XYZ" }.string(from: 1)!, f(.currency) { $0.currencyCode = "CHF" }.string(from: 1)!, f(.currency) { $0.currencyCode = "INR" }.string(from: 1)!)
let sig = f(.decimal) { $0.usesSignificantDigits = true; $0.maximumSignificantDigits = 3 }; print([1234.5, 0.0012345, 5, 99999].map { sig.string(from: NSNumber(value: $0))! }); sig.minimumSignificantDigits = 3; print(sig.string(from: 5)!)
let d = f(.decimal)
print(d.number(from: "1,234.5") as Any, d.number(from: "abc") as Any, d.number(from: "") as Any, d.number(from: "-5") as Any, d.number(from: "1e3") as Any, d.number(from: ".5") as Any, d.number(from: "1,2") as Any, f(.currency).number(from: "$1,000.50") as Any, f(.percent).number(from: "12%") as Any, f(.none).number(from: "42") as Any, d.number(from: "3.0") as Any)
print(d.string(for: 5) as Any, d.string(for: "x") as Any, d.string(for: 2.5) as Any, d.string(from: Decimal(string: "1234.56789")! as NSDecimalNumber)!, NumberFormatter.localizedString(from: 1234.5, number: .decimal))
let o = f(.decimal) { $0.positivePrefix = "+"; $0.negativePrefix = "−"; $0.positiveSuffix = " pts"; $0.multiplier = 100; $0.zeroSymbol = "none"; $0.notANumberSymbol = "NaN!"; $0.nilSymbol = "(nil)" }
print(o.string(from: 1)!, o.string(from: -1)!, o.string(from: 0)!, d.string(from: NSNumber(value: Double.infinity))!)
let si = f(.decimal) { $0.generatesDecimalNumbers = true; $0.allowsFloats = false; $0.groupingSize = 4; $0.minimum = 0; $0.maximumFractionDigits = 2 }; print(si.string(from: 123456789.12)!, si.minimum ?? -1)
for s in [1, 2, 3, 4, 10, 11, 12, 13, 21, 22, 23, 100, 101, 111, 1234, -1] { print(f(.ordinal).string(from: NSNumber(value: s))!, terminator: " ") }
print()
let b = ByteCountFormatter()
for n in [0, 1, 2, 999, 1000, 1023, 1024, 1500, 1536, 10_000, 999_999, 1_000_000, 1_048_576, 1_500_000, 123_456_789, 1_000_000_000, 5_000_000_000, 1_234_567_890_123, -1, -1500, Int64.max] as [Int64] { print(n, [ByteCountFormatter.CountStyle.file, .memory, .decimal, .binary].map { ByteCountFormatter.string(fromByteCount: n, countStyle: $0) }) }
b.allowedUnits = [.useMB]; b.includesUnit = false; print(b.string(fromByteCount: 1_500_000)); b.includesUnit = true; b.isAdaptive = false; print(b.string(fromByteCount: 1_234_567)); b.allowedUnits = .useKB; b.zeroPadsFractionDigits = true; print(b.string(fromByteCount: 1_234_567), b.string(fromByteCount: 0)); b.allowedUnits = .useBytes; print(b.string(fromByteCount: 2048))
let k = ByteCountFormatter()
k.allowedUnits = [.useKB, .useMB]; k.countStyle = .binary; print([0, 1, 999, 1024, 1536, 1_048_576, 123_456_789, 2500, 3500].map { k.string(fromByteCount: $0) })
k.includesActualByteCount = true; k.allowsNonnumericFormatting = false; print(k.string(fromByteCount: 2048), k.string(fromByteCount: 0), ByteCountFormatter.string(fromByteCount: 2500, countStyle: .file), ByteCountFormatter.string(fromByteCount: 3500, countStyle: .file), ByteCountFormatter.string(fromByteCount: 1_250_000, countStyle: .file))

// Ordinals are a rule of the language: nothing is set, and the ending is that of the whole part.
let places = NumberFormatter()
places.numberStyle = .ordinal
places.locale = Locale(identifier: "en_US")
places.minimumIntegerDigits = 3
places.usesGroupingSeparator = false
places.positivePrefix = "+"
places.roundingMode = .up
print([0, 0.4, 0.5, 1, 1.5, 2.7, 3, 11.5, 12, 13, 21, 999.5, 1234, -1.5, -22].map { places.string(from: NSNumber(value: $0))! })
