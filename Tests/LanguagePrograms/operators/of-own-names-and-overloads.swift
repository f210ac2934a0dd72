// `===` of one's own for values, and overloaded static functions as operands.
struct Version {
  let n: Int
  static func === (left: Version, right: Version) -> Bool { left.n == right.n }
  static func !== (left: Version, right: Version) -> Bool { !(left === right) }
}
print(Version(n: 1) === Version(n: 1), Version(n: 1) !== Version(n: 1))
class Shared {}
let shared = Shared()
print(shared === shared, shared !== Shared())
enum Outcome<T> { case value(T) }
struct Context {
  let texts: [String]
  static func parse(_ texts: [String]) -> Outcome<[Int]> { parse([])(Context(texts: texts)) }
  static func parse(_ found: [Int]) -> (Context) -> Outcome<[Int]> { { .value(found + [1, $0.texts.count]) } }
}
infix operator >>=-: AdditionPrecedence
func >>=- <T, U>(left: Outcome<T>, right: (T) -> Outcome<U>) -> Outcome<U> {
  if case .value(let value) = left { return right(value) }
  fatalError()
}
let outcome = Outcome.value(["a", "b"]) >>=- Context.parse
if case .value(let value) = outcome { print(value) }
