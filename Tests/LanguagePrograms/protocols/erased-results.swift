// What members and generic functions answer of values of protocol type: functions, tuples, lists of Self.
protocol P { associatedtype I; func make() -> I; func same(_ o: Self) -> Bool; var next: Self { get }; func grow(_ n: Int) -> Self; mutating func step() }
extension P { func doubled() -> [Self] { [self, self] } }
struct A: P { var n = 1; func make() -> Int { n }; func same(_ o: A) -> Bool { o.n == n }; var next: A { A(n: n + 1) }; func grow(_ k: Int) -> A { A(n: n + k) }; mutating func step() { n += 100 } }
var p: any P = A(n: 5)
let make = p.make
print(make(), type(of: make()))
let grow = p.grow
print((grow(3) as! A).n, p.doubled().count, (p.next.next as! A).n)
p.step()
print((p as! A).n, [p].map { $0.make() })
func go<T: P>(_ t: T) -> (T, T.I) { (t.next, t.make()) }
let r = go(p)
print((r.0 as! A).n, r.1)
func opt<T: P>(_ t: T?) -> T.I? { t?.make() }
func dict<T: P>(_ t: T) -> [String: T] { ["k": t] }
print((dict(p)["k"] as! A).n)
