// The brace of the 'if' is not closed: the parser knows at the end only, the lines know where.
struct Counter {
  var count = 0
  mutating func step(by step: Int) {
    if step > 0 {
      count += step
  }
  func show() { print(count) }
}
print(Counter().count)
