// What attributes, protocols, aliases and calls ask for.
@propertyWrapper struct Clamped { var value: Int }
@dynamicCallable struct Shell {}
protocol Reader: Writer {}
protocol Writer: Reader {}
typealias Handler = (Reply) -> Void
func move(from start: Int, to end: Int, by step: Int = 1) {}
move(to: 1, from: 2)
move(by: 1, from: 2, to: 3)
print([1, 2].joined(separator: ","))
struct Counter {
  static func first() -> Int {}
  func next() -> Int {}
}
func count() {
  func local() -> Int {}
}
func passes() {
  guard true else { print("never") }
  guard false else { print("always") }
}
