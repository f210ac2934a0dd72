// Element and Iterator in sequences that do not say them: in signatures, extensions and as what is made.
struct Names: Sequence {
  var list: [String]
  struct It: IteratorProtocol { var l: [String]; mutating func next() -> String? { l.popLast() } }
  func makeIterator() -> It { It(l: list) }
  func firstTwo() -> [Element] { Array(prefix(2)) }
  func it() -> Iterator { makeIterator() }
}
extension Names {
  func last() -> Element? {
    var iterator = Iterator(l: list)
    var found: Element?
    while let next = iterator.next() { found = next }
    return found
  }
}
extension Sequence {
  func only() -> Element? {
    var iterator: Iterator = makeIterator()
    return iterator.next()
  }
}
let names = Names(list: ["a", "b", "c"])
print(names.firstTwo(), names.last() ?? "-", names.only() ?? "-", Array(names.it().l))
