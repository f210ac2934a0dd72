// advice: did you mean 'String'?
func greet(_ name: Strng) { print(name) }
