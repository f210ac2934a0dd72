class Base<V> {
    typealias R = Result<V, Error>
    var r: R?
    struct Box { var v: V }
}
class Sub<W>: Base<[W]> {
    func f(_ w: W?) { r = w.map { R.success([$0]) }; r = (w.map { [$0] }).map(R.success) }
    func g(_ x: R) -> Box { Box(v: try! x.get()) }
}
let s = Sub<Int>()
s.f(3)
print(s.r!, s.g(.success([1])).v)
class Mid<M>: Sub<[M]> { func h() -> R { .success([[]]) } }
final class Leaf: Mid<Int> {
    func k(_ r: R) -> Box { let b = Box(v: try! r.get()); let all: [Box] = [b]; return all[0] }
    typealias Own = R
    func l() -> Own { R.success([[4]]) }
}
let leaf = Leaf()
print(leaf.h(), leaf.k(.success([[1], [2]])).v, leaf.l())
let typed: Leaf.R = .success([[9]])
let box: Leaf.Box = Leaf.Box(v: [[1]])
print(typed, box, type(of: box) == Base<[[Int]]>.Box.self)
let other = Sub<String>.Box(v: ["x"])
print(other)

class Chain<T> { typealias Next = Link<T> }
class Link<T>: Chain<Link<T>> {
  func next() -> Next? { nil }
}
print(Link<Int>.Next.self, Link<Int>().next() == nil)
