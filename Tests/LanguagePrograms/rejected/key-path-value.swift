// advice: key paths are only accepted where a function is expected, like map(\.name)
struct Person { var name = "Ann" }
let path = \Person.name
print(Person()[keyPath: path])
