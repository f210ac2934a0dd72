// advice: what 'any Store' takes is another type for each store: take 'some Store' as a parameter
protocol R { associatedtype M: CustomStringConvertible; func all(_ n: Int?) -> [M]; var first: M? { get }; func put(_ m: M) }
struct A: R { func all(_ n: Int?) -> [Int] { [1, 2] }; var first: Int? { 1 }; func put(_ m: Int) {} }
let r: any R = A()
r.put(3)
protocol Q { func same(_ o: Self) -> Bool }
struct B: Q { func same(_ o: B) -> Bool { true } }
let q: any Q = B()
print(q.same(B()))
func both<S: Sequence, T>(_ s: S, _ t: T) -> [T] where S.Element == T { Array(s) + [t] }
let y: any Sequence = [1]
print(both(y, 2))
let f = q.same
