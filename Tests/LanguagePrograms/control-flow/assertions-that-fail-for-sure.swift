// What is behind `assert(false)` and `precondition(false)` is not reached: no value has to be returned there.
func half(of number: Int) -> Int {
  guard number % 2 == 0 else { assert(false, "odd") }
  if number > 0 { return number / 2 }
  assert(false, "not positive")
}

func first(_ list: [Int]) -> Int {
  if let found = list.first { return found }
  precondition(false)
}

func name(_ number: Int) -> String {
  switch number {
  case 1: return "one"
  case 2: return "two"
  default: precondition(false, "no name for \(number)")
  }
}
print(half(of: 8), first([3, 4]), name(2))
