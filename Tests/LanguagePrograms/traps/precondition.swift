// traps: precondition with a message
struct Percent {
  let value: Int
  init(_ value: Int) {
    precondition((0...100).contains(value), "percent out of range: \(value)")
    self.value = value
  }
}
print(Percent(50).value)
print(Percent(101).value)
