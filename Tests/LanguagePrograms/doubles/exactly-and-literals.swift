// Numbers of any kind, exactly; and the initialisers that literals stand for.
extension BinaryFloatingPoint {
  var double: Double? { Double(exactly: self) }
  var float: Float? { Float(exactly: self) }
  var integer: Int? { Int(exactly: self) }
  var byte: UInt8? { UInt8(exactly: self) }
  var rounded: Int { Int(self) }
}
extension BinaryInteger {
  var double: Double? { Double(exactly: self) }
  var float: Float? { Float(exactly: self) }
  var byte: UInt8? { UInt8(exactly: self) }
}
print(Float(1.5).double as Any, 2.5.float as Any, 0.1.float as Any, 2.5.integer as Any, 3.0.integer as Any, 300.0.byte as Any)
print(5.double as Any, (1 << 53 + 1).double as Any, 16_777_217.float as Any, 300.byte as Any, 7.byte as Any, (2.0).rounded)
func convert<F: BinaryFloatingPoint, G: BinaryFloatingPoint>(_ value: F, to: G.Type) -> G? { G(exactly: value) }
print(convert(0.5, to: Float.self) as Any, convert(0.1, to: Float.self) as Any, convert(Float(0.25), to: Double.self) as Any)
print(convert(Double.nan, to: Float.self) as Any, convert(Double.infinity, to: Float.self) as Any)
let far = Double(integerLiteral: .max), big = Double(integerLiteral: 3)
print(far, big, Float(integerLiteral: .max), Int(integerLiteral: 4), UInt8(integerLiteral: .max), Double(floatLiteral: 2.5))
print(Float(floatLiteral: .pi), String(stringLiteral: "s"), Bool(booleanLiteral: true), [Int](arrayLiteral: 1, 2), Int8(integerLiteral: .min))
print(Double(integerLiteral: .min) < 0, Set(arrayLiteral: 1).count, [Int: Int](dictionaryLiteral: (1, 2)))
