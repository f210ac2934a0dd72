// traps: a slice does not start at 0
let list = [10, 20, 30]
let rest = list.dropFirst()
print(rest.first!, rest[1])
print(rest[0])
