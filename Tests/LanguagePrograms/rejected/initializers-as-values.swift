// What is no value: an initialiser that subclasses need not have, and one that is delegated to.
class Base {
  let n: Int
  init(n: Int) { self.n = n }
  convenience init() {
    let maker = self.init(n:)
    self.init(n: 2)
  }
}
func make(_ kind: Base.Type) {
  let maker = kind.init(n:)
  print(maker(1).n)
}
