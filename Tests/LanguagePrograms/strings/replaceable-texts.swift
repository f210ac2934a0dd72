// Texts as collections whose parts are replaced.
extension RangeReplaceableCollection where Self: BidirectionalCollection {
    mutating func trimEnd(while condition: (Element) -> Bool) { while let last, condition(last) { removeLast() } }
}
extension RangeReplaceableCollection { mutating func twice() { append(contentsOf: Array(self)) } ; static func of(_ e: Element, _ n: Int) -> Self { var s = Self(); for _ in 0..<n { s.append(e) }; return s } }
var s = "ab  ", a = [1, 2, 0]
s.trimEnd { $0 == " " }; a.trimEnd { $0 == 0 }
print(s, a)
s.twice(); a.twice()
print(s, a, String.of("x", 3), [Int].of(4, 2))
func fill<C: RangeReplaceableCollection<Character>>(_ c: inout C) { c.insert("!", at: c.startIndex); c.remove(at: c.index(after: c.startIndex)); c.replaceSubrange(c.startIndex..<c.index(after: c.startIndex), with: ["<", ">"]) }
fill(&s)
print(s)
var t: [Character] = ["p", "q"]
fill(&t)
print(t, s.filter { $0 != ">" }, s + ["z"], s + "w", String(["h", "i"]), s.map { $0 }.count)
func add(_ s: inout some RangeReplaceableCollection<Character>, _ c: Character) { s.append(c) }
add(&s, "c")
print(s, "abc".dropLast().count, s.removeFirst(), s.popLast()!, s)
