// A case that is not available need not be handled; a cast that always succeeds handles what it is of.
enum Strategy {
  case a, b
  @available(*, unavailable, message: "gone") case custom((Int) -> Bool)
}
func name(_ strategy: Strategy) -> String {
  switch strategy {
  case .a: return "a"
  case .b: return "b"
  }
}
print(name(.b))
class Base { let n: Int; init(_ n: Int) { self.n = n } }
class Sub: Base {}
enum Element { case fixed(Base), changeable(Sub) }
func number(_ element: Element) -> Int {
  switch element {
  case .fixed(let base), .changeable(let base as Base): return base.n
  }
}
print(number(.fixed(Base(1))), number(.changeable(Sub(2))))
func described(_ sub: Sub) -> String {
  switch sub {
  case let base as Base: return "base \(base.n)"
  }
}
print(described(Sub(3)))
