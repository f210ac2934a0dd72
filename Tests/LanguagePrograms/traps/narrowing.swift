// traps: a value that does not fit the smaller type
func byte(_ n: Int) -> UInt8 { UInt8(n) }
print(byte(255))
print(byte(256))
