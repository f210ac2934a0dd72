// What a generic type equates in its where clause tells the parameters of what it is made of.
protocol Sink {
  associatedtype Element
  func put(_ element: Element)
}
final class Printer<Element>: Sink {
  func put(_ element: Element) { print("put", element) }
}
struct Pipe<A: Sequence, B: Sink> where A.Element == B.Element {
  let source: A, sink: B
  func flow() { source.forEach { sink.put($0) } }
}
final class Both<First: Collection, Second: Collection> where Second.Element == First.Element {
  let parts: (First, Second)
  init(_ first: First, _ second: Second) { parts = (first, second) }
  var all: [First.Element] { Array(parts.0) + parts.1 }
}
Pipe(source: ["b", "a"], sink: Printer()).flow()
Pipe(source: 1...2, sink: Printer()).flow()
print(Both([1.5], []).all, Both([], [2, 3]).all, Both(Set(["x"]), ["y"]).all)
