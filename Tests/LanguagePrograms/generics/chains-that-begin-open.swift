// generics: what is wanted of a chain's end is wanted of the type that it begins with
struct E { var name = "", team = "", salary = 0.0 }
func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] == value } }
struct Q<R> {
  var ps: [(R) -> Bool] = []
  var by: [(R, R) -> Bool] = []
  func `where`(_ p: @escaping (R) -> Bool) -> Q { Q(ps: ps + [p], by: by) }
  func order<V: Comparable>(by path: KeyPath<R, V>) -> Q { Q(ps: ps, by: by + [{ $0[keyPath: path] < $1[keyPath: path] }]) }
  func limit(_ n: Int) -> Q { self }
}
func fetch(_ q: Q<E>) -> [E] {
  var all = [E(name: "a", team: "x", salary: 3), E(name: "b", team: "y", salary: 4), E(name: "c", team: "x", salary: 1)].filter { e in q.ps.allSatisfy { $0(e) } }
  if let by = q.by.first { all.sort(by: by) }
  return all
}
print(fetch(Q().order(by: \.salary)).map(\.name))
print(fetch(Q().where(\.team == "x").order(by: \.salary)).map(\.name))
print(fetch(Q().where { $0.team == "x" }.limit(3)).map(\.name))
print(fetch(.init().where { $0.salary > 1 }.order(by: \.salary)).map(\.name))
let q: Q<E> = Q().where { $0.team == "x" }.order(by: \.salary)
print(fetch(q).count)
