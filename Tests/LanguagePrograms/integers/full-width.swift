// products and quotients of twice the width
let a: UInt32 = .max
let p = a.multipliedFullWidth(by: 3)
print(p.high, p.low, p)
let (q, r) = (10 as UInt32).dividingFullWidth((1, 5))
print(q, r)
func mum(_ a: UInt64, _ b: UInt64) -> UInt64 {
  let (high, low) = a.multipliedFullWidth(by: b)
  return high ^ low
}
print(mum(0xa076_1d64_78bd_642f, 0xe703_7ed1_a0b4_28db), UInt64.max.multipliedFullWidth(by: .max))
print(UInt64(1_000_000_007).dividingFullWidth((999_999_999, 12345)), UInt8(200).multipliedFullWidth(by: 200))
print(UInt.max.dividingFullWidth((UInt.max - 1, UInt.max)))
