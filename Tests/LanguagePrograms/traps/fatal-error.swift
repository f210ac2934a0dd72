// traps: fatalError with a message; defer does not run
func check(_ value: Int) -> Int {
  defer { print("checked", value) }
  if value > 2 { fatalError("value \(value) is too big") }
  return value
}
print(check(1))
print(check(3))
