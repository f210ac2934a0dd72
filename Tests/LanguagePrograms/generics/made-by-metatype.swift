// Instances of generic subclasses, made by a type that is only known when it runs.
class Base { let n: String; required init(n: String) { self.n = n }; class var kind: String { "base" } }
final class Sub: Base { override class var kind: String { "sub" } }
func make<M: Base>(_ t: M.Type, _ n: String) -> M { print(t.kind); let m = t.init(n: n); return m }
print(type(of: make(Sub.self, "a")))
func make2<M: Base>(_ n: String) -> M { M(n: n) }
let s: Sub = make2("b")
print(type(of: s), s.n)
func make3<M: Base>(_ t: M.Type) -> M { M.init(n: "c") }
print(type(of: make3(Sub.self)))
func make4(_ t: Base.Type) -> Base { t.init(n: "c") }
print(type(of: make4(Sub.self)))
class GBase<V> { let n: String; required init(n: String) { self.n = n }; class var kind: String { "base" } }
final class GSub<V>: GBase<V> { override class var kind: String { "sub" } }
func gmake<V, M: GBase<V>>(_ t: M.Type, _ v: V) -> M { print(t.kind); return t.init(n: "g") }
print(type(of: gmake(GSub<Int>.self, 1)))
func gmake2<V, M: GBase<V>>(_ v: V) -> M { M(n: "g") }
let g: GSub<Int> = gmake2(1)
print(type(of: g))
func gmake3<M: GBase<Int>>(_ t: M.Type) -> M { t.init(n: "h") }
print(type(of: gmake3(GSub<Int>.self)))
class Node<T> {
  let v: T
  required init(_ v: T) { self.v = v }
  func copy() -> Self { Self.init(v) }
  func again() -> Node<T> { type(of: self).init(v) }
}
final class Leaf<T>: Node<T> { var x = 1 }
print(type(of: Leaf("a").copy()), type(of: Leaf(2).again()))
