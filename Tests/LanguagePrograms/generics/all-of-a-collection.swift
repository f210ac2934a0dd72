// generics: c[...] of any collection is all of it
func all<C: Collection>(_ c: C) -> C.SubSequence { c[...] }
func from<C: Collection>(_ c: C) -> C.SubSequence { c[c.startIndex...] }
func kept<C: Collection>(_ c: C) -> C.SubSequence {
  let all = c[...]
  return all
}
func counted<C: RandomAccessCollection>(_ c: C) -> C.SubSequence where C.Index == Int { c[...] }
func walk(_ c: some Collection<Int>) {
  var rest = c[...]
  while let next = rest.popFirst() { print(next) }
}
func change<C: MutableCollection>(_ c: inout C) where C.Element == Int {
  c[...][c.startIndex] = 9
  print(c[...].count)
}
extension Collection {
  var all: SubSequence { self[...] }
  var summed: [Int] {
    var iterator = self[...].makeIterator()
    var lengths: [Int] = []
    while let next = iterator.next() { lengths.append("\(next)".count) }
    return lengths
  }
}
extension BidirectionalCollection { var allButOne: SubSequence { self[...].dropLast() } }
extension RangeReplaceableCollection {
  mutating func taken() -> SubSequence {
    let taken = self[...]
    removeAll()
    return taken
  }
}
extension StringProtocol { var whole: SubSequence { self[...] } }
print(all([1, 2]), from("abc"), kept([1]), counted([5]), [2].all, [10, 2].summed)
walk([1, 2])
var numbers = [1, 2]
change(&numbers)
print(numbers, "abc".allButOne, Array((1...3).allButOne), "abc".whole, "abc"[...].whole)
var text = "abc"
print(text.taken(), text.isEmpty)

// A function is no key: both subscripts are there.
protocol Table {
  associatedtype Key: Hashable
  subscript(key: Key) -> Int { get }
}
extension Table { subscript(key: () -> Key) -> Int { self[key()] + 100 } }
struct Lengths: Table { subscript(key: String) -> Int { key.count } }
func read<T: Table>(_ table: T, _ key: T.Key) { print(table[key], table[{ key }]) }
read(Lengths(), "abc")
