// advice: new operators are not supported: write a function
infix operator <>: AdditionPrecedence
func <> (a: String, b: String) -> String { a + "/" + b }
print("a" <> "b")
