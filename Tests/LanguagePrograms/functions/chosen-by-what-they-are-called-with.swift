// Which of several functions a name in brackets means, where only the arguments of the call say so.
let isUp = true
print((isUp ? max : min)(1, 2), (isUp ? min : max)(1.5, 2))
let least = (isUp ? min : max)("b", "a")
print(least, ((!isUp ? (+) : (-)) as (Int, Int) -> Int)(3, 1))

func twice(_ number: Int) -> Int { number * 2 }
func twice(_ text: String) -> String { text + text }
func once(_ number: Int) -> Int { number }
func once(_ text: String) -> String { text }
for isDouble in [true, false] {
  print((isDouble ? twice : once)("ab"), (isDouble ? twice : once)(21))
}
struct Sorter {
  var ascending: Bool
  func areInOrder<T: Comparable>(_ a: T, _ b: T) -> Bool { (ascending ? (<) : (>))(a, b) }
}
print(Sorter(ascending: true).areInOrder(1, 2), Sorter(ascending: false).areInOrder("a", "b"))
