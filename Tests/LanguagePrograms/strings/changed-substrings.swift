// parts of texts that are changed, and texts of any kind compared
var rest: Substring = "hello world".prefix(7)
rest.removeAll(where: { $0 == "l" })
print(rest)
rest.append("!"); rest.append(contentsOf: "??"); rest += "."
rest.insert(">", at: rest.startIndex)
print(rest, rest.count, rest.remove(at: rest.startIndex), rest)
rest.replaceSubrange(rest.startIndex..<rest.index(rest.startIndex, offsetBy: 2), with: "HE")
rest.removeSubrange(rest.index(rest.startIndex, offsetBy: 3)...)
print(rest, rest.popLast() as Any, rest)
rest.removeAll()
print(rest.isEmpty)
let whole = "a-b-c"
var tail = whole.dropFirst(2)
tail.append("d")
print(tail, whole, tail.firstIndex(of: "c").map { tail[..<$0] } as Any)
print("x", to: &tail)
print(tail, terminator: "")
func matches(_ s: some StringProtocol) -> Bool { "north" == s || "north".prefix(1) == s }
func generic<S: StringProtocol>(_ s: S) -> Bool { "north" == s }
func same<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> [Bool] { [a == b, a != b, a < b, a > b] }
print(matches("north"), matches("north".prefix(1)), matches("n" + "o"), generic("north"), same("a", "ab".prefix(1)))
func starts(_ s: some StringProtocol) -> Bool { "north".hasPrefix(s) }
func ends<S: StringProtocol>(_ s: S) -> Bool { "north".prefix(3).hasSuffix(s) }
print(starts("no"), starts("now".prefix(2)), ends("r"))
extension RangeReplaceableCollection where Element == Character {
  mutating func shout() { append("!") }
}
var part = "hey you".prefix(3)
part.shout()
print(part)
