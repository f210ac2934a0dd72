// classes: an overridden subscript is found by the object
class A { subscript(i: Int) -> Int { i } }
class B: A { override subscript(i: Int) -> Int { i * 100 } }
let x: A = B()
print(x[1])
