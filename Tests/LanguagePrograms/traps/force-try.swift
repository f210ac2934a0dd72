// traps: try! on a function that throws
enum LoadError: Error { case missing(name: String) }
func load(_ name: String) throws -> Int {
  if name.isEmpty { throw LoadError.missing(name: name) }
  return name.count
}
print(try! load("abc"))
print(try! load(""))
