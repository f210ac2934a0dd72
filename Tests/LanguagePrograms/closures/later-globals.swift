// Closures at the top level use variables that are declared below them, as functions do.
let f = { x + 1 }
func g() -> Int { x }
func lazily(_ v: @autoclosure @escaping () -> Int) -> () -> Int { v }
let h = lazily(y + x)
let x = 41
let y: Int = 1
print(f(), g(), h())
