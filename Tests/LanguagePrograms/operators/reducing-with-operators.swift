extension Collection where Element: BinaryInteger {
  func average() -> Double { isEmpty ? 0 : Double(reduce(.zero, +)) / Double(count) }
}
extension Collection where Element: FloatingPoint {
  func average() -> Element { isEmpty ? .zero : reduce(.zero, +) / Element(count) }
}
extension Sequence where Element: AdditiveArithmetic {
  func total() -> Element { reduce(.zero, +) }
  var differences: Element { reduce(Element.zero, -) }
}
print([1, 2].average(), [1.5, 2.5].average(), [1, 2, 3].total(), [0.5, 1].differences)
let all = [3, 4, 5].reduce(.zero, +)
print(all, Double([1, 2].reduce(.zero, +)) / 2, ["a", "b"].reduce(.init(), +), [2.5, 4].reduce(.init(1), *))
print([1, 2, 3].reduce(into: .zero, +=), max([7, 8].reduce(.zero, +), 3))
