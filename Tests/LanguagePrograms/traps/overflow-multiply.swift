// traps: a factorial that no longer fits
func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
for n in [5, 20, 21] { print(n, factorial(n)) }
