class Base {
  let text: String
  init<T>(_ values: [T]) { text = "\(values.count) of \(T.self)" }
  required init<T: Numeric>(number: T, times: Int = 2) where T: Comparable { text = "\(number * number)" }
  convenience init?<S: Sequence>(first values: S) where S.Element == String {
    guard let first = values.first(where: { _ in true }) else { return nil }
    self.init([first])
  }
}
class Sub: Base {}
class Holding<Value>: Base { var value: Value? }
final class Below: Holding<Int> { let more = 1 }
print(Sub([1]).text, Holding<Int>(["a"]).text, Below([true, false]).text)
print(Sub(number: 2.5).text, Below(number: 3, times: 4).text, Holding<String>(number: UInt8(7)).text)
print(Sub(first: ["x"])?.text ?? "nil", Below(first: [String]())?.text ?? "nil")

class Pair<A> {
  let text: String
  init<S: Sequence>(_ values: S, _ value: A) where S.Element == A { text = "\(Array(values)) \(value)" }
}
final class Texts: Pair<String> {}
class Again<B>: Pair<[B]> {}
print(Texts(["a"], "b").text, Again([[1]], [2]).text)
print(type(of: Below(number: 1)), Sub(number: 1) is Below)
