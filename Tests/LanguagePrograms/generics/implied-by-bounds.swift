// A signature's bounds ask of its parameters what the types they name ask.
class Base<V: Numeric & Comparable> { let n: String; var v: V = .zero; required init(n: String) { self.n = n } }
final class Sub<V: Numeric & Comparable>: Base<V> {}
func make<V, M: Base<V>>(_ t: M.Type, _ n: String) -> M { let m = t.init(n: n); if m.v >= 0 { m.v += 1 }; return m }
let s = make(Sub<Int>.self, "a")
print(s.v, s.n)
struct Box<T: Hashable> { var t: T }
func keys<T>(_ b: [Box<T>]) -> Set<T> { Set(b.map(\.t)) }
print(keys([Box(t: 1), Box(t: 1)]).count)
extension Base { func twice() -> V { v + v } }
func d<V>(_ d: [Int: Base<V>]) -> V { d.values.map { $0.twice() }.max()! }
print(d([1: s]))
struct Tally<S: Sequence> where S.Element: Hashable { let s: S; var n: [S.Element: Int] { s.reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
func most<S>(_ t: Tally<S>) -> Int { Set(t.s).count + t.n.count }
print(most(Tally(s: [1, 1, 2])))
