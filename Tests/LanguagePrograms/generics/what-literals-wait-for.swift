// generics/what-literals-wait-for: empty literals of the result's type, literal types, sequences with a state, loops of a declared type
struct Ref: Hashable { let n: Int }
indirect enum F { case one(Ref), sum([F])
  var references: Set<Ref> {
    switch self {
    case .one(let r): return [r]
    case .sum(let parts): return parts.reduce(into: []) { $0.formUnion($1.references) }
    }
  }
}
print(F.sum([.one(Ref(n: 1)), .one(Ref(n: 2))]).references.map(\.n).sorted())
struct Permissions: OptionSet { let rawValue: Int; static let read = Permissions(rawValue: 1), write = Permissions(rawValue: 2), delete = Permissions(rawValue: 4); static let all: Permissions = [.read, .write, .delete] }
print(Permissions.all.subtracting(.write).rawValue, Permissions([.read, .delete]).symmetricDifference(.all).rawValue, Permissions.all.intersection([]).isEmpty)
struct SKU: ExpressibleByStringLiteral { let code: String; init(stringLiteral value: StringLiteralType) { code = value.uppercased() } }
let s: SKU = "ab"
print(s.code)
var n = 6
for x in sequence(state: 6, next: { (n: inout Int) -> Int? in if n == 1 { return nil }; n = n % 2 == 0 ? n / 2 : n * 3 + 1; return n }) { print(x, terminator: " ") }
print()
extension Sequence { func sorted<V: Comparable>(on path: KeyPath<Element, V>, by order: (V, V) -> Bool = { $0 < $1 }) -> [Element] { sorted { order($0[keyPath: path], $1[keyPath: path]) } } }
print(["pear", "fig", "banana"].sorted(on: \.count, by: >), ["b", "a"].sorted(on: \.self))
for l: [Int] in [[1], [], [2, 3]] { print(l.count) }
