// Functions with inout parameters where a wider result is wanted.
struct Reader { var n = 0 }
protocol Readable { static func read(using r: inout Reader) throws -> Self }
extension Readable { static func readOrRewind(using r: inout Reader) throws -> Self { let old = r; do { return try read(using: &r) } catch { r = old; throw error } } }
struct A: Readable { static func read(using r: inout Reader) throws -> A { r.n += 1; return A() } }
struct B: Readable { static func read(using r: inout Reader) -> B { r.n += 10; return B() } }
var r = Reader()
let types: [any Readable.Type] = [A.self, B.self]
for t in types { print(try t.readOrRewind(using: &r), r.n) }
let f: (inout Reader) throws -> any Readable = B.read
print(try f(&r), r.n)
func nextRead(_ n: Int) -> (inout Reader) throws -> any Readable { n == 0 ? A.read : B.read }
print(try nextRead(0)(&r), r.n)
