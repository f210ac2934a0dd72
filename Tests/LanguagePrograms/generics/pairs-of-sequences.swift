// What is dropped from a sequence has its elements.
extension Sequence {
    func pairs() -> some Sequence<(Element, Element)> { zip(self, self.dropFirst()) }
}
print((1...4).pairs().map { $1 * $0 })
extension Sequence {
    func couples() -> [(Element, Element)] { Array(zip(self, self.dropFirst())) }
}
print([1, 2, 3].couples().map { $0 + $1 })
