// closures: closures that only throw have the result that the place wants; [()] is an array of an empty tuple
let a = [()]
print(a, a.count, [(), ()].count, [Int](), [(Int, String)](), ().self)
struct E: Error {}
func call<T>(_ f: () throws -> T) -> T? { try? f() }
let c = { throw E() }
do { try c() } catch { print("caught") }
let r: Int? = call { throw E() }
print(r as Any, call { throw E() } as Any)
let fs: [() throws -> String] = [{ throw E() }, { "s" }]
print(fs.compactMap { try? $0() })
print([{ throw E() }, { 5 }].count)
do { let x = try { throw E() }() ; print(x) } catch { print("again") }
