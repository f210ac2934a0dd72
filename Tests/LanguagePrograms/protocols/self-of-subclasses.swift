// `Self` in a protocol's extension is the class that the member is called on, which may inherit the conformance.
protocol Copyable {
  init(copy: Self)
}

extension Copyable {
  func clone() -> Self { Self(copy: self) }
  var selfName: String { "\(Self.self)" }
}

class Note: Copyable {
  var number: Int
  init(number: Int) { self.number = number }
  required init(copy: Note) { number = copy.number }
}

class Memo: Note {
  var mark = 2
  required init(copy: Note) {
    super.init(copy: copy)
    mark = (copy as? Memo)?.mark ?? 0
  }
  override init(number: Int) {
    super.init(number: number)
    mark = number
  }
}

let memo = Memo(number: 7), cloned = memo.clone()
print(type(of: cloned), cloned.number, cloned.mark, memo.selfName)

func kinds<T: Copyable>(_ value: T) -> String { "\(T.self) \(type(of: value.clone()))" }
print(kinds(memo), kinds(memo as Note))

protocol Made {
  init()
  static func make() -> Self
}

extension Made {
  static func make() -> Self { .init() }
  static func two() -> [Self] { [Self(), .make()] }
  func twin() -> Self { Self() }
  func maybe(_ isThere: Bool) -> Self? { isThere ? Self() : nil }
  func again() -> Self { type(of: self).make() }
}

class Box: Made {
  required init() {}
}

class Chest: Box {}

struct Crate: Made {}

print(type(of: Chest.make()), Chest.two().map { "\(type(of: $0))" }, type(of: Box.make()))
let all: [any Made] = [Box(), Chest(), Crate()]
for one in all {
  print(type(of: one.twin()), type(of: one.again()), one.maybe(true).map { "\(type(of: $0))" } ?? "none", one.maybe(false) == nil)
}
