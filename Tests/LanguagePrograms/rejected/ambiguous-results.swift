// Nothing says which of the functions is meant: write 'as Int', or a type for the variable.
func make() -> Int { 1 }
func make() -> String { "one" }

print(make())
let some = make()
_ = make()
print([make()])
let all = [1].map { _ in make() }
