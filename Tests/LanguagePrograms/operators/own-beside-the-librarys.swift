final class Atomic { var value = 5; init(_ v: Int) { value = v } }
prefix func + (x: Atomic) -> Atomic { let r = +x.value; return Atomic(+r + 1) }
prefix func - (x: Atomic) -> Atomic { let r = -x.value; return Atomic(-r - 1) }
prefix func ! (x: Atomic) -> Bool { !(x.value > 0) }
print((+Atomic(3)).value, (-Atomic(3)).value, !Atomic(3), +2.5)
struct Rule<T> {
  let holds: (T, T) -> Bool
  static var always: Rule { Rule { _, _ in true } }
  static func all<S: Sequence>(_ rules: S) -> Rule where S.Element == Rule { rules.reduce(.always, &&) }
  static func any(_ rules: [Rule]) -> Rule { rules.dropFirst().reduce(rules[0], ||) }
  static func && (l: Rule, r: Rule) -> Rule { Rule { l.holds($0, $1) && r.holds($0, $1) } }
  static func || (l: Rule, r: Rule) -> Rule { Rule { l.holds($0, $1) || r.holds($0, $1) } }
  static prefix func ! (rule: Rule) -> Rule { Rule { !rule.holds($0, $1) } }
}
let equal = Rule<Int> { $0 == $1 }
let less = Rule<Int> { $0 < $1 }
print(Rule.all([equal, .always]).holds(1, 1), Rule.any([equal, less]).holds(2, 1), [equal, less].map(!).map { $0.holds(1, 2) })
let both: (Rule<Int>, Rule<Int>) -> Rule<Int> = (&&)
let truths: (Atomic) -> Bool = (!)
print(both(equal, less).holds(1, 2), truths(Atomic(1)), [true, false].map(!))
extension Dictionary {
  static func + (l: [Key: Value], r: [Key: Value]) -> [Key: Value] { l.merging(r) { $1 } }
  static func - (l: [Key: Value], keys: some Sequence<Key>) -> [Key: Value] { l.filter { !keys.contains($0.key) } }
  static func * <S: Sequence>(l: [Key: Value], keys: S) -> [Key: Value] where S.Element == Key {
    l.filter { keys.contains($0.key) }
  }
}
print((["a": 1] + ["b": 2] - ["a"]).count, (["a": 1, "b": 2] * ["a"]), ["a": 1] - Set(["b"]), ["a": 1] - [])
extension Set {
  static func / (l: Set, test: (Element) -> Bool) -> Set { l.filter(test) }
}
print(Set([1, 2, 3]) / { $0 > 2 })
