// advice: missing argument for parameter 'to'
func move(from a: Int, to b: Int) -> Int { b - a }
print(move(from: 1))
