// doubles: how they print: shortest text that reads back, a point always, exponents for very large and very small
print(1.0, 0.1, 0.1 + 0.2, 1.0 / 3.0, 2.0 / 3.0, 100.0, -2.50)
print(1e15, 1e16, 123456789012345680.0, 1e17, 1e100, 12345678.9)
print(0.001, 0.0001, 0.00001, 1e-5, 1.5e-7, 5e-324)
print(Double.infinity, -Double.infinity, Double.nan, -0.0, 0.0)
print(1 / 0.0, -1 / 0.0, (0.0 / 0.0).isNaN)
print(Double.pi, Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude, Double.ulpOfOne)
print("\(3.0) \(2.5e3) \(1e21)")
print([1.0, 2.5, 1e20], (1.0, 2))
print(Float(0.1), Float(16777216), Float(0.1) + Float(0.2), Double(Float(0.1)))
let optional: Double? = 4
print(optional as Any)
print(String(7.0), 7.0.description, String(describing: 1e6))
print(9007199254740992.0, 9007199254740993.0, 4503599627370496.5)
