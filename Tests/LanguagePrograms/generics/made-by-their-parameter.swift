// Instances of a generic parameter that is a class: made by its required initialisers.
class Base { let n: Int; required init(_ n: Int) { self.n = n }; required convenience init() { self.init(7) } }
class Derived: Base { var name: String { "derived \(n)" } }
func make<T: Base>(_ n: Int, as type: T.Type = T.self) -> T { T(n) }
let d: Derived = make(3)
print(d.name, type(of: d))
func other<T: Base>(_ type: T.Type) -> T { T.init(4) }
print(other(Derived.self).name)
final class Pool<Element: Base> {
  private var free: [Element] = []
  func take() -> Element { free.popLast() ?? Element() }
  func give(_ e: Element) { free.append(e) }
}
let pool = Pool<Derived>()
let one = pool.take()
print(one.name)
pool.give(one)
print(pool.take() === one)
