// generics: classes with protocol constraints, static requirements, type-erased wrappers, conditional conformance
protocol Monoid {
  static var zero: Self { get }
  static func combine(_ a: Self, _ b: Self) -> Self
}
extension Int: Monoid {
  static func combine(_ a: Int, _ b: Int) -> Int { a + b }
}
extension String: Monoid {
  static var zero: String { "" }
  static func combine(_ a: String, _ b: String) -> String { a + b }
}
func fold<M: Monoid>(_ values: [M]) -> M { values.reduce(M.zero, M.combine) }
print(fold([1, 2, 3]), fold(["a", "b"]), fold([Int]()))
protocol Repository {
  associatedtype Item: Equatable
  func all() -> [Item]
  func save(_ item: Item)
}
final class MemoryRepository<Item: Equatable>: Repository {
  private var items: [Item] = []
  func all() -> [Item] { items }
  func save(_ item: Item) { if !items.contains(item) { items.append(item) } }
}
final class Service<R: Repository> {
  private let repository: R
  init(_ repository: R) { self.repository = repository }
  func add(_ items: R.Item...) -> Int {
    items.forEach(repository.save)
    return repository.all().count
  }
}
print(Service(MemoryRepository<String>()).add("a", "b", "a"))
struct AnyShape {
  private let areaBody: () -> Double
  init<S: HasArea>(_ shape: S) { areaBody = { shape.area } }
  var area: Double { areaBody() }
}
protocol HasArea { var area: Double { get } }
struct Square: HasArea { let side: Double; var area: Double { side * side } }
struct Disc: HasArea { let r: Double; var area: Double { 3 * r * r } }
print([AnyShape(Square(side: 2)), AnyShape(Disc(r: 1))].map(\.area))
struct Pair<T> { let a: T, b: T }
extension Pair: Equatable where T: Equatable {}
extension Pair: CustomStringConvertible where T: CustomStringConvertible {
  var description: String { "<\(a.description) \(b.description)>" }
}
extension Pair where T: Comparable {
  var larger: T { a > b ? a : b }
}
print(Pair(a: 1, b: 2) == Pair(a: 1, b: 2), Pair(a: "x", b: "y"), Pair(a: 2.5, b: 1).larger)
func describe<T>(_ value: T) -> String { "\(type(of: value)): \(value)" }
print(describe(1), describe("s"), describe([1.5]), describe(Pair(a: true, b: false)))
func firstMatch<S: Sequence>(_ s: S, _ test: (S.Element) -> Bool) -> S.Element? {
  for x in s where test(x) { return x }
  return nil
}
print(firstMatch([1, 5, 9]) { $0 > 3 } as Any, firstMatch("hello") { $0 == "l" } as Any)
