// Own sequences are split, own mutable collections partitioned.
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { defer { n -= 1 }; return n > 0 ? n : nil } }
print(Countdown(n: 6).split { $0 == 3 })
print(Countdown(n: 6).split(separator: 4, maxSplits: 1).map { Array($0) })
struct Ring: RandomAccessCollection, MutableCollection {
    var s = [1, 5, 2, 7, 0]
    var startIndex: Int { 0 }
    var endIndex: Int { s.count }
    subscript(i: Int) -> Int { get { s[i] } set { s[i] = newValue } }
}
var ring = Ring()
print(ring.partition { $0 > 2 }, ring.s)
