// traps: an error that reaches the top level
struct Failure: Error {
  let code: Int
}
func run(_ n: Int) throws {
  if n > 1 { throw Failure(code: n) }
  print("ran", n)
}
try run(1)
try run(2)
print("not reached")
