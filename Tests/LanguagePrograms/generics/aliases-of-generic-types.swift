// Aliases of generic types without arguments are open again wherever they are named.
struct Bag<Element> {
  var elements: ContiguousArray<Element> = []
  var tokens: ContiguousArray<UInt64> = []
  init<S: Sequence>(_ s: S) where S.Element == Element { elements = ContiguousArray(s); tokens = ContiguousArray(0..<UInt64(elements.count)) }
  subscript(i: Int) -> Element { elements[i] }
}
print(Bag(["a", "b"])[1])
typealias List = Array
let numbers: List<Int> = [1, 2]
let words = List(["a"])
print(numbers, words)
