// integers: hexadecimal, binary and octal literals, underscores, limits, sized integers, unsigned
print(0xff, 0b1010, 0o17, 1_000_000)
print(Int.max, Int.min)
print(Int8.min, Int8.max, UInt8.max, Int16.max, UInt16.max, Int32.max, UInt32.max)
print(Int64.max, UInt64.max, UInt.min)
print(Int8(-100), UInt8(200), Int32(7) + 1)

let byte: UInt8 = 250
print(byte / 7, byte % 7, byte > 249)
print(Int(byte) + 10)
let small = Int8(truncatingIfNeeded: 300)
print(small, UInt8(truncatingIfNeeded: -1))
print(Int8(exactly: 127) ?? -1, Int8(exactly: 128) == nil)
print(UInt8(clamping: 500), UInt8(clamping: -5), Int8(clamping: -1000))
print(Int.bitWidth, UInt8.bitWidth)

let a: Int64 = 5
let b: Int = 6
print(a + Int64(b), Int(a) * b)
print(UInt64(1) << 40)
print(String(255, radix: 16), String(255, radix: 2), String(-255, radix: 16, uppercase: true))
print(Int("ff", radix: 16) ?? 0, Int("z", radix: 36) ?? 0, Int("12", radix: 2) == nil)
