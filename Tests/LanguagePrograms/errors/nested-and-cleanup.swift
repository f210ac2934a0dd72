// errors: errors through several levels, wrapping, cleanup by defer, in loops and closures, in initialisers of classes
enum StorageError: Error { case full(free: Int), missing(String) }
struct WrappedError: Error, CustomStringConvertible {
  let step: String
  let cause: Error
  var description: String { "\(step) <- \(cause)" }
}
final class File {
  static var open = 0
  let name: String
  init(_ name: String) throws {
    guard !name.isEmpty else { throw StorageError.missing("name") }
    self.name = name
    File.open += 1
  }
  func write(_ n: Int) throws {
    if n > 3 { throw StorageError.full(free: 3) }
    print("wrote", n, "to", name)
  }
  deinit {
    File.open -= 1
    print("closed", name)
  }
}
func save(_ name: String, _ n: Int) throws -> Int {
  do {
    let file = try File(name)
    defer { print("saved or not", file.name) }
    try file.write(n)
    return n * 10
  } catch StorageError.full(let free) {
    throw WrappedError(step: "save \(name)", cause: StorageError.full(free: free))
  }
}
for (name, n) in [("a", 1), ("", 1), ("b", 9)] {
  do {
    print("result", try save(name, n))
  } catch let error as WrappedError {
    print("wrapped:", error, error.cause is StorageError)
  } catch StorageError.missing(let what) where what == "name" {
    print("no", what)
  }
}
print("open files", File.open)
func first<T>(_ attempts: [() throws -> T]) -> T? {
  for attempt in attempts {
    do { return try attempt() } catch { print("attempt failed:", error) }
  }
  return nil
}
print(first([{ throw StorageError.missing("x") }, { 5 }, { 6 }]) as Any)
var errors: [Error] = []
for n in 0..<3 {
  do {
    if n == 1 { continue }
    if n == 2 { throw StorageError.full(free: n) }
    print("fine", n)
  } catch {
    errors.append(error)
  }
}
print(errors.count, errors)
func mapAll(_ names: [String]) throws -> [Int] {
  try names.map { name in
    if name.isEmpty { throw StorageError.missing("?") }
    return name.count
  }
}
print((try? mapAll(["a", "bb"])) as Any, (try? mapAll(["a", ""])) as Any)
do { _ = try mapAll([""]) } catch StorageError.full { print("full") } catch { print("got", error) }
