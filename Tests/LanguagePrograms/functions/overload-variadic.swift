// functions: one value before a list of values
func g(_ x: Int...) -> String { "variadic" }
func g(_ x: Int) -> String { "one" }
print(g(1))
