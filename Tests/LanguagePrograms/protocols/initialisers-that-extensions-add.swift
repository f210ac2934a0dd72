// Initialisers that an extension of a protocol adds, of classes: they make the instance, of the class that is asked for.
protocol P { init(); init?(v: Int); init(t: String) throws; var n: Int { get set } }
struct Bad: Error {}
extension P { init(n: Int) { self.init(); self.n = n }
  init(two: Int) { self.init(n: two * 2); print("two", self.n) }
  init?(maybe: Int) { self.init(v: maybe); n += 1 }
  init?(opt: Int?) { guard let opt else { return nil }; self.init(n: opt) }
  init(forced: Int) { self.init(v: forced)! }
  init(text: String) throws { try self.init(t: text); n *= 2 }
  init(copy: Self) { self = copy }
  static func many() -> [Self] { [Self(n: 1), .init(two: 2), self.init(n: 3)] } }
class C: P { var n = 0; required init() {}
  required init?(v: Int) { if v < 0 { return nil }; n = v }
  required init(t: String) throws { if t.isEmpty { throw Bad() }; n = t.count } }
class D: C { var extra = [1] }
final class F: C { var log: String; required init() { log = "f"; super.init() }
  required init?(v: Int) { log = "v"; super.init(v: v + 10) }
  required init(t: String) throws { log = "t"; try super.init(t: t + "!") } }
struct S: P { var n = 0; init() {}; init?(v: Int) { if v < 0 { return nil }; n = v }; init(t: String) throws { if t.isEmpty { throw Bad() }; n = t.count } }
func all<T: P>(_ t: T.Type) {
  print(T(n: 1).n, T(two: 4).n, T(maybe: 3)?.n ?? -1, T(maybe: -1)?.n ?? -1, T(opt: nil)?.n ?? -1, T(opt: 2)!.n, T(forced: 5).n)
  print((try? T(text: "ab"))?.n ?? -1, (try? T(text: ""))?.n ?? -1, T.many().map { $0.n })
  print(t.init(n: 9).n, t.init(maybe: 1)!.n)
}
all(C.self); all(D.self); all(F.self); all(S.self)
print(D(n: 3).extra, F(two: 1).log, S(n: 2))
let x: C.Type = F.self
print(type(of: x.init(n: 3)), type(of: x.init()))
let k = D(copy: D(n: 8)); print(k.n)
