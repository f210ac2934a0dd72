final class List<T> {
  class Node<T> { var value: T; init(_ v: T) { value = v } }
  typealias N = Node<T>
  var head: N?
}
let l = List<Int>(); l.head = List<Int>.N(3)
print(l.head!.value + 1)
