// Types compare with Optionals of types, and patterns with Optionals of values.
protocol Currency { static var code: String { get } }
enum Euro: Currency { static var code: String { "EUR" } }
enum Yen: Currency { static var code: String { "JPY" } }
func currency(_ code: String) -> Currency.Type? { ([Euro.self, Yen.self] as [Currency.Type]).first { $0.code == code } }
let found = currency("EUR")
print(found == Euro.self, found != Yen.self, Yen.self == currency("JPY"), currency("USD") == nil, found?.code ?? "-")
print(type(of: 5) == currency("x"))

let seven = 7
print(Optional(7) ~= seven, 7 ~= Optional(7), 7 ~= nil as Int?)
switch seven {
case Optional(7): print("seven")
default: print("another")
}
