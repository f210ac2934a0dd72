// Functions with variadic parameters as values: called with any number of arguments, made from closures, and printed.
func sum(_ n: Int...) -> Int { n.reduce(0, +) }
let f: (Int...) -> Int = sum
print(f(1, 2, 3), f())
let g = sum
print(g(4, 5), type(of: f))
typealias Log = (String...) -> Void
let log: Log = { (s: String...) in print(s.joined(separator: ",")) }
log("a", "b")
struct S { var callback: (Any...) -> Void }
S(callback: { (a: Any...) in print(a.count) }).callback(1, "x")
S { print($0.count) }.callback(1, "x", 2.5)
func use(_ f: (Int...) -> Int) { print(f(1, 2)) }
use(sum)
use { (x: Int...) in x.count }
use { x in x.count * 2 }
var handlers: [String: (Double...) throws -> Double] = ["max": { $0.max() ?? 0 }, "sum": { (v: Double...) in v.reduce(0, +) }]
print(try handlers["max"]!(1, 5, 2), try handlers["sum"]?(1, 2) ?? 0)
final class Logger { var sink: ((String, Any...) -> Void)?; func log(_ f: String, _ a: Any...) { sink?(f, a, a.count) } }
let l = Logger(); l.sink = { print($0, $1.count) }; l.log("hi", 1, 2)
