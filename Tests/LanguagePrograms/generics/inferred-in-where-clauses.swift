protocol Component { associatedtype Output; var value: Output { get } }
struct Map<U: Component>: Component {
  let value: U.Output
  init(_ component: U) { value = component.value }
}
extension Map where Output == String { var loud: Output { value.uppercased() } }
extension Map where Output: Numeric {
  var doubled: Output { value + value }
  func doubled(times: Int) -> [Output] { (0..<times).map { _ in doubled } }
}
struct Text: Component { var value = "x" }
struct Number: Component { let value: Double }
print(Map(Text()).loud, Map(Number(value: 1.5)).doubled, Map(Number(value: 2)).doubled(times: 2), Map(Map(Text())).loud)

protocol Either {
  associatedtype Right
  init(catching body: () throws -> Right)
  func get() throws -> Right
}
extension Either {
  init(right: Right) { self.init { right } }
  func map<T>(_ make: (Right) -> T) -> [T] { (try? [make(get())]) ?? [] }
}
extension Result: Either where Failure == Error {}
print(Result<Int, Error>(right: 3), (Result<Int, Error>(right: 4) as any Either))
func both<E: Either>(_ either: E) -> [E.Right] { either.map { $0 } }
print(both(Result<String, Error>(right: "a")))

struct Wrong: Error {}
protocol Source { associatedtype Item; func next() throws -> Item }
struct Typed: Source { func next() throws(Wrong) -> Int { throw Wrong() } }
struct Plain: Source { func next() -> [String] { ["a"] } }
func take<S: Source>(_ source: S, or item: S.Item) -> S.Item { (try? source.next()) ?? item }
print(take(Typed(), or: 5), take(Plain(), or: []))
