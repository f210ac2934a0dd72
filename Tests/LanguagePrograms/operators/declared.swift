// operators: declared ones: infix with a standard precedence, prefix, generic, chained with closures
infix operator <>: AdditionPrecedence
func <> (a: String, b: String) -> String { a + "/" + b }
infix operator **: MultiplicationPrecedence
func ** (base: Int, power: Int) -> Int { (0..<power).reduce(1) { product, _ in product * base } }
prefix operator ^^
prefix func ^^ (x: Int) -> Int { x * x }
infix operator |>: AdditionPrecedence
func |> <A, B>(value: A, f: (A) -> B) -> B { f(value) }
print("a" <> "b" <> "c", 2 ** 3 + 1, ^^4 + ^^2)
print([3, 1, 2] |> { $0.sorted() } |> { $0.map { "\($0)" } } |> { $0.joined(separator: "-") })
