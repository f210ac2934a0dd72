// arrays: prefix, suffix, dropFirst, dropLast, ranges as subscripts, slices keep their indices, split, chunks
let n = [10, 20, 30, 40, 50]
print(n.prefix(2), n.suffix(2), n.dropFirst(), n.dropLast(2), n.prefix(100), n.dropFirst(9))
print(n[1...3], n[..<2], n[3...], n[1..<1])
let slice = n[2...]
print(slice.startIndex, slice[2], slice.first!, slice.count, slice.endIndex, slice.map { $0 / 10 })
print(Array(slice)[0], Array(slice) == [30, 40, 50])
print(n.prefix { $0 < 35 }, n.drop { $0 < 35 }, n.prefix(upTo: 1), n.suffix(from: 4), n.prefix(through: 0))
print([1, 0, 2, 3, 0, 4].split(separator: 0), [1, 2, 3].split { $0 == 2 }.count)

func chunks(_ list: [Int], of size: Int) -> [[Int]] {
  stride(from: 0, to: list.count, by: size).map { Array(list[$0..<min($0 + size, list.count)]) }
}
print(chunks(n, of: 2), chunks([], of: 3))

var queue = n[...]
var taken = 0
while let next = queue.popFirst() {
  taken += next
  if taken > 50 { break }
}
print(taken, queue, queue.startIndex)
var copy = n
copy[1..<4] = [1]
print(copy)
copy.replaceSubrange(0...0, with: [7, 8, 9])
print(copy, n)
