// Collections made where one of another element type is wanted: each element is converted, as Array(1...3) to an [Any].
let a: [Any] = Array(1...3)
var values: [Any] = []
values = Array("ab".map { $0 })
values = Array(Mirror(reflecting: (1, b: 2)).children)
func f(_ x: [Any]) -> Int { x.count }
print(a, values.count, f(Array(1..<4)), f(Array([1: 2].values)))
protocol P {}; struct S: P {}; class A {}; class B: A {}
let ps: [P] = Array(repeating: S(), count: 2), qs: [any P] = Array([S()]), cs: [A] = Array([B(), B()]), os: [Int?] = Array([1, 2]), st: Set<AnyHashable> = Set([1, 2])
print(ps.count, qs.count, cs.count, os, st.count)
let d: [String: Any] = Dictionary(uniqueKeysWithValues: [("a", 1)]); print(d)
let m: [Any] = [1, 2].map { $0 + 1 }, r: [Any] = [3, 1].sorted(), fl: [Any?] = [1, 2].filter { $0 > 1 }
print(m, r, fl)
func g() -> [Any] { return Array(zip([1], ["a"])) }
print(g().count)
class Beast: Hashable { let n: String; init(_ n: String) { self.n = n }
  static func == (a: Beast, b: Beast) -> Bool { a.n == b.n }
  func hash(into h: inout Hasher) { h.combine(n) } }
final class Dog: Beast {}
let dogs: Set<Dog> = [Dog("rex"), Dog("rex"), Dog("tim")]
let animals: Set<Beast> = dogs
func count(_ set: Set<AnyHashable>) -> Int { set.count }
let words: Set<String> = ["a", "b"]
print(animals.count, animals.contains(Dog("tim")), count(words), count([1, 2, 2]))
