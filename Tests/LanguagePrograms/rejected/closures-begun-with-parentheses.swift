// What is wrong in a closure whose first statement begins with a parenthesis is said where it is.
func run(_ body: () -> Void) { body() }
run {
    (1...3).forEach { print($0 }
    for i in 0..<1 { print(i) }
}
