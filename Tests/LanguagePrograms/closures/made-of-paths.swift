// Functions that make closures of key paths, where what is wanted says what the path begins with.
struct Person {
  var name: String
  var age: Int
}
let people = [Person(name: "Ada", age: 36), Person(name: "Bob", age: 12)]
func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, _ value: Value) -> (Root) -> Root {
  { root in
    var changed = root
    changed[keyPath: path] = value
    return changed
  }
}
func get<Root, Value>(_ path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
func ascending<Root, Value: Comparable>(_ path: KeyPath<Root, Value>) -> (Root, Root) -> Bool {
  { $0[keyPath: path] < $1[keyPath: path] }
}
func equals<Root, Value: Equatable>(_ path: KeyPath<Root, Value>, _ value: Value) -> (Root) -> Bool { { $0[keyPath: path] == value } }
func == <Root, Value: Equatable>(path: KeyPath<Root, Value>, value: Value) -> (Root) -> Bool { equals(path, value) }
print(people.map(set(\.age, 0)).map(\.age), people.map(get(\.name)))
print(people.sorted(by: ascending(\.age)).map(\.name), people.filter(equals(\.name, "Ada")).count)
print(people.first(where: equals(\.age, 12))?.name ?? "nobody", people.contains(where: \.name == "Eve"))
let named: (Person) -> String = get(\.name)
print(people.map(named), people.min(by: ascending(\.name))!.age)
