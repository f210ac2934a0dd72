// protocols: sequences inside others of the same generic type; what their elements are is asked of their iterators
struct Limited<Base: Sequence>: Sequence {
  let base: Base
  let count: Int
  func makeIterator() -> LimitedIterator<Base> { LimitedIterator(base: base.makeIterator(), left: count) }
}
struct LimitedIterator<Base: Sequence>: IteratorProtocol {
  var base: Base.Iterator
  var left: Int
  mutating func next() -> Base.Element? {
    if left == 0 { return nil }
    left -= 1
    return base.next()
  }
}
struct Numbered<Base: Sequence>: Sequence {
  let base: Base
  func makeIterator() -> NumberedIterator<Base> { NumberedIterator(base: base.makeIterator()) }
}
struct NumberedIterator<Base: Sequence>: IteratorProtocol {
  var base: Base.Iterator
  var number = 0
  mutating func next() -> (Int, Base.Element)? {
    guard let element = base.next() else { return nil }
    number += 1
    return (number, element)
  }
}
for (n, x) in Numbered(base: Limited(base: Limited(base: [7, 8, 9], count: 4), count: 2)) { print(n, x) }
for (n, x) in Numbered(base: Numbered(base: Limited(base: Limited(base: "abc", count: 2), count: 3))) { print(n, x) }
for x in Limited(base: Numbered(base: Limited(base: Numbered(base: ["x": 1]), count: 9)), count: 1) { print(x) }

let sevens = (0...).lazy.filter { $0 % 7 == 0 }.prefix(4)
for (i, n) in sevens.prefix(3).enumerated() { print(i, n) }
for (n, c) in zip(sevens.prefix(2), "ab") { print(n, c) }
for n in sevens.dropFirst().dropFirst() { print(n) }
print(type(of: sevens.prefix(2)), type(of: sevens.dropFirst().dropFirst(2)), Array(sevens.prefix(9).prefix(2)))
print(Array((1...).prefix(5).prefix(3).enumerated().dropFirst().enumerated()))
print(zip((1...).prefix(4).prefix(2), stride(from: 0, to: 9, by: 2).prefix(3).prefix(2).enumerated()).map { $0.0 + $0.1.element })
