// sets: what SetAlgebra adds to a type of one's own, literals of its elements, update(with:), types made of true and false
struct BitSet: SetAlgebra {
  var bits: UInt
  init() { bits = 0 }
  func contains(_ n: Int) -> Bool { bits >> UInt(n) & 1 == 1 }
  mutating func insert(_ n: Int) -> (inserted: Bool, memberAfterInsert: Int) { defer { bits |= 1 << UInt(n) }; return (!contains(n), n) }
  mutating func remove(_ n: Int) -> Int? { bits &= ~(1 << UInt(n)); return n }
  mutating func update(with n: Int) -> Int? { insert(n).inserted ? nil : n }
  mutating func formUnion(_ o: BitSet) { bits |= o.bits }
  mutating func formIntersection(_ o: BitSet) { bits &= o.bits }
  mutating func formSymmetricDifference(_ o: BitSet) { bits ^= o.bits }
  func union(_ o: BitSet) -> BitSet { var c = self; c.formUnion(o); return c }
  func intersection(_ o: BitSet) -> BitSet { var c = self; c.formIntersection(o); return c }
  func symmetricDifference(_ o: BitSet) -> BitSet { var c = self; c.formSymmetricDifference(o); return c }
}
var b: BitSet = [1, 5]
print(b.contains(5), b.isSubset(of: [1, 5, 6]), b.subtracting([5]).contains(5), BitSet([3]).contains(3), b.isDisjoint(with: [2]), b.isStrictSuperset(of: [1]), b.isEmpty, b == [5, 1])
b.subtract([1]); print(b.bits)
struct O: OptionSet { let rawValue: Int; static let a = O(rawValue: 1), c = O(rawValue: 2); static let both: O = [.a, .c] }
var o = O([])
print(o.update(with: O(rawValue: 2)) as Any, o.rawValue, o.update(with: .both)!.rawValue, o.rawValue, O.both.isStrictSuperset(of: .a), O([.a, .c]).rawValue)
func all<S: SetAlgebra>(_ s: S, _ m: S.Element) -> Bool { s.contains(m) && !s.isEmpty }
print(all(b, 5), all(Set([1, 2]), 1), all(O.both, .a))
struct Flag: ExpressibleByBooleanLiteral { let on: Bool; init(booleanLiteral v: Bool) { on = v } }
let f: Flag = true; print(f.on)
struct Tagged<Raw> { var raw: Raw }
extension Tagged: ExpressibleByBooleanLiteral where Raw: ExpressibleByBooleanLiteral { init(booleanLiteral v: Raw.BooleanLiteralType) { self.init(raw: Raw(booleanLiteral: v)) } }
let tb: Tagged<Bool> = true; print(tb.raw)
