// A function that throws, given as a plain value, makes no call throw.
func pick<T>(_ a: T, _ b: T, _ which: () throws -> Bool) rethrows -> T { try which() ? a : b }
func thrower() throws -> Int { 1 }
let f: () throws -> Int = thrower
let g = pick(f, f) { true }
print(try g())
