// What literals are made from is an associated type.
struct Tagged<Tag, RawValue> { var rawValue: RawValue }
extension Tagged: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
    init(integerLiteral value: RawValue.IntegerLiteralType) { self.init(rawValue: .init(integerLiteral: value)) }
}
let a: Tagged<String, Int> = 5
let b: Tagged<String, Double> = 2
print(a.rawValue, b.rawValue)
