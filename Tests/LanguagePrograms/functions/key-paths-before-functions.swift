struct Person { var name: String; var age: Int }
struct List<Element> {
  var all: [Element]
  func map<T>(_ transform: (Element) -> T) -> String { "by a function: \(all.map(transform))" }
  func map<T>(_ path: KeyPath<Element, T>) -> String { "by a path: \(all.map { $0[keyPath: path] })" }
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { all.sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sorted(by areInOrder: (Element, Element) -> Bool) -> [Element] { all.sorted(by: areInOrder) }
}
let list = List(all: [Person(name: "b", age: 3), Person(name: "a", age: 4)])
print(list.map(\.name))
print(list.map { $0.age })
print(list.map(\Person.age))
print(list.sorted(by: \.name).map(\.age), list.sorted { $0.age > $1.age }.map(\.name))
let path = \Person.name
print(list.map(path))
let function: (Person) -> Int = \.age
print(list.map(function))
