// The iterators of arrays, slices and ranges are sequences themselves: of what they have left.
var numbers = (0..<4).makeIterator()
print(numbers.map { $0 * $0 })
print(numbers.next() ?? -1, Array(numbers))
var list = [1, 2, 3].makeIterator()
print(list.next() ?? 0)
for x in list { print(x) }
print(list.reduce(0, +), list.next() ?? 0)
var closed = (1...3).makeIterator()
_ = closed.next()
print(closed.contains(1), closed.max() ?? 0)
print([5, 6, 7].dropFirst().makeIterator().sorted(by: >))
