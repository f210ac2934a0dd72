// The indices of a collection are a collection of its indices, counted by them.
extension BidirectionalCollection {
  subscript(offset distance: Int) -> Element {
    self[indices.index(distance >= 0 ? startIndex : endIndex, offsetBy: distance)]
  }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
  func after(_ index: Index) -> Index? {
    let next = indices.index(after: index)
    return next == indices.endIndex ? nil : next
  }
  func position(_ distance: Int) -> Index? { indices.index(startIndex, offsetBy: distance, limitedBy: endIndex) }
  func places() -> [Int] { indices.map { distance(from: startIndex, to: $0) } }
}
let table = [1: "a"]
print([1, 2, 3][offset: -1], "abc"[offset: 1], [4, 5, 6][1...][offset: 0], table[safe: table.startIndex] as Any)
print([1, 2, 3][safe: 3] as Any, "ab".after("ab".startIndex).map { "ab"[$0] } as Any, [7].after(0) as Any)
print("héllo".position(2).map { "héllo"[$0] } as Any, [1].position(4) as Any, Set([1]).places(), "ab".places())
let word = "word"
print(word.indices.startIndex == word.startIndex, word.indices.endIndex == word.endIndex, word.indices.count)
print(word.indices.distance(from: word.startIndex, to: word.endIndex), word.indices.first == word.startIndex)
print([1, 2].indices, [5, 6, 7][1...].indices, type(of: word.indices), word.indices.reversed().map { word[$0] })
print(word[word.indices[word.index(after: word.startIndex)]], word.indices.dropFirst().map { word[$0] })
let found = word.indices.firstIndex { word[$0] == "r" }!
print(word[found], word.indices.index(before: word.endIndex) == word.index(before: word.endIndex))
