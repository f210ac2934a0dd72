struct Big: ExpressibleByIntegerLiteral, CustomStringConvertible {
  var n: Int
  init(integerLiteral x: Int) { n = x }
  static func << (l: Big, n: Int) -> Big { Big(integerLiteral: l.n << n) }
  static func + (l: Big, n: Int) -> Big { Big(integerLiteral: l.n + n * 100) }
  var description: String { "Big\(n)" }
}
let y: Big = 1 << 3
print(y)
let z: Big = 1 + 2
print(z)
func f(_ b: Big) { print(b) }
f(1 << 2)
f(1 + 2)
let k = 2
f(1 + k)
f(1 << k)
