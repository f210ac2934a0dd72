// enums: raw values, payloads, patterns, option sets
enum E: Int, CaseIterable { case a = 1, b, c = 10, d; var next: E { E(rawValue: rawValue + 1) ?? .a } }
print(E.allCases.map(\.rawValue), E(rawValue: 2)!, E(rawValue: 3) as Any, E.d.next, E.a)
enum S: String { case x, y = "why", `default`; init(n: Int) { self = n == 0 ? .x : .default } }
print(S.x.rawValue, S.y.rawValue, S.default.rawValue, S(rawValue: "why")!, S(n: 1), S.default)
indirect enum T {
  case leaf(Int), node(T, T);
  var sum: Int {
    switch self {
    case .leaf(let n): return n;
    case let .node(l, r): return l.sum + r.sum
    }
  }
}
print(T.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum, T.node(.leaf(1), .leaf(2)))
enum P: Equatable, Hashable { case one(Int, b: String), two, three(x: [Int]) }
print(P.one(1, b: "q"), P.two, P.three(x: [1]), P.one(1, b: "q") == .one(1, b: "q"), Set([P.two, .two]).count)
let p = P.one(4, b: "z"); if case .one(let n, b: "z") = p, n > 3 { print("match", n) }
switch (p, 5) {
case (.one(1...5, _), let k) where k > 4: print("range", k);
default: print("no")
}
enum C: Comparable { case low, mid(Int), high }
print([C.high, .mid(3), .low, .mid(1)].sorted(), C.low < .mid(0))
enum D: Double { case h = 0.5, o = 1 }; print(D.h.rawValue, D(rawValue: 1)!)
enum Ch: Character { case a = "a", b = "b" }; print(Ch(rawValue: "b")!, Ch.a.rawValue)
extension E: CustomStringConvertible { var description: String { "E\(rawValue)" } }
print(E.c, [E.a, .b], "\(E.d)", E.b as Any, Optional(E.b) as Any)
enum M { case v(Int); mutating func inc() { if case .v(let n) = self { self = .v(n + 1) } } }; var m = M.v(1); m.inc(); print(m)
enum F { static let k = 3; static func f() -> Int { k }; case q }; print(F.f(), F.q)
let fs: [(Int, String) -> P] = [P.one]; print(fs[0](1, "s"))
print([1, 2].map(Optional.some), [1, nil, 3].compactMap { $0 }, type(of: P.one))
let o: Int?? = .some(nil); print(o as Any, o == nil, o ?? 5 as Any); if case .some(.none) = o { print("inner nil") }
let oo: Int?? = 3; if case let x?? = oo { print(x) }
switch oo {
case .some(.some(let x)) where x > 2: print("big");
default: break
}
func f(_ x: Int?) -> String {
  switch x {
  case nil: return "nil";
  case 0?: return "zero";
  case let n? where n < 0: return "neg";
  case .some(let n): return "\(n)"
  }
}
print(f(nil), f(0), f(-1), f(5))
struct O: OptionSet { let rawValue: UInt8; static let a = O(rawValue: 1), b = O(rawValue: 2), all: O = [.a, .b] }
var os: O = [.a]; os.insert(.b);
print(
  os == .all, os.contains(.b), os.rawValue, os.subtracting(.a), O().isEmpty, os.remove(.a) as Any, os.symmetricDifference(.all))
enum G<X> {
  case val(X), none;
  func map<Y>(_ f: (X) -> Y) -> G<Y> {
    switch self {
    case .val(let x): return .val(f(x));
    case .none: return .none
    }
  }
}
print(G.val(3).map { "\($0)!" }, G<Int>.none.map { $0 }, type(of: G.val(1)))
let r: Result<Int, Never> = .success(4); print(r.map { $0 * 2 }, try! r.get())
