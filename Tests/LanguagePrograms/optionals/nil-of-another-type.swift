protocol P {}
class G: P {}
class H: G {}
struct S: P {}
func isNil<T>(_ x: T?) -> Bool { x == nil }
let h: H? = nil, s: S? = nil, i: Int? = nil, a: [H]? = nil
let f: (() -> H)? = nil
let m1: G?? = h; print(isNil(m1 as G??))
let m2: P?? = h; print(isNil(m2 as P??))
let m3: P?? = s; print(isNil(m3 as P??))
let m4: Any?? = i; print(isNil(m4 as Any??))
let m5: [G]?? = a; print(isNil(m5 as [G]??))
let m6: (() -> G)?? = f; print(isNil(m6 as (() -> G)??))
let m7: H?? = h; print(isNil(m7 as H??))
let m8: G??? = h; print(isNil(m8 as G???))
let hh: H?? = .some(nil)
let m9: G??? = hh; print(isNil(m9 as G???), m9.map { isNil($0) } as Any)
func take(_ x: G??) { print(isNil(x)) }
take(h)
func ret() -> G?? { h }
print(isNil(ret()))
var arr: [G??] = [h]
print(isNil(arr[0]))
let n1: AnyHashable?? = i; print(isNil(n1 as AnyHashable??))
