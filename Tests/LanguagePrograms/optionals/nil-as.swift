// nil as an optional type.
let q = (nil as Int?)
print(q ?? 0)
