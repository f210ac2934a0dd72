// arrays: nested arrays, binary search, bubble sort, permutations, rotation, transposition, run lengths, running sums
func bubbleSorted(_ list: [Int]) -> [Int] {
  var list = list
  var swapped = true
  while swapped {
    swapped = false
    for i in list.indices.dropLast() where list[i] > list[i + 1] {
      list.swapAt(i, i + 1)
      swapped = true
    }
  }
  return list
}
print(bubbleSorted([5, 2, 9, 1, 5]), bubbleSorted([]))
func search(_ list: [Int], for value: Int) -> Int? {
  var (low, high) = (0, list.count)
  while low < high {
    let middle = (low + high) / 2
    if list[middle] == value { return middle }
    if list[middle] < value { low = middle + 1 } else { high = middle }
  }
  return nil
}
print(search([1, 3, 5, 7, 9], for: 7) as Any, search([1, 3], for: 2) as Any)
func permutations(_ list: [Int]) -> [[Int]] {
  guard let first = list.first else { return [[]] }
  return permutations(Array(list.dropFirst())).flatMap { rest in
    (0...rest.count).map { i in Array(rest[..<i]) + [first] + rest[i...] }
  }
}
print(permutations([1, 2, 3]).count, permutations([1, 2, 3]))
func quicksort<T: Comparable>(_ list: [T]) -> [T] {
  guard let pivot = list.first else { return [] }
  let rest = list.dropFirst()
  return quicksort(rest.filter { $0 < pivot }) + [pivot] + quicksort(rest.filter { $0 >= pivot })
}
print(quicksort([3, 1, 2]), quicksort(["b", "c", "a"]), quicksort([2.5, 1]))
let matrix = [[1, 2, 3], [4, 5, 6]]
print((0..<3).map { c in matrix.map { $0[c] } }, matrix.map { $0.reduce(0, +) }, matrix.joined().count, matrix[1][2])
var running = 0
print(
  [1, 2, 3, 4].map { n -> Int in
    running += n
    return running
  })
var runs: [(value: Character, length: Int)] = []
for c in "aaabcc" {
  if runs.last?.value == c { runs[runs.count - 1].length += 1 } else { runs.append((c, 1)) }
}
print(runs.map { "\($0.value)\($0.length)" }.joined())
let rotated = Array([1, 2, 3, 4, 5][2...] + [1, 2, 3, 4, 5][..<2])
print(rotated, [1, 2, 3, 4].partitioned { $0 % 2 == 0 })
extension Array {
  func partitioned(_ condition: (Element) -> Bool) -> ([Element], [Element]) { (filter(condition), filter { !condition($0) }) }
}
var triangle: [[Int]] = [[1]]
for _ in 0..<4 {
  let last = triangle.last!
  triangle.append([1] + zip(last, last.dropFirst()).map(+) + [1])
}
print(triangle.last!)
