// In extensions of texts max and min are the global functions; elsewhere the module says so.
extension String {
    func padded(to length: Int) -> String { self + String(repeating: ".", count: max(0, length - count)) }
    var bounds: String { "\(self.min() ?? "-")\(self.max() ?? "-")" }
    func shorter(_ other: String) -> Int { min(count, other.count) }
}

extension Array {
    func half() -> Int { Swift.min(2, count / 2) }
}

struct Samples: Sequence {
    var values: [Int]
    func makeIterator() -> IndexingIterator<[Int]> { values.makeIterator() }
    func atLeast(_ floor: Int) -> Int { Swift.max(floor, max() ?? 0) }
    func print() { Swift.print(values, separator: "") }
}

print("abc".padded(to: 5), "swift".bounds, "swift".shorter("go"))
print([1, 2, 3, 4, 5, 6].half(), [1].half())
let samples = Samples(values: [3, 1, 2])
print(samples.atLeast(2), samples.atLeast(9))
samples.print()
