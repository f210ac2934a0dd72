// Where Any is wanted, a function of bounded type parameters cannot answer: the concrete one of its name does.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
var rng = SplitMix(state: 42)
print(rng.next())
print("v \(rng.next())")
let list: [Any] = [rng.next(), rng.next() % 10]
print(list)
let one: Any = rng.next()
print(one)
func f() -> Int { 1 }
func f<T: ExpressibleByIntegerLiteral>() -> T { 2 }
print(f())
let x: Any = f()
print(x)
let b: UInt8 = rng.next()
print(b)
print(rng.next(upperBound: 10 as UInt64))
