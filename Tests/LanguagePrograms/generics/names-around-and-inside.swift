// A qualified name inside its own type leaves the parameters open; what a type requires is read outside of its members.
enum Space {}
extension Space {
  struct Holder<Up, Failure: Error> {
    let up: Up
    func failing<E: Error>(with type: E.Type) -> Space.Holder<Up, E> { return Space.Holder(up: up) }
    func mapped<U>(_ change: (Up) -> U) -> Space.Holder<U, Failure> { Space.Holder(up: change(up)) }
    func same() -> Space.Holder<Up, Failure> { Space.Holder(up: up) }
  }
}
struct Oops: Error {}
let holder = Space.Holder<Int, Oops>(up: 3)
print(type(of: holder.failing(with: Never.self)), holder.mapped { "\($0)!" }.up, type(of: holder.same()))

typealias Entry = Int
final class Shelf<Items> where Items: Collection, Items.Element == Entry {
  typealias Entry = String
  var label: Entry = "shelf"
  func first(of items: Items) -> Int { items.first ?? 0 }
}
print(Shelf<[Int]>().first(of: [3]), Shelf<[Int]>().label)
struct Source<Failure> {
  let failure: Failure
  func gathered<S: Sequence>(_ values: S) -> [Failure] where S.Element == Failure { Gatherer(values).all }
}
extension Source {
  private final class Gatherer<S: Sequence> where S.Element == Failure {
    typealias Failure = String
    let all: [S.Element]
    init(_ values: S) { all = Array(values) }
  }
}
print(Source(failure: 1).gathered([1, 2]))
