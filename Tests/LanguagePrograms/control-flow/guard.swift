// control flow: guard with several clauses, guard let shadowing, guard case, continue and return in the else branch
func greet(_ name: String?, age: Int?) -> String {
  guard let name, !name.isEmpty else { return "no name" }
  guard let age = age, age >= 0 else { return "\(name) has no age" }
  guard age < 18 else { return "hello \(name)" }
  return "hi \(name)"
}
print(greet(nil, age: 3))
print(greet("", age: 3))
print(greet("Ann", age: nil))
print(greet("Bob", age: -1))
print(greet("Cy", age: 40))
print(greet("Di", age: 4))

for text in ["1", "two", "3"] {
  guard let number = Int(text) else {
    print("skipping", text)
    continue
  }
  print(number * 2)
}

func firstEven(_ numbers: [Int]) -> Int? {
  for number in numbers {
    guard number % 2 == 0 else { continue }
    return number
  }
  return nil
}
print(firstEven([1, 3, 8, 10]) ?? -1, firstEven([1]) ?? -1)
