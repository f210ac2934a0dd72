// operators: precedence groups of the program
precedencegroup PipePrecedence {
  associativity: left
  higherThan: AssignmentPrecedence }
precedencegroup ComposePrecedence {
  associativity: right
  higherThan: PipePrecedence }
infix operator |>: PipePrecedence
infix operator >>>: ComposePrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let inc: (Int) -> Int = { $0 + 1 }, twice: (Int) -> Int = { $0 * 2 }
print(3 |> inc |> twice, 3 |> inc >>> twice >>> { String($0) })
