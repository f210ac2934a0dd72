// doubles: an integer literal that no integer holds, where a floating-point number is wanted
func large() -> Double { 19911919912912912918507489841695948800 }
func same<T: Equatable>(_ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> Bool { a() == b() }
func show(_ value: Double = 100000000000000000000) { print(value) }
print(same(large(), 19911919912912912918507489841695948800), max(large(), 19911919912912912918507489841695948801))
let big: Double = 100000000000000000000
print(big, -100000000000000000000 as Double, 1e3 + 20000000000000000000000)
let hexadecimal: Float = 0xFFFFFFFFFFFFFFFFFF
let single: Float = 36893488147419103232
print(hexadecimal, single, [1.5, 100000000000000000000], 2.0 * 100_000_000_000_000_000_000)
print(Double(100000000000000000000))
switch 1e20 {
case 100000000000000000000: print("big")
default: print("other")
}
show()
show(-100000000000000000001)
let most: UInt64 = 18446744073709551615
let least: Int = -9223372036854775808
print(most, least)
