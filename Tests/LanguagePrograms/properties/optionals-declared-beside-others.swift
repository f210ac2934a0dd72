// properties: an Optional is nil from the start, whatever is declared in its line
class Visit {
  private var last: Int?, count: Int
  init(_ count: Int) { self.count = count }
  func show() { print(last as Any, count) }
}

struct Mixed {
  var size = 1, name: String?, weight: Double, note: String!
  init(_ weight: Double) { self.weight = weight }
}

class Base {
  var first: Int, second: Int?, third = 3
  init(first: Int) { self.first = first }
}

class Derived: Base {
  var own: [Int]?, more: Int
  init() {
    more = 4
    super.init(first: 1)
  }
}

struct Pair {
  var left: Int, right: Int?
}
extension Pair {
  init() { left = 1 }
}
Visit(3).show()
print(Mixed(2))
let derived = Derived()
print(derived.first, derived.second as Any, derived.third, derived.own as Any, derived.more)
print(Pair(), Pair(left: 2, right: nil))
