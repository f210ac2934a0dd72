// operators: what is wanted of an operator's result says what its operands' members are of
struct Matcher<T> {
  let describe: String
  let matches: (T) -> Bool
  static prefix func ! (m: Matcher) -> Matcher { Matcher(describe: "not \(m.describe)") { !m.matches($0) } }
  static func || (l: Matcher, r: Matcher) -> Matcher { Matcher(describe: "\(l.describe) or \(r.describe)") { l.matches($0) || r.matches($0) } }
}
func equal<T: Equatable>(_ value: T) -> Matcher<T> { Matcher(describe: "\(value)") { $0 == value } }
struct Expect<T> { let value: T; func to(_ m: Matcher<T>) { print(m.describe, m.matches(value)) } }
enum O { case a, b, c }
Expect(value: O.a).to(equal(.a))
Expect(value: O.a).to(!equal(.b))
Expect(value: O.a).to(equal(.b) || equal(.a))
Expect(value: O.a).to(!(equal(.b) || !equal(.a)))
