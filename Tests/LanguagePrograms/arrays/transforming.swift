// arrays: map, filter, reduce, compactMap, flatMap, forEach, zip, enumerated, chained calls
let numbers = [4, 8, 15, 16, 23, 42]
print(numbers.map { $0 * 2 }, numbers.map { "\($0)" }, numbers.map { Double($0) / 2 })
print(numbers.filter { $0 % 2 == 0 }, numbers.filter { $0 > 100 })
print(numbers.reduce(0, +), numbers.reduce(1, *), numbers.reduce("") { $0 + String($1) })
print(numbers.reduce(into: [Int: Int]()) { counts, n in counts[n % 3, default: 0] += 1 }[0]!)
print(["1", "x", "3"].compactMap { Int($0) }, [1, nil, 3].compactMap { $0 })
print([[1, 2], [], [3]].flatMap { $0 }, [1, 2].flatMap { [$0, $0 * 10] }, ["ab", "c"].flatMap { $0 })
numbers.prefix(2).forEach { print("each", $0) }
for (a, b) in zip([1, 2, 3], ["one", "two"]) { print(a, b) }
print(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
for (i, n) in numbers.enumerated() where n > 20 { print(i, n) }
print(
  numbers
    .filter { $0 > 10 }
    .map { $0 - 10 }
    .sorted(by: >)
    .prefix(2)
    .reduce(0, +))
print(numbers.enumerated().map { $0.offset * $0.element })
print(Array(zip("ab", 1...2)).map { "\($0)\($1)" }, [3, -1].map(abs))
print(["b": 1].map { "\($0.key)\($0.value)" }, [[3, 1], [2]].map { $0.sorted() }.joined().map { $0 })
