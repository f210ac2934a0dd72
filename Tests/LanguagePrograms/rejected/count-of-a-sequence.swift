// A sequence that is no collection has no count, only a method of that name.
let numbers = stride(from: 0, to: 10, by: 2)
print(numbers.count)
let endless = sequence(first: 1) { $0 + 1 }
if endless.prefix(3).count > 2 { print("many") }
print([1, 2].count, [1, 2].count { $0 > 1 }, numbers.count { $0 > 3 }, (1...3).lazy.map { $0 }.count)
