// `??` as an argument of `print`: the right side is of the left side's type, not Any.
let some: Int? = 4
let none: Int? = nil
print(some.map { $0 + 1 } ?? .zero, none.map { $0 + 1 } ?? .max, none ?? some ?? 0)
print(["a": [1]]["b"] ?? [], none as Any? ?? "nothing")
