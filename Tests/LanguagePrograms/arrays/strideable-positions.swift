// arrays: a collection that can be strided over needs no steps of its own
struct I: Comparable, Strideable {
  let o: Int
  static func < (l: Self, r: Self) -> Bool { l.o < r.o }
  func distance(to x: Self) -> Int { x.o - o }
  func advanced(by n: Int) -> Self { I(o: o + n) }
}
struct S: RandomAccessCollection {
  var startIndex: I { I(o: 0) }
  var endIndex: I { I(o: 3) }
  subscript(i: I) -> Int { i.o * 10 }
}
struct M: RandomAccessCollection, MutableCollection {
  var a = [3, 1, 2]
  var startIndex: I { I(o: 0) }
  var endIndex: I { I(o: a.count) }
  subscript(i: I) -> Int {
    get { a[i.o] }
    set { a[i.o] = newValue }
  }
}
struct Own: RandomAccessCollection {
  var startIndex: I { I(o: 0) }
  var endIndex: I { I(o: 3) }
  func index(after i: I) -> I { print("after"); return I(o: i.o + 1) }
  subscript(i: I) -> Int { i.o * 10 }
}
struct N: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; subscript(i: Int) -> Int { i } }
struct U: RandomAccessCollection { var startIndex: UInt8 { 0 }; var endIndex: UInt8 { 2 }; subscript(i: UInt8) -> Int { Int(i) } }
let s = S()
func mid<C: RandomAccessCollection>(_ c: C) -> C.Element { c[c.index(c.startIndex, offsetBy: c.count / 2)] }
func ix<C: RandomAccessCollection>(_ c: C) -> [C.Index] where C.Index: Strideable, C.Index.Stride == Int {
  [c.index(after: c.startIndex), c.index(before: c.endIndex)]
}
print(Array(s), s.index(before: s.endIndex).o, s.index(s.startIndex, offsetBy: 2).o, s.reversed().first!)
print(s.count, s.distance(from: s.startIndex, to: s.endIndex), s.indices.map { $0.o }, s.last!, s.dropFirst().map { $0 + 1 })
var m = M()
m.sort()
print(m.a)
m.reverse()
print(m.a)
m.swapAt(m.startIndex, m.index(after: m.startIndex))
print(m.a)
for x in Own() { print(x) }; print(Own().index(before: Own().endIndex).o)
print(Array(N()), N().index(before: 2), N().indices, N().count, N().index(0, offsetBy: 1))
print(Array(U()), U().index(before: 2), U().count, U().indices.map { $0 })
print(
  s.index(s.startIndex, offsetBy: 9, limitedBy: s.endIndex) as Any, s.index(s.startIndex, offsetBy: 2, limitedBy: s.endIndex)!.o)
print(mid(s), mid([1, 2, 3]), mid(1...5))
print(ix(s).map(\.o), ix([1, 2, 3]))
print(s.firstIndex(of: 20)!.o, s.prefix(2).endIndex.o, s.lastIndex(where: { $0 > 5 })!.o, s.suffix(1).first!)
print(
  [1, 2].index(after: 0), [1, 2].indices, "ab".indices.count, (1..<4).index(before: 3), [5, 6].lazy.map { $0 }.index(after: 0),
  [1, 2].indices.index(after: 0), s.lazy.map { $0 }.index(after: I(o: 1)).o)
