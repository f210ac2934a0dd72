// static requirements of types that are only known when the program runs
protocol P { static func make() -> Self; static var name: String { get }; init(); static func count(_ n: Int) -> Int; func hi() -> String; static func fail(_ n: Int) throws -> String }
extension P { static func make() -> Self { Self() }; static var title: String { "<\(name)>" }; func hi() -> String { Self.name }; static func twice() -> [Self] { [make(), make()] }; static func fail(_ n: Int) throws -> String { if n > 1 { throw E.bad(name) }; return name } }
enum E: Error { case bad(String) }
struct A: P { static var name = "A"; static func count(_ n: Int) -> Int { n } }
class B: P { required init() {}; class var name: String { "B" }; class func count(_ n: Int) -> Int { n * 2 } }
class C: B { override class var name: String { "C" }; override class func count(_ n: Int) -> Int { n * 3 } }
protocol Q: AnyObject { static subscript(_ i: Int) -> Int { get } }
final class S: Q { static var level = 1; static subscript(_ i: Int) -> Int { i + level } }
let p: any P.Type = A.self
print(p.make(), p.name, p.count(2), p.title, p.init().hi())
let all: [any P.Type] = [A.self, B.self, C.self]
for t in all { print(t.name, t.count(1), t.make().hi(), t.title, t.init().hi(), t == A.self, t) }
let make = p.make; print(make())
let counts = all.map { $0.count }; print(counts.map { $0(7) })
print(all.map { $0.count(3) }, [1, 2].map(p.count), [1, 2].map(all[2].count))
let inits = all.map { $0.init }; print(inits.map { $0().hi() })
do { print(try [1, 2].map(all[1].fail)) } catch { print(error) }
let byName: [String: P.Type] = ["a": A.self, "b": B.self]
print(byName["a"]!.name, byName["b"]?.count(5) ?? 0, byName["z"]?.name ?? "none")
struct Registry { var types: [any P.Type] = []; mutating func add(_ t: any P.Type) { types.append(t) }; func build() -> [any P] { types.map { $0.make() } } }
var r = Registry(); r.add(A.self); r.add(C.self); print(r.build().map { $0.hi() })
