// structs/implicit-nil-in-initialisers: a variable of an Optional type is nil until it is set, in every initialiser
struct Plain {
  var number: Int?
  var text: String?
  var pair: (Int, String)??
  init() {}
}
enum Kind { case name(String), open }
struct Counted {
  var count = 3
  var kind: Kind?
  var failure: Int?
  init(_ count: Int) { self.count = count }
  init?(only even: Int) {
    if even % 2 != 0 { return nil }
    count = even
  }
  init(twice count: Int) { self.init(count * 2) }
}
func busy(_ depth: Int) -> Int { depth == 0 ? 7 : busy(depth - 1) + depth * 1_000_003 }
for _ in 0..<3 {
  _ = busy(20)
  let plain = Plain()
  print(plain.number == nil, plain.text == nil)
  for counted in [Counted(1), Counted(only: 2)!, Counted(twice: 4)] {
    if case .some = counted.kind { print("kind") }
    if case .none = Counted(only: 3) { print(counted.count, counted.failure ?? -1) }
  }
}
