// What is made from a text without loss.
func convert<T: LosslessStringConvertible>(_ s: String, as _: T.Type) -> T? { T(s) }
print(convert("2.5", as: Double.self)!, convert("-1", as: UInt8.self) as Any, convert("true", as: Bool.self)!, convert("7", as: Int.self)!)
