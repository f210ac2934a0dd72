// What a type that conforms has to keep.
protocol Makeable {
  init()
  func use()
}
class Thing: Makeable {
  init() {}
  private func use() {}
}
struct Point: Equatable {}
extension Point: Equatable {}
class Child: Thing, Makeable {}
protocol Source {
  associatedtype Item: Hashable
  func next() -> Item
}
struct Plain {}
struct Feed: Source {
  func next() -> Plain { Plain() }
}
let made = Set([Plain(), Plain()])
let table = [Plain: Int]()
struct Bag<T: Hashable> { var items: [T] = [] }
func fill() { print(Bag<Plain>()) }
