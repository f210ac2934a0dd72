// Of two that fit equally well, what asks for a type by its name is meant (O.Error == Never), first what an extension asks.
protocol SP { associatedtype Element; associatedtype Error: Swift.Error; func all() -> [Element] }
struct Signal<Element, Error: Swift.Error>: SP { let v: [Element]; init(just e: Element) { v = [e] }; init(sequence s: [Element]) { v = s }; func all() -> [Element] { v } }
extension SP {
  func append(_ element: Element) -> Signal<Element, Error> { append(Signal(just: element)) }
  func append<O: SP>(_ other: O) -> Signal<Element, Error> where O.Element == Element, O.Error == Error { print("same"); return Signal(sequence: all() + other.all()) }
  func append<O: SP>(_ other: O) -> Signal<Element, Error> where O.Element == Element, O.Error == Never { print("never"); return Signal(sequence: all() + other.all()) }
  func castError<E>() -> Signal<Element, E> { Signal<Element, E>(sequence: all()) }
  func map<U>(_ f: (Element) -> U) -> Signal<U, Error> { .init(sequence: all().map(f)) }
  func flatMap<O: SP>(_ t: (Element) -> O) -> Signal<O.Element, Error> where O.Error == Error { print("fm same"); return map(t).flatten() }
  func flatMap<O: SP>(_ t: (Element) -> O) -> Signal<O.Element, Error> where O.Error == Never { print("fm never"); return Signal(sequence: all().flatMap { t($0).all() }) }
}
extension SP where Element: SP, Element.Error == Error { func flatten() -> Signal<Element.Element, Error> { print("fl same"); return Signal(sequence: all().flatMap { $0.all() }) } }
extension SP where Element: SP, Error == Never { func flatten() -> Signal<Element.Element, Element.Error> { print("fl never"); return (castError() as Signal<Element, Element.Error>).flatten() } }
extension SP where Error == Never {
  func append<O: SP>(_ other: O) -> Signal<Element, O.Error> where O.Element == Element { print("self never"); return (castError() as Signal<Element, O.Error>).append(other) }
  func flatMap<O: SP>(_ t: (Element) -> O) -> Signal<O.Element, O.Error> { print("fm self never"); return (castError() as Signal<Element, O.Error>).map(t).flatten() }
}
struct E: Error {}
let a = Signal<Int, E>(sequence: [1]), b = Signal<Int, Never>(sequence: [2])
print(a.append(3).v, a.append(b).v, a.append(a).v, b.append(a).v, b.append(4).v)
print(b.append(b).v)
print(a.flatMap { _ in b }.v, a.flatMap { _ in a }.v, b.flatMap { _ in a }.v)
func merge<T, F>(_ s: [Signal<T, F>]) -> Signal<T, F> { Signal(sequence: s).flatten() }
print(merge([a, a]).v)
