// `kind.init` as a function: it makes instances of the type that `kind` was when it was asked for.
protocol Named {
  init(n: Int)
  var title: String { get }
}

extension Named {
  init(twice n: Int) { self.init(n: 2 * n) }
}

class Base: Named {
  let n: Int
  required init(n: Int) { self.n = n }
  var title: String { "base \(n)" }
}

class Plain: Base {
  override var title: String { "plain \(n)" }
}

class Counting: Base {
  required init(n: Int) {
    print("counts", n)
    super.init(n: n + 100)
  }
}

struct Value: Named {
  let n: Int
  var title: String { "value \(n)" }
}

func make(_ kind: Base.Type) {
  let one = kind.init(n:)
  print(one(1).title)
  print([1, 2].map(kind.init(n:)).map { $0.title })
  print([3].map(kind.init(twice:)).map { $0.title })
}

func makeAll<T: Named>(_ kind: T.Type) -> [String] {
  ([1, 2].map(kind.init(n:)) + [3].map(kind.init(twice:)) + [4].map(T.init(n:))).map { $0.title }
}

func makeAny(_ kind: any Named.Type) -> [String] { [1, 2].map(kind.init(n:)).map { $0.title } }

func pick() -> Base.Type {
  print("picked")
  return Plain.self
}

make(Base.self)
make(Plain.self)
make(Counting.self)
print(makeAll(Value.self), makeAll(Base.self), makeAll(Counting.self))
print(makeAny(Value.self), makeAny(Counting.self))

let later = pick().init(n:)
print("later")
print(later(1).title, later(2).title)

var kind: Base.Type = Base.self
let kept = kind.init(n:)
kind = Counting.self
print(kept(1).title, kind.init(n: 2).title)
