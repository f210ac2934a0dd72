// Of two methods of one signature the one that asks for more of the type's own parameter is meant, wherever it asks: in the extension or in its where clause.
protocol Observer { associatedtype Value; func changed(_ value: Value) }
struct Printer<Value>: Observer { func changed(_ value: Value) { print("changed", value) } }
struct Opaque {}

final class Store<State> {
  let state: State
  init(_ state: State) { self.state = state }
  func subscribe<O: Observer>(_ observer: O) where O.Value == State { print("plain"); observer.changed(state) }
  func publish<O: Observer>(_ observer: O) where O.Value == State { print("plain") }
  func publish<O: Observer>(_ observer: O) where O.Value == State, State: Equatable { print("equatable") }
  func publish<O: Observer>(_ observer: O) where O.Value == State, State: Hashable { print("hashable") }
  func tell(_ other: State) { print("any") }
}
extension Store where State: Equatable {
  func subscribe<O: Observer>(_ observer: O) where O.Value == State { print("equatable"); observer.changed(state) }
  func tell(_ other: State) { print("equatable", state == other) }
}
extension Store where State: Comparable {
  func tell(_ other: State) { print("comparable", state < other) }
}

Store(1).subscribe(Printer())
Store(Opaque()).subscribe(Printer())
Store(1).publish(Printer())
Store([1.5]).publish(Printer())
Store(Opaque()).publish(Printer())
Store(1).tell(2)
Store([1]).tell([2])
Store(Opaque()).tell(Opaque())

protocol Source { associatedtype Element; associatedtype Failure: Error; var value: Element { get } }
struct Just<Element, Failure: Error>: Source { let value: Element }
extension Source {
  func then<Next: Source>(_ next: Next) -> String where Next.Failure == Failure { "same failure" }
  func then<Next: Source>(_ next: Next) -> String where Next.Failure == Failure, Next.Element == Element { "same source" }
}
enum Fault: Error { case some }
print(Just<Int, Fault>(value: 1).then(Just<Int, Fault>(value: 2)))
print(Just<Int, Fault>(value: 1).then(Just<String, Fault>(value: "2")))
