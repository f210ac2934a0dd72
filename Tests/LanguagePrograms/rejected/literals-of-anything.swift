// advice: the type of the variable, or elements of one type
class A {}
struct S {}
let r3 = [[1, "a"], [2]]
let r4 = ([1, "a"])
let r10 = ["k": 1, "l": [2]]
let r12 = [1, [2, 3]]
let r14 = [A(), S()]
let r16 = [S(), nil, 1]
let keys = [1: 2, "a": 3]
print([1, "a"], r3)
