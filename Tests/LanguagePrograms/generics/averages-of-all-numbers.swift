// Which average is meant, the elements say, of literals, too.
extension Array where Element: BinaryInteger {
    func average() -> Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
}
extension Array where Element: FloatingPoint {
    func average() -> Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}
extension Collection where Element: BinaryInteger {
    func mean() -> Double { Double(reduce(0, +)) / Double(count) }
}
extension Collection where Element: BinaryFloatingPoint {
    func mean() -> Element { reduce(0, +) / Element(count) }
}

print([1, 2, 3].average(), [1.5, 2, 3].average(), [Int8]().average())
print([1, 2, 4].mean(), [1, 2.5].mean(), Set([7]).mean(), (1...4).mean())
let exact: [Float] = [1, 2]
print(exact.average(), exact.mean(), type(of: exact.average()))

func share<Number: FloatingPoint>(of whole: Number, among people: Int) -> Number { whole / Number(people) }
print(share(of: 10.0, among: 4), share(of: Float(1), among: 8))
