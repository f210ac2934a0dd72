// reference-counting: an unowned Optional that is given nil
class N { unowned(unsafe) var p: N?; unowned var q: N?; var k = 1 }
let a = N(), b = N()
a.p = b; a.q = b
print(a.p === b, a.q?.k as Any)
a.p = nil; a.q = nil
print(a.p == nil, a.q == nil)
let c = N()
print(c.p == nil)
b.p = a.p
print(b.p == nil)
