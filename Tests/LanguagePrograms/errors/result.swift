// errors: Result: success and failure, get, map, flatMap, mapError, switching, from throwing code, in completion handlers
enum LoadError: Error, Equatable { case missing(String), corrupt }
func load(_ name: String) -> Result<Int, LoadError> {
  if name.isEmpty { return .failure(.corrupt) }
  if name == "x" { return .failure(.missing(name)) }
  return .success(name.count)
}
for name in ["abc", "x", ""] {
  switch load(name) {
  case .success(let n): print("loaded", n)
  case .failure(.missing(let what)): print("missing", what)
  case .failure(let error): print("error", error)
  }
}
print(load("ab").map { $0 * 10 }, load("x").map { $0 * 10 })
print((try? load("abcd").get()) as Any, (try? load("").get()) as Any)
do { print(try load("x").get()) } catch { print("get threw", error) }
print(load("a").flatMap { $0 > 0 ? .success("ok") : .failure(.corrupt) }, load("abc") == .success(3))

struct Wrapped: Error { let text: String }
print(load("").mapError { Wrapped(text: "\($0)") })
let caught = Result { try load("x").get() }
if case .failure(let error) = caught { print("caught", error) }
func fetch(_ name: String, completion: (Result<String, Error>) -> Void) {
  completion(load(name).map { "\($0) bytes" }.mapError { $0 })
}
fetch("photo") { result in
  if case .success(let text) = result { print(text) }
}
fetch("x") { result in
  switch result {
  case .success: print("no")
  case .failure(let error as LoadError) where error == .missing("x"): print("as expected", error)
  case .failure: print("other")
  }
}
let results = ["a", "x", "bcd"].map(load)
print(results.compactMap { try? $0.get() }.reduce(0, +), results[0])
