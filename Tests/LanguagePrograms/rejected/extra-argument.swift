// advice: extra argument in call
func half(_ n: Int) -> Int { n / 2 }
print(half(4, 5))
