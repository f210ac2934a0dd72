// functions: of two, as a value, the one that takes a pair as it is goes before the one that takes its parts
struct P {
  let x: Int, y: Int
  init(x: Int, y: Int) { self.x = x; self.y = y }
  init(_ t: (Int, Int)) { self.init(x: t.0 + 10, y: t.1) }
  init(_ t: Int) { self.init(x: t, y: 0) }
}
struct Q { let x: Int, y: Int; init(x: Int, y: Int) { self.x = x; self.y = y }; init(_ t: Int) { self.init(x: t, y: 0) } }
func add(_ a: Int, _ b: Int) -> Int { a + b }
func add(_ p: (Int, Int)) -> Int { p.0 * p.1 }
struct S { func m(_ a: Int, _ b: Int) -> String { "two" }; func m(_ p: (Int, Int)) -> String { "pair" } }
print([(1, 2)].map(P.init).map(\.x))
print([(3, 4)].map(P.init(x:y:)).map(\.y))
print([1].map(P.init).map(\.y))
print([(1, 2)].map(Q.init).map(\.x))
print(zip([1], [2]).map(P.init).map(\.x), zip([1], [2]).map(Q.init).map(\.x))
print([(3, 4)].map(add))
print([3, 4].reduce(0, add))
let parts: (Int, Int) -> Int = add
print(parts(3, 4))
let pair: ((Int, Int)) -> Int = add
print(pair((3, 4)))
print([(3, 4)].map(S().m))
print(["1", "b"].compactMap(Int.init), [1, 2].map(String.init), [1.5].map(Int.init), ["ab"].map(Array.init))
