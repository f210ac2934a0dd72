// traps: a negative number does not become unsigned
let balance = 5
print(UInt(balance))
print(UInt(balance - 6))
