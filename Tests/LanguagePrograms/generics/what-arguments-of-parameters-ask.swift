// generics: what a type asks of its arguments is asked of the parameters that are given to it in a header
protocol EngineType { static var name: String { get } }
class InlineEngine: EngineType { static var name: String { "inline" } }
class Engine<T: EngineType> {}
class Car<U, T: Engine<U>> {
  var engine: T
  init(engine: T) { self.engine = engine }
  var kind: String { U.name }
}
struct Groups<K, C> where C: Collection, C.Element == Set<K> {
  var all: C
  func contains(_ key: K) -> Bool { all.contains { $0.contains(key) } }
}
struct Table<K, D> where D == [K: Int] { var data: D }
protocol Source { associatedtype Keys }
struct Reader<T: Source, K> where T.Keys == Set<K> { var keys: T.Keys? }
struct Numbers: Source { typealias Keys = Set<Int> }
class Base<T: Equatable> {
  var value: T
  init(_ value: T) { self.value = value }
}
class Holder<T, B: Base<T>> {
  var base: B
  init(_ base: B) { self.base = base }
  func holds(_ value: T) -> Bool { base.value == value }
}
let car = Car(engine: Engine<InlineEngine>())
print(type(of: car), car.kind)
print(Groups(all: [[1, 2], [3]] as [Set]).contains(3), Table(data: ["a": 1]).data, Reader<Numbers, Int>(keys: [1]).keys!.count)
print(Holder(Base(3)).holds(3), Holder(Base("a")).holds("b"))
