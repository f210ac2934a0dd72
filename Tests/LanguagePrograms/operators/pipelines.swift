// Pipelines: closures of several statements, initialisers, and numbers at their head.
infix operator |> : AdditionPrecedence
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
struct E: Error {}
let r: Int? = try? "12x" |> { s in
    guard let v = Int(s) else { throw E() }
    return v
}
print(r as Any)

print(16.0 |> { $0 / 2 } |> Int.init)
let d = 9.0
print(d |> Int.init)
