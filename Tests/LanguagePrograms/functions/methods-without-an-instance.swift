// functions: methods without an instance, by labels and by what is wanted; the plain one before the generic one
struct Producer<Value> { let v: Value }
final class Signal<Value, E> {
  let v: Value
  init(_ v: Value) { self.v = v }
  func with<U>(from other: Signal<U, Never>) -> Signal<(Value, U), E> { Signal<(Value, U), E>((v, other.v)) }
  func with<U>(from other: Producer<U>) -> Signal<(Value, U), E> { Signal<(Value, U), E>((v, other.v)) }
  func take(until trigger: Signal<(), Never>) -> Signal<Value, E> { self }
  func take(until done: @escaping (Value) -> Bool) -> Signal<Value, E> { self }
  func take(first: Int) -> Signal<Value, E> { self }
}
extension Signal {
  func lift<U, F, V, G>(_ t: @escaping (Signal<Value, E>) -> (Signal<U, F>) -> Signal<V, G>) -> (Signal<U, F>) -> Signal<V, G> { { right in t(self)(right) } }
  func withLatest<U>(_ s: Signal<U, Never>) -> Signal<(Value, U), E> { return lift(Signal.with)(s) }
  func until(_ s: Signal<(), Never>) -> Signal<Value, E> { return lift(Signal.take(until:))(s) }
}
let a = Signal<Int, Never>(1)
print(a.withLatest(Signal<String, Never>("x")).v, a.until(Signal<(), Never>(())).v)
protocol Source { associatedtype Item; var item: Item { get } }
struct Box<Item>: Source {
  let item: Item
  func pair<U>(_ other: Box<U>) -> (Item, U) { (item, other.item) }
  func pair<S: Source>(_ other: S) -> (Item, S.Item) { print("generic"); return (item, other.item) }
}
let pair: (Box<Int>) -> (Box<String>) -> (Int, String) = Box.pair
print(pair(Box(item: 1))(Box(item: "a")))
