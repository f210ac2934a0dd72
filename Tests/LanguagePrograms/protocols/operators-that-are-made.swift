// protocols: an operator that is made compares a part of known type by the nearest operator, a generic one by the witness
class E: Equatable { let id: Int; init(_ i: Int) { id = i }; static func == (l: E, r: E) -> Bool { print("E", terminator: " "); return l.id == r.id } }
class S: E { static func == (l: S, r: S) -> Bool { print("S", terminator: " "); return false } }
struct Known: Equatable { let s: S }; struct Generic<T: Equatable>: Equatable { let t: T }
enum Case: Equatable { case one(S), two(Int) }; enum Open<T: Equatable>: Equatable { case one(T) }
struct Maybe: Equatable { let s: S? }; struct Pair: Equatable { let s: [S]; let n: Int }
print(Known(s: S(1)) == Known(s: S(1)), Generic(t: S(1)) == Generic(t: S(1)))
print(Case.one(S(1)) == .one(S(1)), Case.two(1) == .two(1), Open.one(S(1)) == .one(S(1)))
print(Maybe(s: S(1)) == Maybe(s: S(1)), Pair(s: [S(1)], n: 1) == Pair(s: [S(1)], n: 1), Known(s: S(1)) != Known(s: S(1)))
