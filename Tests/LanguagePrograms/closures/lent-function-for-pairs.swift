// A function of two values that is lent is lent on where one pair is given.
func combine<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map(f) }
print(combine([1, 2], [10, 20], +))
