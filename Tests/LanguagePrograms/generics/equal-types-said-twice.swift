// generics: what a where clause equates may be said again, also the other way round or in a ring
struct P<A: Collection, B: Collection, C: Collection> where A.Element == B.Element, B.Element == C.Element, C.Element == A.Element {
  var a: A, b: B, c: C
  var all: [A.Element] { Array(a) + b + c }
}
print(P(a: [1], b: [2], c: Set([3])).all)
struct Q<A, B> where A == B, B == A { var a: A; var b: B; var all: [A] { [a, b] } }
print(Q(a: 1, b: 2).all)
func f<A: Collection, B: Collection>(_ a: A, _ b: B) -> [A.Element] where A.Element == B.Element, B.Element == A.Element { Array(a) + b }
print(f([1], [2]))
protocol H { associatedtype X; associatedtype Y }
extension H where X == Y, Y == X { func both(_ x: X, _ y: Y) -> [X] { [x, y] } }
struct I: H { typealias X = Int; typealias Y = Int }
print(I().both(1, 2))
struct T2<A> where A == A { var a: A }
print(T2(a: 1).a)
