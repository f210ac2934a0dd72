// closures: @autoclosure delays its argument; rethrows; closures that return closures
func debugLog(_ enabled: Bool, _ message: @autoclosure () -> String) {
  if enabled { print("log:", message()) }
}
func costly() -> String {
  print("computing")
  return "costly"
}
debugLog(false, costly())
debugLog(true, costly())
debugLog(true, "cheap" + "er")

struct Failed: Error {}
func attempt(_ times: Int, _ body: (Int) throws -> Int) rethrows -> [Int] {
  var results: [Int] = []
  for i in 0..<times { results.append(try body(i)) }
  return results
}
print(attempt(3) { $0 * $0 })
do {
  _ = try attempt(3) { i in
    if i == 1 { throw Failed() }
    print("ok", i)
    return i
  }
} catch {
  print("failed with", error)
}

let curried: (Int) -> (Int) -> (Int) -> Int = { a in { b in { c in a * 100 + b * 10 + c } } }
print(curried(1)(2)(3))
let partly = curried(4)(5)
print(partly(6), partly(7))
