// integers: shifts, and, or, xor, not, counting of bits, wrapping operators
print(1 << 10, 1024 >> 3, -16 >> 2, -1 >> 60)
print(6 & 3, 6 | 3, 6 ^ 3, ~6, ~0)
print(1 << 63, 1 << 64, 1 >> 64, 8 >> -1, 1 << -1)
var flags = 0
flags |= 1 << 2
flags |= 1 << 4
print(flags, flags & 4 != 0, flags & 8 != 0)
flags &= ~4
print(flags)
flags ^= 0b11
print(flags)
flags <<= 2
print(flags)
flags >>= 3
print(flags)
print(0b1011.nonzeroBitCount, 8.trailingZeroBitCount, 1.leadingZeroBitCount)

print(Int.max &+ 1 == Int.min, Int.min &- 1 == Int.max, Int.max &* 2)
let byte: UInt8 = 255
print(byte &+ 1, UInt8(0) &- 1, Int8(100) &+ 100, byte &* byte)
let (partial, overflow) = Int.max.addingReportingOverflow(1)
print(partial == Int.min, overflow)
print(5.subtractingReportingOverflow(3), 2.multipliedReportingOverflow(by: 3).overflow)

var hash: UInt32 = 2_166_136_261
for unit in "signal".utf8 {
  hash ^= UInt32(unit)
  hash = hash &* 16_777_619
}
print(hash)
