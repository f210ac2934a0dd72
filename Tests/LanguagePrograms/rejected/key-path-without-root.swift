// advice: a key path alone does not say where it begins
struct Person { var name = "Ann" }
let path = \.name
let text: KeyPath<Person, Int> = \.name
print(Person()[keyPath: "name"])
