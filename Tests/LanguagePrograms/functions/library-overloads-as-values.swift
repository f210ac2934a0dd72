// A function of the scenario does not hide the library's of its name where only that one fits as a value.
func gathered<C: Collection>(_ values: C, by choose: (C.Element, C.Element) -> C.Element) -> C.Element? {
  var found: C.Element?
  for value in values { found = found.map { choose($0, value) } ?? value }
  return found
}
func min<C: Collection>(_ values: C) -> C.Element? where C.Element: Comparable { gathered(values, by: min) }
func max<C: Collection>(_ values: C) -> C.Element? where C.Element: Comparable { gathered(values, by: max) }
func abs(_ text: String) -> String { text.replacing("-", with: "") }
print(min([3, 1, 2]) ?? 0, max("hello") ?? "-", min(1, 2), [3, 4].reduce(10, min), [-1, 2].map(abs), ["-1"].map(abs))
let largest: (Int, Int) -> Int = max
let longest: ([Int]) -> Int? = max
print(largest(3, 4), longest([5, 6]) ?? 0)
