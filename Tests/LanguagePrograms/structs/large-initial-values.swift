// The largest of a type's numbers as the initial value of a struct's property, beside initialisers without parameters.
struct D { var state: UInt64 = 0xcbf2_9ce4_8422_2325 }
var d = D()
print(d.state)
let x: UInt64 = 0xcbf2_9ce4_8422_2325
print(x)
class C { var y: UInt64 = 0xcbf2_9ce4_8422_2325 }
print(C().y)
struct H: Hashable { var state: UInt64 = 14695981039346656037; static func of() -> H { var h = H(); h.state += 0; return h } }
print(H.of() == H())
