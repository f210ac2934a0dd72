// advice: a type that is made of literals has the operators that it declares, and no others
struct Price: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let amount: Double
  init(floatLiteral value: Double) { amount = value }
  init(integerLiteral value: Int) { amount = Double(value) }
  static func + (a: Price, b: Price) -> Price { Price(floatLiteral: a.amount + b.amount) }
}
func show(_ price: Price) { print(price.amount) }
let sum: Price = 10.25 + 10
let difference: Price = 10.25 - 10
show(2 * 3)
