// The same of floating-point literals.
struct Tagged<Tag, RawValue> { var rawValue: RawValue }
extension Tagged: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
    init(floatLiteral value: RawValue.FloatLiteralType) { self.init(rawValue: RawValue(floatLiteral: value)) }
}
let a: Tagged<Int, Double> = 2.5
print(a.rawValue)
