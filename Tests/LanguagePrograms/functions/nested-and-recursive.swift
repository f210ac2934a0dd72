// functions: nested functions that capture and call each other, recursion, shadowing
func makeReport(_ items: [Int]) -> String {
  var lines: [String] = []
  func add(_ text: String) { lines.append("\(lines.count): \(text)") }
  func visit(_ index: Int) {
    guard index < items.count else { return }
    add("item \(items[index])")
    visit(index + 1)
  }
  visit(0)
  add("done")
  return lines.joined(separator: "; ")
}
print(makeReport([5, 6]))

func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7), isEven(3))

func parity(_ n: Int) -> String {
  func even(_ n: Int) -> String { n == 0 ? "even" : odd(n - 1) }
  func odd(_ n: Int) -> String { n == 0 ? "odd" : even(n - 1) }
  return even(n)
}
print(parity(4), parity(5))

func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
print((0..<12).map(fibonacci))

let x = 1
func shadow(_ x: Int) -> Int {
  let y = x + 1
  do {
    let x = y * 10
    print("inner", x)
  }
  if x > 0 {
    let x = "text"
    print(x)
  }
  return x
}
print(shadow(5), x)

func ackermann(_ m: Int, _ n: Int) -> Int {
  if m == 0 { return n + 1 }
  if n == 0 { return ackermann(m - 1, 1) }
  return ackermann(m - 1, ackermann(m, n - 1))
}
print(ackermann(2, 3))
