// operators: a key path behind a prefix operator begins where the operator before it says
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
infix operator >>> : MultiplicationPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix operator ^
prefix func ^ <R, V>(kp: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: kp] } }
infix operator <| : AdditionPrecedence
func <| <A, B>(f: (A) -> B, a: A) -> B { f(a) }
prefix operator !!
prefix func !! <A>(f: @escaping (A) -> Bool) -> (A) -> Bool { { !f($0) } }
prefix func ! <A>(f: @escaping (A) -> Bool) -> (A) -> Bool { { !f($0) } }
struct P { var name = "Ann"; var age = 3; var isOld: Bool { age > 2 } }
func by<R, V: Comparable>(_ f: @escaping (R) -> V) -> (R, R) -> Bool { { f($0) < f($1) } }
print("abc" |> ^\.count)
print("abc" |> ^\.count |> ^\.description)
print(["a", "bc"].map(^\.count).max()!)
print(P() |> ^\.name >>> ^\.count)
let f4 = (^\P.name) >>> ^\.count
print(f4(P()))
print([P()].filter(!!(^\.isOld)).count)
print([P()].filter(!(^\.isOld)).count, [P()].filter(!(\P.isOld)).count)
print([P(age: 5), P()].sorted(by: by(^\.age)).map(^\.age))
print((^\.count) <| "abc")
let f9: (P) -> Int = ^\.age
print(f9(P()))
print([P()].map(^\.name >>> ^\.count))
print([1, 2].map { $0 |> ^\.description })
print([P()].contains(where: !(^\.isOld)))
print([P()].filter(!\.isOld).count)
let f14: (P) -> Bool = !\.isOld
print(f14(P()))
