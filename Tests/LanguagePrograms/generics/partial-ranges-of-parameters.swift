// Ranges of a collection that is only a parameter, and parameters that are 'inout some'.
func halves<C: RandomAccessCollection>(_ c: C) -> (Int, Int) {
    let m = c.index(c.startIndex, offsetBy: c.count / 2)
    return (c[..<m].count, c[m...].count)
}
func ends<C: Collection>(_ c: C) -> [C.Element] { Array(c[c.index(after: c.startIndex)...]) + Array(c[...c.startIndex]) }
print(halves([1, 2, 3]), halves(Array("abcd")), ends("xyz"), ends(5..<9))
extension Collection { var rest: SubSequence { self[index(after: startIndex)...] } ; func upTo(_ i: Index) -> SubSequence { self[..<i] } }
print("abc".rest, [1, 2].rest, "hello".upTo("hello".firstIndex(of: "l")!), (1...4).rest.map { $0 })
func drain(_ it: inout some IteratorProtocol<Int>) -> Int { var s = 0; while let n = it.next() { s += n }; return s }
var it = [1, 2, 3].makeIterator()
print(drain(&it), it.next() as Any)
struct W { var n: Int; init(from it: inout some IteratorProtocol<Int>) { n = it.next() ?? 0 } ; mutating func more(_ it: inout some IteratorProtocol<Int>) { n += it.next() ?? 100 } }
var i2 = [7, 8].makeIterator()
var w = W(from: &i2)
w.more(&i2); w.more(&i2)
print(w.n)
