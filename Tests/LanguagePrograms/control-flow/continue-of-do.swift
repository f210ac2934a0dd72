// `continue` with the name of a `do` goes to its top; what was put off there runs before.
enum Failure: Error { case early }
func count() -> Int {
  var n = 0
  outer: do {
    n += 1
    defer { print("left", n) }
    for i in 0..<3 { if i == 1, n < 3 { continue outer } }
    n += 10
  }
  return n
}
print(count())
func attempts(_ limit: Int) -> String {
  var tries = 0
  again: do {
    tries += 1
    if tries < limit { throw Failure.early }
    return "done after \(tries)"
  } catch {
    if tries < 5 { continue again }
    return "gave up"
  }
}
print(attempts(3), attempts(9))
