struct Failure: Error {}

func half(_ number: Int) throws -> Int {
  if number % 2 != 0 { throw Failure() }
  return number / 2
}

func quarter(_ number: Int) throws -> Int {
  let first = try half(number)
  return try half(first)
}

func orZero(_ number: Int) -> Int {
  do {
    return try quarter(number)
  } catch {
    return 0
  }
}
print(orZero(6))
