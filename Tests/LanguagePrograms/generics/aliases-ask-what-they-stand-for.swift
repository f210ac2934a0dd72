// What a signature asks of its parameters follows from the types behind an alias; what an extension asks of Self names its associated types.
enum Loading<Value, Failure: Error> { case loaded(Value), failed(Failure) }
struct Sig<Element> {
  var element: Element
  func map<U>(_ change: (Element) -> U) -> Sig<U> { Sig<U>(element: change(element)) }
}
typealias LoadingSig<Value, Failure: Error> = Sig<Loading<Value, Failure>>
struct First: Error {}
struct Second: Error { let code: Int }
extension Sig where Element == Loading<Int, First> {
  func mapFailure<Other>(_ change: @escaping (First) -> Other) -> LoadingSig<Int, Other> {
    map { (element: Element) -> Loading<Int, Other> in
      switch element {
      case .loaded(let value): return .loaded(value)
      case .failed(let failure): return .failed(change(failure))
      }
    }
  }
}
print(LoadingSig<Int, First>(element: .failed(First())).mapFailure { _ in Second(code: 3) }.element)

protocol Source { associatedtype Element; associatedtype Error: Swift.Error; var element: Element { get } }
protocol Target { associatedtype Element; func take(_ element: Element) }
struct Just<Element, Error: Swift.Error>: Source { var element: Element }
extension Source { func received() -> Just<Element, Error> { Just(element: element) } }
extension Source where Error == Never {
  func bind<T: Target>(to target: T) where T.Element == Element { target.take(element) }
}
struct Both<Element>: Source, Target {
  typealias Error = Never
  var element: Element
  func take(_ element: Element) { print("took", element) }
}
extension Target where Self: Source, Self.Error == Never {
  func join<B: Target & Source>(_ other: B) where B.Element == Element, B.Error == Error {
    received().bind(to: other)
    other.received().bind(to: self)
  }
}
Both(element: 1).join(Both(element: 2))

extension Source {
  func flatMap<Next: Source>(_ change: (Element) -> Next) -> Just<Next.Element, Error> where Next.Error == Error {
    Just(element: change(element).element)
  }
  func twice() -> Just<[Element], Error> {
    flatMap { (element: Element) -> Just<[Element], Error> in Just(element: [element, element]) }
  }
}
print(Just<Int, Never>(element: 1).twice().element)
