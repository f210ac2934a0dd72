// An override may take more than what it overrides.

class M<S> { init(s: S, c: ((M) -> Void)? = nil) { c?(self) }; func configure(_ c: (M) -> Void) { c(self) } }
class N<S>: M<S> {
  override init(s: S, c: ((N) -> Void)? = nil) { super.init(s: s, c: { m in c?(m as! N<S>) }) }
  override func configure(_ c: (N) -> Void) { c(self) }
  func hello() { print("hello") }
}
let n = N(s: 3) { $0.hello() }
n.configure { $0.hello() }
(n as M<Int>).configure { print(type(of: $0)) }
