// arrays: creating, indexing, appending, inserting, removing, concatenating, comparing
var list = [3, 1, 2]
list.append(5)
list += [8, 9]
list.append(contentsOf: 10...11)
print(list, list.count, list.isEmpty, list[0], list[list.count - 1])
list.insert(100, at: 1)
list.insert(contentsOf: [7, 7], at: 0)
print(list)
print(list.remove(at: 2), list.removeFirst(), list.removeLast())
print(list, list.popLast() ?? 0, list)
list[0] = 70
list[1] += 1
list[1...2] = [0]
print(list)
list.removeSubrange(0..<2)
list.removeFirst(1)
list.removeLast(1)
print(list)
list.removeAll()
print(list.isEmpty, list.popLast() == nil, list.first == nil)
print([1, 2] + [3], [1, 2] == [1, 2], [1, 2] != [2, 1], [[1]] == [[1]])
print(Array(repeating: 0, count: 3), [Int](), Array(1...4), [String](repeating: "x", count: 2), Array("abc"))
let words: [String] = []
print(words.first ?? "none", words.last as Any, words.count)
print([5, 6, 7].indices, [5, 6, 7].startIndex, [5, 6, 7].endIndex)
