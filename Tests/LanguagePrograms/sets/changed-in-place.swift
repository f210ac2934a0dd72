// Sets of options and of values that are changed in place.
struct Level: OptionSet {
    let rawValue: Int
    static let a = Level(rawValue: 1), b = Level(rawValue: 2)
}
var m: Level = [.a]
m.formSymmetricDifference([.a, .b])
print(m.rawValue, m == .b, m.symmetricDifference(.a).rawValue)
m.subtract(.b); print(m.isEmpty, m.isDisjoint(with: .a), Level.a.isSubset(of: [.a, .b]), Level([.a, .b]).isStrictSuperset(of: .a))
var s: Set = [1, 2]
s.formSymmetricDifference([2, 3]); s.subtract([1]); print(s)
