// parts of key paths that lead nowhere, and key paths of several values
struct Home { var street = "Elm" }
struct Person { var home = Home(); var names = ["a"] }
let path: WritableKeyPath<Person, Person> = \.self
print(path.appending(path: \.home) == \Person.home)
print((\Person.home).appending(path: \.self) == \Person.home)
print((\Person.home).appending(path: \.street) == \Person.home.street)
print(\Person.self == \Person.self, \Person.home.self == \Person.home)
print((\Person.self).appending(path: \.self) == \Person.self)
print((\Person.home).appending(path: \Home.self.street) == \Person.home.street)
let paths: [PartialKeyPath<Person>] = [\.home, \.home.street, \.self]
print(paths.firstIndex(of: \Person.self) as Any, paths.firstIndex(of: (\Person.home).appending(path: \.self)) as Any)
final class Car { var wheels = 4; let name = "car" }
let person = Person()
let mixed = [\Person.home.street, \Person.names]
print(type(of: mixed), mixed.map { person[keyPath: $0] })
let cars = [\Car.wheels, \Car.name]
print(type(of: cars), cars.map { Car()[keyPath: $0] })
let texts = [\Car.name, \.name]
print(type(of: texts), Set(mixed).count)
