// advice: key paths are functions here: pass a closure
struct User {
  var name: String
}
func names(_ path: KeyPath<User, String>) -> String { User(name: "a")[keyPath: path] }
print(names(\.name))
