// views of UTF-8, UTF-16 and scalars, whose positions are those of the text
let s = "aé👍z"
print(s.utf8, s.utf16, s.unicodeScalars)
print(type(of: s.utf8), type(of: s.utf8.prefix(2)), type(of: s.utf16), type(of: s.unicodeScalars.dropFirst()))
print(s.utf8.count, String.Index(utf16Offset: 3, in: s) == s.index(s.startIndex, offsetBy: 2), "ab".firstIndex(of: "b")!.utf16Offset(in: "ab"))
print(type(of: s.utf8), type(of: s.utf8.prefix(2)), type(of: s.utf16), type(of: s.unicodeScalars.dropFirst()))
print(type(of: Character("a").utf8), type(of: Character("a").utf16), type(of: Character("a").unicodeScalars))
print(String(reflecting: type(of: s.utf8)))
print(s.utf8.count, s.utf16.count, s.unicodeScalars.count)
let i = s.utf8.index(after: s.utf8.startIndex)
print(s[i...], s[s.utf8.startIndex], s.utf8[i], s.utf8[s.utf8.startIndex])
if let z = s.utf8.firstIndex(of: 122) { print(s[z], s[..<z], s.distance(from: s.startIndex, to: z), s.utf8.distance(from: s.startIndex, to: z), z == s.index(before: s.endIndex)) }
print(String(s.utf8.prefix(3)) as Any, String(s.utf8.prefix(2)) as Any, String(Substring(s.utf8.prefix(3))))
print(Substring(s.utf8.prefix { $0 < 128 }), Substring(s.utf8.dropLast()), Substring(s.utf8[i...]))
print(String(decoding: s.utf8.dropFirst(), as: UTF8.self), String(s.utf8), String(s.utf16), String(s.unicodeScalars))
print(Array(s.utf8), Array(s.utf16), [UInt8](s.utf8.suffix(1)), Array(s.utf8.reversed()), s.utf8.map { Int($0) }.reduce(0, +))
print(s.utf8.last!, s.utf8.first!, s.utf8.isEmpty, "".utf8.isEmpty, s.utf8.contains(122), s.utf8.lastIndex(of: 97) == s.startIndex, s.utf8.min()!, s.utf8.max()!)
print(s.utf8.withContiguousStorageIfAvailable { $0.count } as Any)
let sub = s.dropFirst()
print(sub.utf8.count, sub.utf8.startIndex == sub.startIndex, sub.utf8[sub.startIndex], String(sub.utf8) as Any, Substring(sub.utf8))
print(sub.utf8.withContiguousStorageIfAvailable { Array($0) } as Any)
var at = s.utf8.startIndex
while at < s.utf8.endIndex { print(s.utf8[at], terminator: " "); s.utf8.formIndex(after: &at) }
print()
for (n, b) in s.utf8.enumerated() where n < 2 { print(n, b) }
for (a, b) in zip(s.utf8, s.utf8.dropFirst()) where a > b { print(a, b) }
print("abc".utf8.elementsEqual([97, 98, 99]), "abc".utf8.elementsEqual("abc".utf8), "abc".utf8.starts(with: "ab".utf8), "a,b".utf8.split(separator: 44).map { String(Substring($0)) })
let u = s.utf16
var j = u.startIndex
while j != u.endIndex { print(u[j], j.utf16Offset(in: s), terminator: "; "); j = u.index(after: j) }
print()
print(u.index(u.startIndex, offsetBy: 4) == s.index(s.startIndex, offsetBy: 3), s[u.index(u.startIndex, offsetBy: 2)], u.distance(from: u.startIndex, to: u.endIndex))
print(u.index(u.endIndex, offsetBy: -1) == s.index(before: s.endIndex), u.index(u.startIndex, offsetBy: 9, limitedBy: u.endIndex) as Any == nil)
print(u.prefix(2).map { $0 }, String(u.prefix(2)) as Any, String(u.prefix(3)) as Any, Substring(u.dropFirst(2)), u[u.index(u.startIndex, offsetBy: 2)])
let v = s.unicodeScalars
var k = v.startIndex
while k != v.endIndex { print(v[k], v[k].value, terminator: "; "); k = v.index(after: k) }
print(v.last!, v.first!, v[v.index(before: v.endIndex)], String(v.prefix(2)), Substring(v.dropLast()), v.firstIndex(of: "z") == s.firstIndex(of: "z"))
var w = s.unicodeScalars
w.append("!")
w.insert("-", at: w.startIndex)
w.removeLast()
w.append(contentsOf: "xy".unicodeScalars)
w.replaceSubrange(w.startIndex..<w.index(after: w.startIndex), with: "<<".unicodeScalars)
print(w, String(w), String(w.filter { $0.isASCII }), w.count, String(w + v))
w.removeAll { $0 == "<" }
print(String(w), String(String.UnicodeScalarView([Unicode.Scalar("q"), "r"])), String(String.UnicodeScalarView()).isEmpty)
var t = "ab"
t.unicodeScalars.append("c")
t.unicodeScalars.removeFirst()
print(t, t.unicodeScalars.popLast()!, t)
print(String.Index(s.startIndex, within: s.utf8) as Any == nil, i.samePosition(in: s) == s.index(after: s.startIndex), s.utf8.index(after: i).samePosition(in: s) == nil, s.utf8.index(after: i).samePosition(in: s.utf16) == nil)
print(s.utf8.endIndex.samePosition(in: s.utf16) == s.utf16.endIndex, s.startIndex.samePosition(in: s.unicodeScalars)! == v.startIndex, String.Index(i, within: s)! == i)
print(s.utf8.indices.count, s.utf16.indices.map { $0.utf16Offset(in: s) }, s.utf8.lazy.map { $0 &+ 1 }.first!)
func bytes<S: StringProtocol>(_ s: S) -> [UInt8] { Array(s.utf8.prefix(2)) }
func isBlank<S: StringProtocol>(_ s: S) -> Bool { s.utf8.allSatisfy { $0 == 32 } && s.unicodeScalars.first != nil && s.utf16.count > 0 }
print(bytes(s), bytes(s.dropFirst()), isBlank("  "), isBlank(s))
extension String.UTF8View { var hex: String { map { String($0, radix: 16) }.joined() } }
extension Substring.UTF8View { mutating func eat(_ c: UInt8) -> Bool { if first == c { removeFirst(); return true }; return false } }
print("hi".utf8.hex)
var input = "xxab"[...].utf8
while input.eat(120) {}
print(input.count, Substring(input), String(input)!, input.first!, input.popFirst()!, input.isEmpty)
struct Parser { var view: String.UTF8View; var pos: String.Index; init(_ s: String) { view = s.utf8; pos = view.startIndex }; mutating func next() -> UInt8? { guard pos < view.endIndex else { return nil }; defer { view.formIndex(after: &pos) }; return view[pos] } }
var p = Parser("hé"); while let b = p.next() { print(b, terminator: " ") }
print()
func sum<C: Collection>(_ c: C) -> Int where C.Element == UInt8 { c.reduce(0) { $0 + Int($1) } }
print(sum("ab".utf8), sum([1, 2]), sum("ab".utf8.prefix(1)), Data("ab".utf8).count, Set("abca".utf8).count, s.utf8.sorted().first!)
let r = s.utf8.startIndex..<s.utf8.index(s.utf8.startIndex, offsetBy: 3)
print(s.utf8[r].count, Substring(s.utf8[r]), s[r], s.utf8[..<r.upperBound].map { $0 }, s.utf8[...].count)
let it: [UInt8] = Array("a".utf8) + "b".utf8
print(it, it == Array("ab".utf8), [UInt8]("ab".utf8) == it)
var o = [UInt8](); o += "xyz".utf8; o.append(contentsOf: "q".utf8); print(o)
var iter = "ab".utf8.makeIterator(); print(iter.next()!, iter.next()!, iter.next() as Any)
print("straße".utf8.reduce(into: [UInt8: Int]()) { $0[$1, default: 0] += 1 }[115]!, "x".utf8.first.map { Character(UnicodeScalar($0)) }!)
