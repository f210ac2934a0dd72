import Foundation
struct E: Error {}
func f(_ n: Int = 1) throws -> Int { throw E() }
func g(_ n: Int) throws -> Int { if n > 1 { throw E() }; return n }
func pick(_ x: @autoclosure () throws -> Int) rethrows -> Int { try x() }
func twice(_ a: (Int) throws -> Int, _ b: (Int) throws -> Int) rethrows -> Int { try a(1) + b(2) }
func outer(_ c: (Int) throws -> Int) rethrows -> [Int] { try [1, 2].map(c) }
func opt(_ c: ((Int) throws -> Int)?) throws -> Int { try c?(2) ?? 0 }
protocol Walk { func walk(_ c: (Int) throws -> Void) rethrows }
struct W: Walk { func walk(_ c: (Int) throws -> Void) rethrows { for i in 1...3 { try c(i) } } }
func attempt(_ name: String, _ body: () throws -> Void) { do { try body(); print(name, "ok") } catch { print(name, "caught") } }
let none: Int? = nil
attempt("coalesce") { print(try none ?? f()) }
attempt("pick") { print(try pick(f())) }
attempt("pick2") { print(pick(3)) }
attempt("map") { print(try [1, 2].map { try g($0) }) }
attempt("mapref") { print(try [1, 2].map(g)) }
attempt("mapvar") { let c: (Int) throws -> Int = g; print(try [1, 2].map(c)) }
attempt("twice") { print(try twice({ $0 }, g)) }
attempt("twice2") { print(twice({ $0 }, { $0 + 1 })) }
attempt("outer") { print(try outer(g)) }
attempt("outer2") { print(outer { $0 * 2 }) }
attempt("walk") { let w: any Walk = W(); try w.walk { if $0 == 2 { throw E() } } }
attempt("walk2") { let w: any Walk = W(); w.walk { _ = $0 } }
attempt("and") { print(try true && { throw E() }()) }
attempt("lock") { let l = NSLock(); _ = try l.withLock { try f() } }
attempt("sync") { let q = DispatchQueue(label: "q"); _ = try q.sync { try f() } }
attempt("syncItem") { let q = DispatchQueue(label: "q"); let v: Int = try q.sync(flags: .barrier) { try g(2) }; print(v) }
attempt("optmap") { let o: Int? = 2; print(try o.map(g) as Any) }
attempt("chain") { let o: [Int]? = [1, 2]; print(try o?.map(g) as Any) }
attempt("result") { let r = Result { try f() }; print(try r.get()) }
attempt("sort") { print(try [2, 1].sorted { if $0 == 1 || $1 == 1 { throw E() }; return $0 < $1 }) }
attempt("reduce") { print(try [1, 2].reduce(0) { try $0 + g($1) }) }
attempt("lazy") { for x in try [1, 2].filter({ try g($0) > 0 }) { print(x) } }
attempt("nested") { print(try [1].map { a in try [2].map { b in try g(a + b) } }) }
attempt("try?") { print((try? [1, 2].map(g)) as Any) }
attempt("contains") { print(try [1, 2].contains { try g($0) == 5 }) }
attempt("first") { print(try [1, 2].first { try g($0) == 5 } as Any) }
attempt("dict") { print(try ["a": 2].mapValues(g)) }
extension Array { func each(_ body: (Element) throws -> Void) rethrows { for e in self { try body(e) } } }
attempt("each") { try [1, 2].each { _ = try g($0) } }
struct S { let c: (Int) throws -> Int; func run() throws -> [Int] { try [1, 2].map(c) } }
attempt("member") { print(try S(c: g).run()) }
func generic<T>(_ x: T, _ c: (T) throws -> Int) rethrows -> Int { try c(x) }
attempt("generic") { print(try generic(2, g)) }
attempt("local") { func inner(_ c: () throws -> Int) rethrows -> Int { try c() }; print(try inner { try f() }) }
func typed(_ c: () throws(E) -> Int) throws(E) -> Int { try c() }
attempt("typed") { print(try typed { () throws(E) -> Int in throw E() }) }
attempt("default") { func d(_ c: (Int) throws -> Int = g) rethrows -> Int { try c(2) }; print(try d(g)) }
attempt("cond") { let b = true; print(try [1, 2].map(b ? g : { $0 })) }
