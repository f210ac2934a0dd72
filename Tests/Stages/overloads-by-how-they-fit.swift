func shown(_ value: Int) -> String { "Int" }
func shown(_ value: Double) -> String { "Double" }
func shown<Value>(_ value: Value) -> String { "any" }
func shown(_ values: Int...) -> String { "many" }
func made() -> Int { 1 }
func made() -> String { "one" }

print(shown(1), shown(1.5), shown("a"), shown(1, 2))
let text: String = made()
let number = made() + 2
