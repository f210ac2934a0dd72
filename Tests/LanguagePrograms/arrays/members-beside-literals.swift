// A member without its type beside literals is of what they are.
func name(_ x: Int) -> String { x == Int.max ? "max" : "\(x)" }
print([1, .max].map(name))
let list = [2.5, .infinity]
print(list)
