// arrays: contains, first, firstIndex, min, max, sort in place, sorted by, reversed, allSatisfy, shuffled is left out
let names = ["dora", "Al", "bo", "cyril", "Ed"]
print(names.sorted(), names.sorted { $0.lowercased() < $1.lowercased() })
print(names.sorted { ($0.count, $0) < ($1.count, $1) })
print(names.contains("bo"), names.contains { $0.count > 4 }, names.contains("zed"))
print(names.first { $0.count == 2 } ?? "-", names.last { $0.count == 2 } ?? "-", names.first(where: { $0.isEmpty }) as Any)
print(names.firstIndex(of: "bo") ?? -1, names.lastIndex(of: "x") as Any, names.firstIndex { $0.hasPrefix("c") }!)
print(names.min()!, names.max()!, names.max { $0.count < $1.count }!, names.min(by: { $0.count < $1.count })!)
print(names.allSatisfy { !$0.isEmpty }, [].allSatisfy { (n: Int) in n > 0 }, names.count { $0.count == 2 })

var numbers = [5, 2, 8, 1]
numbers.sort()
print(numbers)
numbers.sort(by: >)
print(numbers, Array(numbers.reversed()), [2, 1, 3].sorted(by: <))
numbers.reverse()
numbers.swapAt(0, 3)
print(numbers)

struct Person {
  var name: String
  var age: Int
}
let people = [Person(name: "Ann", age: 30), Person(name: "Bob", age: 25), Person(name: "Cy", age: 30)]
print(people.sorted { $0.age < $1.age }.map { $0.name })
print(people.sorted { $0.age > $1.age }.map(\.name))
print(people.max { $0.age < $1.age }?.name ?? "-", people.first { $0.age == 25 }!.name)
print([3, 1, 2].elementsEqual([3, 1, 2]), [1, 2, 3].starts(with: [1, 2]), [Int]().min() as Any)
