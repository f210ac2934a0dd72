// properties: key paths as values: reading, writing, joining, comparing, and @dynamicMemberLookup
struct Address: Equatable { var street: String; var number: Int }
struct Person { var name: String; var age: Int; var address: Address; let id: Int; var tags: [String] = []; var partner: [Person] = []
  var initial: Character? { name.first } }
class Box { var person: Person; let fixed = 3; init(_ p: Person) { person = p } }
var p = Person(name: "Ann", age: 30, address: Address(street: "Main", number: 4), id: 1)
let name = \Person.name
print(p[keyPath: name])
p[keyPath: name] = "Bob"
p[keyPath: \.address.number] += 5
print(p.name, p.address.number)
let paths: [KeyPath<Person, String>] = [\.name, \.address.street]
print(paths.map { p[keyPath: $0] })
let box = Box(p)
let street = \Box.person.address.street
box[keyPath: street] = "Side"
print(box.person.address.street)
let partial: [PartialKeyPath<Person>] = [\.name, \.age, \.id]
print(partial.map { p[keyPath: $0] })
func set<Root, Value>(_ path: WritableKeyPath<Root, Value>, to value: Value) -> (inout Root) -> Void { { $0[keyPath: path] = value } }
set(\Person.age, to: 31)(&p)
print(p.age)
func update<T: AnyObject, V>(_ object: T, _ path: ReferenceWritableKeyPath<T, V>, _ v: V) { object[keyPath: path] = v }
update(box, \.person.name, "Cid")
print(box.person.name)
print(\Person.name == \Person.name, \Person.age == \Person.id)
var seen: [PartialKeyPath<Person>: Int] = [\.name: 1]
seen[\.age, default: 0] += 2
print(seen.count, seen[\.age]!)
let joined = (\Person.address).appending(path: \.street)
print(p[keyPath: joined])
p[keyPath: joined] = "New"
print(p.address)
extension Sequence {
  func sorted<V: Comparable>(by path: KeyPath<Element, V>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sum<V: AdditiveArithmetic & ExpressibleByIntegerLiteral>(_ path: KeyPath<Element, V>) -> V { reduce(0) { $0 + $1[keyPath: path] } }
}
let people = [p, Person(name: "Al", age: 20, address: Address(street: "X", number: 1), id: 2)]
print(people.sorted(by: \.age).map(\.name), people.sum(\.age))
print(p[keyPath: \.initial] as Any, people.map(\.initial?.isUppercase))
print([[1,2],[3]].map(\.[0]), ["a": 1][keyPath: \.["a"]] as Any)
@dynamicMemberLookup struct JSON { var values: [String: Int]; subscript(dynamicMember m: String) -> Int? { get { values[m] } set { values[m] = newValue } } }
var j = JSON(values: ["a": 1]); print(j.a as Any, j.b as Any); j.c = 4; print(j.values.count)
@dynamicMemberLookup final class Ref<T> { var value: T; init(_ v: T) { value = v }
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { value[keyPath: path] }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } } }
let r = Ref(p); r.age += 1; r.address.number = 77; print(r.age, r.id, r.value.address.number, r.tags.count)
let f: (Person) -> Int = \.age
print(f(p))
