// All patterns of a case bind the same names, and each pattern a name once.
enum Answer: Error { case text(String), number(Int), pair(Int, Int), none }
func show(_ answer: Answer) {
  switch answer {
  case .number(let value), .none: print(value)
  case .pair(let left, _), .pair(_, let right): print(left)
  case .text: break
  }
  switch answer {
  case .number(let value), .pair(var value, _): print(value)
  case .pair(let same, let same): print(same)
  default: break
  }
  switch (1, 2) {
  case (let first, 0), (0, _): print(first)
  default: break
  }
  do { throw answer } catch Answer.number(let code), Answer.none { print(code) } catch {}
}
