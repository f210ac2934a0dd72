// The first of an array of functions is the property.
typealias Job = () -> Int
let other: [Job] = [{ 7 }]
func next() -> Job? { other.first }
print(next()?() ?? -1)
let l: Job? = other.last
print(l?() ?? -1)
