// errors: what try? answers next to ?? and a literal, where any type is wanted and where none is
struct E: Error {}
func g() throws -> Double { throw E() }
func u() throws -> UInt8 { throw E() }
func s() throws -> Substring { throw E() }
func o() throws -> Double? { throw E() }
struct S { func m() throws -> Double { throw E() }; var p: Double { get throws { throw E() } } }
let v = S()
func take<T>(_ t: T) { print(t) }
func q(_ x: Any?) { print(x as Any) }
print((try? g()) ?? 0, (try? u()) ?? 0, (try? v.m()) ?? 0, (try? v.p) ?? 0)
let y: Any = (try? g()) ?? 0
print(type(of: y))
let z: Any = (try? s()) ?? "a"
print(type(of: z))
let w: Any = (try? u()) ?? 300
print(w)
take((try? g()) ?? 0)
q((try? g()) ?? 0)
print("\((try? g()) ?? 0)", [(try? g()) ?? 0], [(try? g()) ?? 0] as [Any])
let x = (try? g()) ?? 0
print(x, (try? g()) ?? -1, ((try? g()) ?? 0))
print((try? o()) ?? 0, ((try? g()) ?? 0) + 1)
