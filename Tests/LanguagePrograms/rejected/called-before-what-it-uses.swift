// A local function is called before a variable that it uses is declared.
func total(_ prices: [Int]) -> Int {
  let first = taxed(prices[0])
  let rate = 2
  func taxed(_ price: Int) -> Int { price * rate }
  return first
}
func named() -> () -> Int {
  let next = count
  var calls = 0
  func count() -> Int {
    calls += 1
    return calls
  }
  return next
}
// Below the variable it may be called, also by one that stands above.
func even(_ number: Int) -> Bool {
  func check(_ rest: Int) -> Bool { rest == limit || other(rest - 1) }
  let limit = 0
  func other(_ rest: Int) -> Bool { check(rest - 1) }
  return check(number)
}
print(total([3]), even(4))
