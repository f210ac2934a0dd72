// traps: a Double beyond the range of Int
var value = 1.0e18
print(Int(value))
value *= 10
print(Int(value))
