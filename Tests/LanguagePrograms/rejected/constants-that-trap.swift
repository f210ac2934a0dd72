// Arithmetic of constants that would trap is refused: divide by something else, or compute in a type that holds the result.
let whole = 5 / 0
let rest = 5 % (1 - 1)

struct Settings {
  var share = 100 / 0
  let level: UInt8 = 200 + 100
}

func locals(_ total: Int) {
  let zero = 0
  let (none, one) = (zero * 3, 1)
  print(total / zero, total % none, total / one)
  if zero != 0 { print(total / zero) }
  let level: UInt8 = 200
  print(level + 100)
}

func inside(_ total: Int) {
  var rest = total
  rest /= 0
  print([1].map { $0 % 0 }, "\(total / 0)", rest)
  let huge = 1_000_000_000_000
  print(huge * huge, UInt(1) - 2)
}
func bounds() {
  let least: Int8 = -128
  print(-least, Int.max + 1)
  print(UInt8.min - 1, Int32.min / -1)
  print(Int(1e19), UInt8(-1.5), UInt32(4_294_967_296.0))
  print(Int(1e18), UInt8(255.9), Int8(-128.5), Int64.min + 1, UInt8.max &+ 1)
}

// Nothing is known of what is captured, of parameters and of global variables; what is never reached is not looked at.
let nothing = 0
func fine(_ total: Int, by divisor: Int) -> Int {
  let zero = 0
  let later = { total / zero }
  if false { print(1 / 0) }
  guard true else { return 1 / 0 }
  if divisor == 0 { return total / nothing }
  return later() + 200 &+ 100 + (true ? 1 : 1 / 0)
}
func negated() {
  let least: Int8 = -(-128)
  print(least, -(-128) as Int8, -(-127) as Int8)
  let rest: Int8 = -128 % -1
  print(rest, Int.min % -1, -128 % 1 as Int8)
}
