// traps: a negative count of repetitions
func bar(_ n: Int) -> [String] { Array(repeating: "#", count: n) }
print(bar(2))
print(bar(-1))
