// types nested in generic ones: their own names before outer parameters', what `where` says holds inside only, and what is private
protocol Taker { associatedtype Input; associatedtype Failure: Error; func take(_ input: Input); func stop(_ failure: Failure) }
protocol Source {
  associatedtype Output
  associatedtype Failure: Error
  func send<T: Taker>(to taker: T) where T.Input == Output, T.Failure == Failure
}
enum Sources {}
extension Sources.Converted: CustomStringConvertible { var description: String { "converted(\(up))" } }
extension Sources {
  struct Converted<Up: Source, Failure: Error>: Source {
    typealias Output = Up.Output
    let up: Up
    let convert: (Up.Failure) -> Failure
    func send<T: Taker>(to taker: T) where Failure == T.Failure, Up.Output == T.Input {
      up.send(to: Inner(taker: taker, convert: convert))
    }
  }
}
extension Sources.Converted {
  private struct Inner<T: Taker>: Taker where Up.Output == T.Input {
    typealias Input = Up.Output
    typealias Failure = Up.Failure
    let taker: T
    let convert: (Up.Failure) -> T.Failure
    func take(_ input: Input) { taker.take(input) }
    func stop(_ failure: Failure) { taker.stop(convert(failure)) }
  }
}
extension Sources {
  struct Kept<Up: Source>: Source {
    typealias Output = Up.Output
    typealias Failure = Up.Failure
    let up: Up
    let isKept: (Up.Output) -> Bool
    func send<T: Taker>(to taker: T) where T.Input == Output, T.Failure == Failure {
      up.send(to: Inner(taker: taker, isKept: isKept))
    }
    private struct Inner<T: Taker>: Taker where Up.Output == T.Input, Up.Failure == T.Failure {
      typealias Input = T.Input
      typealias Failure = T.Failure
      let taker: T
      let isKept: (T.Input) -> Bool
      func take(_ input: T.Input) { if isKept(input) { taker.take(input) } }
      func stop(_ failure: T.Failure) { taker.stop(failure) }
    }
  }
}
extension Source {
  func convert<New: Error>(_ convert: @escaping (Failure) -> New) -> Sources.Converted<Self, New> {
    Sources.Converted(up: self, convert: convert)
  }
  func keep(_ isKept: @escaping (Output) -> Bool) -> Sources.Kept<Self> { .init(up: self, isKept: isKept) }
}
enum First: Error { case failed }
enum Second: Error { case converted(String) }
struct Numbers: Source {
  typealias Output = Int
  typealias Failure = First
  let last: Int
  func send<T: Taker>(to taker: T) where T.Input == Int, T.Failure == First {
    for number in 1...last { taker.take(number) }
    taker.stop(.failed)
  }
}
struct Printer<Input, Failure: Error>: Taker {
  func take(_ input: Input) { print("took", input) }
  func stop(_ failure: Failure) { print("stopped", failure) }
}
let odd = Numbers(last: 5).keep { $0 % 2 == 1 }.convert { Second.converted("\($0)") }
odd.send(to: Printer())
print(odd.keep { $0 > 1 }.up.description.prefix(9))

// an extension of a member of a member is inside of both
struct Outer {
  struct Inner {
    private var secret: String { "secret" }
    struct Deep {}
  }
}
extension Outer.Inner.Deep { func tell(_ inner: Outer.Inner) -> String { inner.secret } }
print(Outer.Inner.Deep().tell(Outer.Inner()))
