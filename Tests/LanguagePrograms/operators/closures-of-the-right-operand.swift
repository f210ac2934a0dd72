struct Rule<A> {
  let holds: (A, A) -> Bool
  func pull<B>(_ get: @escaping (B) -> A) -> Rule<B> { Rule<B> { holds(get($0), get($1)) } }
  static func && (l: Rule, r: Rule) -> Rule { Rule { l.holds($0, $1) && r.holds($0, $1) } }
  static func + (l: Rule, r: Rule) -> Rule { Rule { l.holds($0, $1) || r.holds($0, $1) } }
  static func <> (l: Rule, r: Rule) -> Rule { Rule { l.holds($0, $1) != r.holds($0, $1) } }
}
infix operator <> : AdditionPrecedence
extension Rule where A: Equatable { static var equal: Rule { Rule(holds: ==) } }
let both = Rule.equal.pull { (s: String) in s.first } && Rule.equal.pull(\.count)
let either = Rule.equal.pull { (s: String) in s.first } + Rule.equal.pull { $0.count }
let one = Rule.equal.pull(\String.first) <> Rule.equal.pull(\.count)
let three: Rule<String> = Rule.equal.pull { $0.count } && Rule.equal.pull(\.first) && Rule.equal.pull { $0.last }
for pair in [("ab", "ac"), ("ab", "a"), ("ab", "cb")] {
  print(both.holds(pair.0, pair.1), either.holds(pair.0, pair.1), one.holds(pair.0, pair.1), three.holds(pair.0, pair.1))
}
