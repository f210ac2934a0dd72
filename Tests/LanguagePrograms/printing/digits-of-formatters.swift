// Digits behind the point: Foundation on Linux passes a formatter's maximum on only where it has no minimum.
// simulate: platform linux
import Foundation
func show(_ name: String, _ style: NumberFormatter.Style, _ change: (NumberFormatter) -> Void) {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = style
  change(formatter)
  let texts = [1234.56789, 0, -0.125].map { formatter.string(from: NSNumber(value: $0))! }
  print(name, texts, formatter.minimumFractionDigits, formatter.maximumFractionDigits)
}
show("most", .decimal) { $0.maximumFractionDigits = 2 }
show("least", .decimal) { $0.minimumFractionDigits = 1 }
show("least many", .decimal) { $0.minimumFractionDigits = 4 }
show("both", .decimal) {
  $0.minimumFractionDigits = 2
  $0.maximumFractionDigits = 2
}
show("none", .none) {
  $0.minimumFractionDigits = 1
  $0.maximumFractionDigits = 2
}
show("percent", .percent) {
  $0.maximumFractionDigits = 2
  $0.minimumFractionDigits = 1
}
show("changed", .percent) {
  $0.maximumFractionDigits = 1
  $0.numberStyle = .decimal
  $0.minimumFractionDigits = 1
}
show("currency", .currency) { $0.maximumFractionDigits = 0 }
show("currency without", .currency) {
  $0.minimumFractionDigits = 0
  $0.maximumFractionDigits = 0
}
show("currency more", .currency) { $0.minimumFractionDigits = 4 }
show("yen", .currency) {
  $0.currencyCode = "JPY"
  $0.maximumFractionDigits = 1
}

// What stands around a number has to be there when one is read.
func read(_ style: NumberFormatter.Style, _ texts: String...) {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = style
  print(texts.map { "\($0)=\(formatter.number(from: $0).map { "\($0)" } ?? "nil")" })
}
read(.decimal, "1,234.5", "12", "-3", "--5", "- 5", "abc", "", " 5", "1e3", "1,23", "+4", ".5", "$5")
read(.currency, "$1,234.50", "-$5", "12", " 5", "5%", "$-5")
read(.percent, "45%", "45", "-5%")
read(.currencyAccounting, "($5)", "$5", "-$5")
show("few", .decimal) { $0.maximumIntegerDigits = 2 }
for style in [NumberFormatter.Style.decimal, .currency, .percent] {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = style
  formatter.maximumIntegerDigits = 3
  print([1203, 1000, 1020.5, -1001].map { formatter.string(from: $0 as NSNumber)! })
  print(formatter.string(from: Double.infinity as NSNumber)!, formatter.string(from: -Double.infinity as NSNumber)!)
}
