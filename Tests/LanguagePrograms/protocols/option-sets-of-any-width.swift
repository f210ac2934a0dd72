// protocols/option-sets-of-any-width: option sets of bytes and words, made of sequences
struct P: OptionSet { let rawValue: UInt8; static let a = P(rawValue: 1), b = P(rawValue: 1 << 7); static let all: P = [.a, .b] }
struct Q: OptionSet { let rawValue: Int; static let a = Q(rawValue: 1), b = Q(rawValue: 1 << 40); static let all: Q = [.a, .b] }
struct R: OptionSet { let rawValue: UInt; static let a = R(rawValue: 1) }
print(P.all.rawValue, P.all.subtracting(.a).rawValue, P([.a]).union(.b) == .all, P.all.contains(.b), P().isEmpty, P.a.symmetricDifference(.all).rawValue)
var p = P.a; p.insert(.b); p.remove(.a); p.formUnion([.a]); print(p.rawValue, p.isSuperset(of: .a), p.isDisjoint(with: []))
print(Q.all.rawValue, Q.all.intersection(.b).rawValue, Q.b.isSubset(of: .all), R.a.union([]).rawValue)
