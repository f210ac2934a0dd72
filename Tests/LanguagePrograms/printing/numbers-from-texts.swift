// A text is read as far as it is a number, as Foundation on Linux does.
// simulate: platform linux
import Foundation
func read(_ formatter: NumberFormatter, _ texts: [String]) {
  for text in texts { print("\"\(text)\"", formatter.number(from: text) ?? "nil") }
}
let plain = NumberFormatter()
read(plain, ["12", " 12", "12 apples", "1,234", "12.50", "5.", ".5", "1e3", "12e", "-5", "+5", "--5", "abc", "", "٣", "0x10", "1.2.3"])
let decimal = NumberFormatter()
decimal.numberStyle = .decimal
read(decimal, ["1,234", "12,34", "1,234,567.8", "1234,567", "1,234 m", "1,", "1,,2", "-1,234", "1,234.5,6", "1,234e2"])
decimal.isLenient = true
read(decimal, ["12,34", "+5", "1,2,3"])
decimal.allowsFloats = false
read(decimal, ["12.7", "-12.7"])
let percent = NumberFormatter()
percent.numberStyle = .percent
read(percent, ["50%", "50", "12.5%", "100%"])
let currency = NumberFormatter()
currency.numberStyle = .currency
currency.locale = Locale(identifier: "en_US")
read(currency, ["$12", "$1,234.50", "-$5", "12", "$12 x", "USD12", "€5"])
let german = NumberFormatter()
german.numberStyle = .decimal
german.decimalSeparator = ","
german.groupingSeparator = "."
read(german, ["1.234,5", "1234,5", "1.5"])
let bounded = NumberFormatter()
bounded.minimum = 5
bounded.multiplier = 100
read(bounded, ["4", "250"])
