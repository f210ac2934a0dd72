// An integer literal that no integer holds is no integer.
let plain = 100000000000000000000
let unsigned: UInt64 = 18446744073709551616
let signed: Int = -9223372036854775809
let sum = 100000000000000000000 + 1
let made = Int(100000000000000000000)
