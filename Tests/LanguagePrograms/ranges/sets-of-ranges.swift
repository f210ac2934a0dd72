// Sets of ranges: of positions that are looked for, and as sets.
let a = [1, 5, 2, 8, 3, 9, 4]
let big = a.indices(where: { $0 > 3 })
print(big, a[big].map { $0 }, big.ranges.count, type(of: big))
var s = RangeSet<Int>(0..<3)
s.insert(contentsOf: 5..<8); s.remove(contentsOf: 1..<2)
print(s, s.contains(0), s.contains(1), s.isEmpty, s.ranges.map { $0 })
print(s.union(RangeSet(3..<5)), s.intersection(RangeSet(0..<6)), s.symmetricDifference(RangeSet(0..<1)), s.isSubset(of: RangeSet(0..<10)))
var b = a
let r = b.moveSubranges(big, to: 0)
print(b, r)
var c = a; c.removeSubranges(big); print(c)
print(a.removingSubranges(big).map { $0 }, a.indices(of: 2), RangeSet<Int>() == RangeSet())
