// What a where clause says of a parameter itself may stand behind what is said of its parts.
protocol Sink {
  associatedtype Element
  func put(_ element: Element)
}
final class Printer<Element>: Sink {
  func put(_ element: Element) { print("put", element) }
}
class Source<Element> {
  func run<S>(_ sink: S) where Element == S.Element, S: Sink {}
}
final class ListSource<Element>: Source<Element> {
  let list: [Element]
  init(_ list: [Element]) { self.list = list }
  override func run<S>(_ sink: S) where Element == S.Element, S: Sink { list.forEach(sink.put) }
}
struct Pipe<A, B> where A.Element == B.Element, A.Element: Comparable, A: Sequence, B: Sink {
  let source: A, sink: B
  func flow() { source.sorted().forEach { sink.put($0) } }
}
func join<A, B>(_ first: A, _ second: B) -> [A.Element] where A.Element == B.Element, B.Element: Hashable, A: Sequence, B: Sequence {
  Array(first) + second
}
ListSource([1, 2]).run(Printer())
Pipe(source: ["b", "a"], sink: Printer()).flow()
print(join([1, 2], 3...4), join(Set(["x"]), ["y"]))
