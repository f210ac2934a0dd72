// What an optional chain answers is the Optional, also where the type that is wanted is still to be found.
struct Sig<Element> {
  var element: Element
  func combine<Other, U>(with other: Sig<Other>, _ join: (Element, Other) -> U) -> Sig<U> {
    Sig<U>(element: join(element, other.element))
  }
  func map<U>(_ change: (Element) -> U) -> Sig<U> { Sig<U>(element: change(element)) }
}
func latest<S: Collection, T>(_ signals: S, _ fallback: Int, _ combine: ([T]) -> Int) -> Sig<Int> where S.Element == Sig<T> {
  signals.dropFirst().reduce(signals.first?.map { [$0] }) { (running, new) in
    running?.combine(with: new) { $0 + [$1] }
  }?.map(combine) ?? Sig(element: fallback)
}
func keep<T>(_ value: T, _ other: T) -> T { other }
print(latest([Sig(element: 1), Sig(element: 2)], 0) { $0.reduce(0, +) }.element)
print(latest([Sig<Int>](), 7) { $0.count }.element)
let some = [Sig(element: "x")]
print(keep(some.first?.map { $0.count }, nil) as Any, keep(nil, some.last?.map { [$0] }) as Any)
print([1, 2].reduce(some.first?.map { $0.count }) { running, next in running?.map { $0 + next } } as Any)
