// interpolation: parts that extensions of the interpolation say how to write
import Foundation

struct Money { var cents: Int; var currency = "EUR" }
enum Level: String { case low, high }

extension String.StringInterpolation {
  enum Style { case short, long }
  mutating func appendInterpolation(_ money: Money, style: Style = .short) {
    let amount = String(format: "%.2f", Double(money.cents) / 100)
    switch style {
    case .short: appendLiteral(amount)
    case .long: appendLiteral("\(amount) \(money.currency)")
    }
  }
  mutating func appendInterpolation(_ value: Int, radix: Int, prefix: Bool = false) {
    if prefix { appendLiteral(radix == 16 ? "0x" : "0b") }
    appendInterpolation(String(value, radix: radix))
  }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation<T>(optional value: T?, or fallback: @autoclosure () -> String) {
    if let value { appendInterpolation(value) } else { appendLiteral(fallback()) }
  }
  mutating func appendInterpolation(if condition: Bool, _ text: String) {
    guard condition else { return }
    appendLiteral(text)
  }
  mutating func appendInterpolation<T: RawRepresentable>(raw value: T) where T.RawValue == String {
    appendInterpolation(value.rawValue.uppercased())
  }
  mutating func appendInterpolation(_ parts: [String], separator: String) { appendLiteral(parts.joined(separator: separator)) }
  mutating func appendInterpolation(lines body: (Int) -> String) { for i in 0..<2 { appendLiteral(body(i)) } }
}

let price = Money(cents: 1999)
print("price \(price), \(price, style: .long), \([price].count)")
print("\(255, radix: 16, prefix: true) \(5, radix: 2) \(5)")
let missing: Int? = nil
print("got \(optional: missing, or: "nothing") and \(optional: 3 as Int?, or: "x")", "\(missing as Any)")
print("a\(if: true, "b")c\(if: false, "d")e \(raw: Level.high) \(Level.low)")
print("list: \(["x", "y"], separator: " | ")\(["z"])")
print("lines \(lines: { "<\($0)>" })")
func log(_ text: @autoclosure () -> String) { print("LOG", text()) }
let queue = DispatchQueue(label: "q")
queue.sync { log("total \(Money(cents: 5), style: .long)") }
var text = "begin"
text += " \(price)"
print(text, "\(text) \(1 + 1)")
