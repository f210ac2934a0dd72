// operators: key paths without a root as operands of operators that answer closures
func == <R, V: Equatable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] == value } }
func > <R, V: Comparable>(path: KeyPath<R, V>, value: V) -> (R) -> Bool { { $0[keyPath: path] > value } }
func && <R>(lhs: @escaping (R) -> Bool, rhs: @escaping (R) -> Bool) -> (R) -> Bool { { lhs($0) && rhs($0) } }
prefix func ! <R>(predicate: @escaping (R) -> Bool) -> (R) -> Bool { { !predicate($0) } }
struct E { var name = "", team = "", salary = 0.0 }
struct Q<R> {
  var ps: [(R) -> Bool] = []
  func `where`(_ p: @escaping (R) -> Bool) -> Q { Q(ps: ps + [p]) }
  func ok(_ r: R) -> Bool { ps.allSatisfy { $0(r) } }
}
let es = [E(name: "a", team: "x", salary: 3), E(name: "b", team: "y", salary: 4), E(name: "c", team: "x", salary: 5)]
print(es.filter(\.team == "x").map(\.name))
print(es.filter(\.team == "x" && \.salary > 3).map(\.name))
print(es.filter(\.team == "x" && !(\.salary > 3)).map(\.name))
print(es.filter(\E.team == "y").map(\.name))
let q = Q<E>().where(\.team == "x" && !(\.salary > 4.5))
print(es.filter(q.ok).map(\.name))
