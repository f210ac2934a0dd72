// optionals: nil is of every optional type
let y: Any = Optional<Int>.none as Any
print(y is Int?)
