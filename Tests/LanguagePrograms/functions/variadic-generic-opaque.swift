// functions: variadics, functions that return several values or closures, memoizing, returns from nested loops
func total(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(total(), total(1), total(1, 2, 3), total(1, 2, scale: 10))
func join(_ parts: Any..., with separator: String = " ") -> String { parts.map { "\($0)" }.joined(separator: separator) }
print(join(1, "two", 3.0, true, [4]), join("a", "b", with: "-"), join())

func stats(_ values: [Double]) -> (mean: Double, spread: Double) {
  let mean = values.reduce(0, +) / Double(values.count)
  let spread = values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(values.count)
  return (mean, spread.squareRoot())
}
let (mean, spread) = stats([2, 4, 4, 4, 5, 5, 7, 9])
print(mean, spread)

func makeRange(_ step: Int) -> (Int, Int) -> [Int] {
  { from, to in Array(stride(from: from, to: to, by: step)) }
}
print(makeRange(3)(0, 10))
func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
  var cache: [Int: Int] = [:]
  return { n in
    if let known = cache[n] { return known }
    print("computing", n)
    let value = f(n)
    cache[n] = value
    return value
  }
}
let square = memoize { $0 * $0 }
print(square(4), square(4), square(5))
func optionalResult(_ n: Int) -> Int? {
  if n == 0 { return nil }
  return n
}
print(optionalResult(0) as Any, optionalResult(3) as Any)
func early(_ list: [Int]) -> String {
  for n in list {
    for m in list where m == n * 2 { return "\(n) and \(m)" }
  }
  return "none"
}
print(early([3, 5, 6]), early([1]))
func outer() -> Int {
  func helper(_ n: Int = 3) -> Int { n * factor }
  let factor = 10
  return helper() + helper(1)
}
print(outer())
