// traps: a dictionary literal with the same key twice
let good = ["a": 1, "b": 2]
print(good.count)
let key = "a"
let bad = [key: 1, "a": 2]
print(bad.count)
