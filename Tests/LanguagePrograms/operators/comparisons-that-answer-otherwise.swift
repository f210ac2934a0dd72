// Comparisons that answer something else than a Bool, of types that are Equatable, too
struct Variable<V> { let n: Int }
struct State { var a: [Int] }
typealias Goal = (State) -> Bool
func == <V: Hashable>(l: Variable<V>, r: Variable<V>) -> Goal { { $0.a[l.n] == $0.a[r.n] } }
func != <V: Hashable>(l: Variable<V>, r: Variable<V>) -> Goal { { $0.a[l.n] != $0.a[r.n] } }
func && (l: @escaping Goal, r: @escaping Goal) -> Goal { { l($0) && r($0) } }
extension Variable: Equatable where V: Equatable {}
let x = Variable<Int>(n: 0), y = Variable<Int>(n: 1)
let g: Goal = x == y && x != y
print((x == y)(State(a: [1, 1])), g(State(a: [1, 2])), x == y, x != y)

struct Column: Equatable { let name: String }
struct Condition { let text: String }
func == (a: Column, b: Int) -> Condition { Condition(text: "\(a.name) = \(b)") }
func == (a: Column, b: Column) -> Condition { Condition(text: "\(a.name) = \(b.name)") }
func < (a: Column, b: Int) -> Condition { Condition(text: "\(a.name) < \(b)") }
func && (a: Condition, b: Condition) -> Condition { Condition(text: "(\(a.text) AND \(b.text))") }
func || (a: Condition, b: Condition) -> Condition { Condition(text: "(\(a.text) OR \(b.text))") }
prefix func ! (a: Condition) -> Condition { Condition(text: "NOT \(a.text)") }
func filter(_ condition: Condition) -> String { condition.text }
func filter(where condition: @autoclosure () -> Condition, limit: Int = 1) -> String { "\(condition().text) LIMIT \(limit)" }
let id = Column(name: "id"), age = Column(name: "age")
print(filter(id == 5), filter(id == age), filter(id == 3 && age < 9), [id].contains(age))
print(filter(id == age && age < 9 || id == 1), filter(where: id == age, limit: 2), filter(!(id == age)))
let condition: Condition = id == age
let others: [Condition] = [id == age, age < 3]
print(condition.text, others.map(\.text), id == age ? 1 : 2)
if id == age { print("same") } else { print("other") }
let isSame: Bool = id == id
let maybe: Bool? = id == age
print(isSame, maybe!, [1, 2].filter { $0 == 1 && $0 < 2 }, true && id == id)
struct Version: Hashable, Comparable {
  let n: Int
  static func == (a: Version, b: Version) -> Condition { Condition(text: "\(a.n)=\(b.n)") }
  static func < (a: Version, b: Version) -> Bool { a.n < b.n }
}
print([Version(n: 1)].contains(Version(n: 2)), Set([Version(n: 1), Version(n: 1)]).count, max(Version(n: 3), Version(n: 2)).n)
struct Free {
  let n: Int
  static func == (a: Free, b: Free) -> String { "\(a.n)=\(b.n)" }
}
print(Free(n: 1) == Free(n: 2))
