// A literal for a box of what has such literals.
struct Box<T> { let v: T }
extension Box: ExpressibleByIntegerLiteral where T: ExpressibleByIntegerLiteral {
    init(integerLiteral n: T.IntegerLiteralType) { v = T(integerLiteral: n) }
}
let b: Box<Double> = 3
print(b.v)
