// numbers that are exactly others
print(Double(exactly: 3) as Any, Double(exactly: Int.max) as Any, Double(exactly: 1 << 53)!, Float(exactly: 16_777_217) as Any)
let n = 42
print(Double(exactly: n)! / 4, Double(exactly: UInt8(200))!)
func run(_ body: () -> Void) { body() }
func own() -> Int {
  var price = 1
  run { price = price }
  return price
}
print(own())
