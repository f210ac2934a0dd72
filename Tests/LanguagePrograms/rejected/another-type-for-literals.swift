// advice: a type for all literals is not supported; say the type of each variable
typealias FloatLiteralType = Float
struct Money: ExpressibleByIntegerLiteral {
  typealias IntegerLiteralType = Int
  var cents: Int
  init(integerLiteral value: Int) { cents = value * 100 }
}
func local() {
  typealias IntegerLiteralType = Double
  print(type(of: 3))
}
local()
print(type(of: 1.5), (3 as Money).cents)
