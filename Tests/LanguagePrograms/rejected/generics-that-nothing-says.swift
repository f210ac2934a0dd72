// advice: a type for what the function is given
func show<T>(_ value: T) { print(value) }
func pair<A, B>(_ first: A, _ second: B?) -> A { first }
show(nil)
