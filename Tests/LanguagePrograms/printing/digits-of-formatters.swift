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
