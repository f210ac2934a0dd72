// traps: the smallest Int has no positive counterpart
func flip(_ n: Int) -> Int { -n }
print(flip(Int.max))
print(flip(Int.min))
