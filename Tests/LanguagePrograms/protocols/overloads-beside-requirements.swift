// A member of a protocol extension with a parameter of another kind is no implementation of the requirement of its name.
enum Event<Element, Error: Swift.Error> { case next(Element), failed(Error), completed }
protocol ObserverProtocol { associatedtype Element; associatedtype Error: Swift.Error; func on(_ event: Event<Element, Error>) }
struct Obs<Element, Error: Swift.Error>: ObserverProtocol { let f: (Event<Element, Error>) -> Void; func on(_ event: Event<Element, Error>) { f(event) } }
protocol SignalProtocol { associatedtype Element; associatedtype Error: Swift.Error
  func observe(with observer: @escaping (Event<Element, Error>) -> Void) -> Int }
extension SignalProtocol {
  func observe<O: ObserverProtocol>(with observer: O) -> Int where O.Element == Element, O.Error == Error { observe(with: observer.on) }
}
struct Signal<Element, Error: Swift.Error>: SignalProtocol {
  let producer: (Obs<Element, Error>) -> Int
  init(_ p: @escaping (Obs<Element, Error>) -> Int) { producer = p }
  func observe(with observer: @escaping (Event<Element, Error>) -> Void) -> Int { producer(Obs(f: observer)) }
  init<Other: SignalProtocol>(deferring makeSignal: @escaping () -> Other) where Other.Element == Element, Other.Error == Error {
    self.init { observer in
      return makeSignal().observe(with: observer)
    }
  }
}
let s = Signal<Int, Never> { o in o.on(.next(3)); return 1 }
let d = Signal<Int, Never>(deferring: { s })
_ = d.observe { e in
  switch e { case .next(let n): print(n); case .completed: print("done") }
}
