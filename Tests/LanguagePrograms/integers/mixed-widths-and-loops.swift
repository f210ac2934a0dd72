// integers: sums of sized integers, wrap-around counters, digits, gcd, powers, bases, loops with strides over UInt8
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 36), gcd(17, 5), gcd(0, 9))
func digits(_ n: Int) -> [Int] { String(n).compactMap { $0.wholeNumberValue } }
print(digits(90210), digits(90210).reduce(0, +), digits(90210).reversed().reduce(0) { $0 * 10 + $1 })
func power(_ base: Int, _ exponent: Int) -> Int {
  var result = 1
  var base = base
  var exponent = exponent
  while exponent > 0 {
    if exponent & 1 == 1 { result *= base }
    exponent >>= 1
    if exponent > 0 { base *= base }
  }
  return result
}
print(power(3, 13), power(2, 62), power(-2, 3), power(5, 0))
var byte: UInt8 = 253
for _ in 0..<5 {
  byte &+= 1
  print(byte, terminator: " ")
}
print()
var sum: UInt16 = 0
for value in stride(from: UInt8(250), through: 255, by: 1) { sum += UInt16(value) }
print(sum, Int32.max, Int16(sum) - 1, Int8(bitPattern: 200), UInt8(bitPattern: -1))
let total: Int64 = 3_000_000_000
print(total * 3, Int(total) / 7, Double(total) / 7)
print((1...20).filter { $0 % 3 == 0 || $0 % 5 == 0 }.reduce(0, +), (1..<1000).reduce(0) { $0 ^ $1 })
print(Int.max / 2 + Int.max / 2, Int.min + 1, -(Int.min + 1), Int.max % 10, Int.min % 10)
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<n).prefix { $0 * $0 <= n }.contains { n % $0 == 0 } }
print((0..<30).filter(isPrime))
let parts = [UInt8(1), 2, 255]
print(parts.map(Int.init).reduce(0, +), parts.reduce(0) { $0 ^ $1 }, parts)
