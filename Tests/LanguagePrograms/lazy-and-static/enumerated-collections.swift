// what is enumerated is a collection, too
func t<T>(_ x: T) { print(type(of: x)) }
let a = ["x", "y", "z"]
print(a.enumerated().last!, a.enumerated().count, a.enumerated().first!, a.enumerated().reversed().map { $0.offset })
print(a.enumerated().dropFirst().first!, a.enumerated().lazy.count, a.enumerated().isEmpty, a.lazy.enumerated().count, Set([1]).enumerated().count, a[1...].enumerated().map { $0.offset })
print(a.enumerated().dropLast().last!.element, a.enumerated().split { $0.element == "y" }.count, a.enumerated().min { $0.1 > $1.1 }!)
for (i, x) in a.enumerated().reversed() { print(i, x, terminator: " ") }
for (i, x) in a.enumerated().dropFirst() { print(i, x, terminator: " ") }
print("abc".enumerated().first!, a.enumerated()[a.enumerated().startIndex], a.enumerated().firstIndex { $0.element == "y" } != nil)
var s = a.enumerated().makeIterator()
print(s.next()!, a.enumerated().randomElement() != nil, a.enumerated().indices.count)
print(a.reversed().enumerated().map { "\($0)\($1)" }, zip(a, 1...).enumerated().map { $0.offset })
print(a.enumerated().lazy.filter { _, row in row > "a" }.first?.offset ?? -1)
print(a.enumerated().lazy.compactMap { i, row in row > "a" ? i : nil }.first ?? -1)
