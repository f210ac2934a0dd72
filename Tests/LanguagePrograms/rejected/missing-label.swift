// advice: missing argument label 'times:'
func run(times n: Int) { print(n) }
run(3)
