// Where nothing throws no catch is reached, and what only throws answers nothing.
import Foundation
func f() -> Int { do { return 1 } catch { } }
print(f())
func g(_ n: Int) -> Int { do { if n > 1 { return 1 }; return 2 } catch { print("never") } }
print(g(1), g(2))
struct S { var x: Int { do { return 4 } catch { print(error) } } }
print(S().x, { () -> Int in do { return 5 } catch {} }())
func h() throws -> Int { do { return try i() } catch let e as E { throw e } }

func i() throws -> Int { 7 }
print(try h())
struct E: Error {}
let q = DispatchQueue(label: "q")
print((try? q.sync { throw E() }) as Any)
do { try q.sync { throw E() } } catch { print(error) }
let r: Int? = try? q.sync { throw E() }
print(r as Any)
func once<T>(_ f: () throws -> T) rethrows -> T { try f() }
print((try? once { throw E() }) as Any)
let u = try? once { throw E() }
print(u as Any)
func ret() throws -> Int { try once { throw E() } }
print((try? ret()) as Any)
