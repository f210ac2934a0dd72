// What literals are, an operator says that any type may have.
infix operator •: MultiplicationPrecedence
infix operator <+>: AdditionPrecedence
struct V: ExpressibleByArrayLiteral, Equatable { var x: [Double]; init(arrayLiteral e: Double...) { x = e }
  static func • (a: V, b: V) -> Double { zip(a.x, b.x).reduce(0) { $0 + $1.0 * $1.1 } }
  static func <+> (a: V, b: V) -> V { var r = a; r.x += b.x; return r } }
struct N: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v }
  static func <+> (a: N, b: N) -> N { N(stringLiteral: a.s + "+" + b.s) } }
print([1, 2] • [3, 4], ([1] <+> [2]).x, ("a" <+> "b").s)
let v: V = [1] <+> [2, 3]
print(v.x, v • [1, 1, 1], [2] • v)
