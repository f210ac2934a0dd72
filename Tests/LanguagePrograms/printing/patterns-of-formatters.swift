// Patterns of number formatters, and what the scientific style makes of digits.
// simulate: platform linux
import Foundation
let formatter = NumberFormatter()
let patterns = [
  "#,##0.00", "0.0", "000", "#", "#.##", "0.0%", "0‰", "#,##0.00;(#,##0.00)", "0.00 'units'", "#,##,##0", "@@@", "@@#", "0.00E0",
  "##0.##E0", "00.##E00", "0.##E+0", "'#'0", "+0;-0", "$#,##0.00", "¤0.00", "*x#,##0", "#.00", "0.00 kg",
]
for pattern in patterns {
  formatter.positiveFormat = pattern
  print(pattern, [1234.5678, -1234.5678, 0, 0.5, 1_234_567].map { formatter.string(from: $0)! })
}
let price = NumberFormatter()
price.numberStyle = .currency
price.locale = Locale(identifier: "en_US")
price.positiveFormat = "¤ #,##0.00"
price.negativeFormat = "(¤#,##0.00)"
print(price.string(from: 1234.5)!, price.string(from: -1234.5)!, price.positiveFormat!, price.negativeFormat!)
let fixed = NumberFormatter()
fixed.numberStyle = .decimal
fixed.positiveFormat = "0.000"
fixed.minimumFractionDigits = 1
fixed.usesGroupingSeparator = true
print(fixed.string(from: 25000.5)!, fixed.number(from: "2.500 x")!)
func scientific(_ change: (NumberFormatter) -> Void) {
  let formatter = NumberFormatter()
  formatter.numberStyle = .scientific
  change(formatter)
  print([0, 1, 12, -123.456, 0.00012345, 1_234_567].map { formatter.string(from: $0)! })
}
scientific { _ in }
scientific { $0.maximumFractionDigits = 2 }
scientific { $0.minimumFractionDigits = 2 }
scientific { $0.minimumIntegerDigits = 2 }
scientific { $0.maximumIntegerDigits = 3 }
scientific { $0.maximumSignificantDigits = 3; $0.usesSignificantDigits = true }
scientific { $0.exponentSymbol = "e"; $0.positivePrefix = "~" }
print(NumberFormatter().positiveFormat!.count, NumberFormatter().negativeFormat!.count)
print(String(format: "%a %A %.2a %12.3a|", 1.0, 0.5, 3.14159, -2.75))
