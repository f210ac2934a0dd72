// The plus of arrays, texts and any sequence, in generic code too.
print([1] + Set([2]), ([0] + (1...3)).count)
let tail = (1...2) + [3]
print(tail)
let more = Set([7]) + [8]
print(more, ["a"] + "bc".map(String.init))
extension StringProtocol {
  func padded(_ n: Int, right: Bool) -> String {
    let fill = String(repeating: ".", count: Swift.max(0, n - count))
    return right ? self + fill : fill + self
  }
}
print("abc".padded(5, right: true), "abc".dropFirst().padded(5, right: false))
print([Character]("ab") + "cd", "x" + "y".dropFirst(0), "a" + String("b") + "c".suffix(1))
func joined<B: Sequence, A: RangeReplaceableCollection>(_ b: B, _ a: A) -> A where A.Element == B.Element { b + a }
print(joined([1], [2]), joined([Character]("x"), "y"))
func joined2<A: RangeReplaceableCollection>(_ b: A, _ a: A) -> A { b + a }
print(joined2([1], [2]), joined2("x", "y"))
let xs = [3, 1, 2]
print(Array(xs.lazy.elements), xs.lazy.map { $0 + 1 }.elements.first!)
let words: [String] = ["a"] + ["b"] + "c d".split(separator: " ").map(String.init)
print(words, [1, 2] + [3.5], [Any]() + [1], ["k": 1].map { $0.key } + ["x"])
