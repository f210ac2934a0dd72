// functions: a literal is what it is by itself, whatever is declared first
func delay(_ s: Double) -> String { "Double" }
func delay(_ s: Int) -> String { "Int" }
print(delay(1))
