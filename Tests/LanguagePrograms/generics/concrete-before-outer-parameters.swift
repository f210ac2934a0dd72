// generics: what names a type before what leaves it to the type around; a function that makes, as a value
protocol Convertible { associatedtype Value; associatedtype Error: Swift.Error; var producer: Producer<Value, Error> { get } }
struct Producer<Value, Error: Swift.Error>: Convertible {
  let values: [Value]
  var producer: Producer<Value, Error> { self }
  init<T: Convertible>(_ base: T) where T.Value == Value, T.Error == Error { values = base.producer.values }
  init(value: Value) { values = [value] }
  init(_ action: @escaping () -> Value) { values = [action()] }
  init<S: Sequence>(_ values: S) where S.Iterator.Element == Value { self.values = Array(values) }
}
final class Signal<Value, Error: Swift.Error> {
  let values: [Value]
  init(_ v: [Value]) { values = v }
}
extension Signal {
  func flatMap<U>(_ n: Int, _ transform: @escaping (Value) -> Producer<U, Error>) -> Signal<U, Error> { print("own"); return Signal<U, Error>(values.flatMap { transform($0).values }) }
  func flatMap<Inner: Convertible>(_ n: Int, _ transform: @escaping (Value) -> Inner) -> Signal<Inner.Value, Error> where Inner.Error == Error { print("inner"); return flatMap(n) { transform($0).producer } }
  func flatMap<U>(_ n: Int, _ transform: @escaping (Value) -> Producer<U, Never>) -> Signal<U, Error> { print("never"); return Signal<U, Error>(values.flatMap { transform($0).values }) }
}
extension Signal where Value: Sequence {
  func flatten() -> Signal<Value.Iterator.Element, Error> { return self.flatMap(1, Producer.init) }
}
struct Oops: Error {}
print(Signal<[Int], Oops>([[1], [2, 3]]).flatten().values)
