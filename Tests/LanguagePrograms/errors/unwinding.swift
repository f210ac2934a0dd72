// errors: the order of defer blocks, of objects that die, and of handlers while an error is on its way
enum Failure: Error { case first, second(Int) }
final class Guard {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
func risky(_ n: Int) throws -> Int {
  if n > 2 { throw Failure.second(n) }
  return n
}
func inner(_ n: Int) throws {
  let own = Guard("inner")
  defer { print("inner deferred, own", own.name) }
  try [n].forEach { print("checked", try risky($0)) }
  print("inner went well")
}
func outer(_ n: Int) throws {
  let own = Guard("outer")
  defer {
    print("outer deferred", (try? risky(9)) ?? -1)
    [1, 2].forEach { print("in defer", $0) }
  }
  do {
    let local = Guard("local")
    defer { print("local deferred", local.name) }
    try inner(n)
  } catch Failure.first {
    print("never")
  }
  print("outer went well", own.name)
}
for n in [1, 5] {
  do {
    try outer(n)
  } catch {
    print("caught", error)
  }
}
func nested() -> String {
  for i in 0..<3 {
    defer { print("after", i) }
    do {
      defer { print("do", i) }
      if i == 1 { continue }
      if i == 2 { return "returned \(i)" }
      print("body", i)
    }
  }
  return "end"
}
print(nested())
final class Half {
  let a: Guard
  let b: Int
  init(_ n: Int) throws {
    a = Guard("part of half")
    b = try risky(n)
  }
  deinit { print("half ended") }
}
print((try? Half(7)) == nil)
print((try? Half(1))!.b)
