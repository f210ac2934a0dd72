// strings: graphemes, indices, conversions
import Foundation

let s = "héllo 👨‍👩‍👧 wörld e\u{301}!"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count)
let i = s.index(s.startIndex, offsetBy: 6)
print(s[i], s[..<i], s[i...].dropFirst(2))
print(s.reversed().map(String.init).joined(separator: ","))
print(s.firstIndex(of: "w").map { s.distance(from: s.startIndex, to: $0) }!)
print("e\u{301}" == "é", "e\u{301}".count, "e\u{301}".unicodeScalars.map { $0.value })
print(s.uppercased(), s.lowercased(), s.capitalized)
var t = "abc"; t.insert("X", at: t.index(after: t.startIndex)); t.insert(contentsOf: "YZ", at: t.endIndex); print(t)
t.remove(at: t.startIndex); t.removeLast(2); print(t)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 1), with: "___"); print(t)
for (n, c) in "a🇩🇪b".enumerated() { print(n, c, c.isLetter, c.isASCII) }
print(
  "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false),
  "a,b,,c".split(separator: ",", maxSplits: 1))
print("abc".hasPrefix("ab"), "abc".hasSuffix("bc"), "abc".contains("b"), "abc" < "abd", "Z" < "a", "é" < "f")
print(Array("abc"), "abc".map { $0.asciiValue! }, "abc".unicodeScalars.map { $0 })
let sub = "hello world".suffix(5);
print(sub, sub.startIndex == "hello world".index("hello world".startIndex, offsetBy: 6), type(of: sub))
print(String(sub.reversed()), sub.uppercased(), String(repeating: "ab", count: 3))
print("line1\nline2\r\nline3".split(whereSeparator: \.isNewline), "a b  c".split(separator: " ").count)
print("\u{1F468}\u{200D}\u{1F469}".count, "\r\n".count, "a\u{0308}".count, "🇩🇪🇫🇷".count)
print("abc".dropFirst().first!, "abc".last!, "abc".prefix(2), "abc".dropLast())
print(
  Int("42")!, Int("4x") as Any, Double("1e3")!, Int("ff", radix: 16)!, String(255, radix: 16),
  String(255, radix: 2, uppercase: true))
var m = "x"; m += "y"; m.append("z"); m.append(contentsOf: ["1", "2"] as [Character]); print(m)
print("abc".firstIndex(of: "z") == nil, "abcabc".lastIndex(of: "b")!.utf16Offset(in: "abcabc"))
print("%", "a\tb", #"raw \n \(1)"#, "q\"q", "\u{41}")
print(
  """
  multi
    line \
  cont
  """)
print(
  "abc".elementsEqual("abc"), "abc".compactMap { Int(String($0)) }, "a1b2".filter { $0.isNumber },
  "a1b2".allSatisfy { $0.isASCII })
print("Hello".zip2("World"))
extension String { func zip2(_ o: String) -> [String] { zip(self, o).map { "\($0)\($1)" } } }
print(s.utf8.first!, s.utf8.prefix(3).map { $0 }, "é".utf8.map { String($0, radix: 16) })
print("a".unicodeScalars.first!.value, Character("a") < Character("b"), Character(UnicodeScalar(65)), ("a"..."e").contains("c"))
print("x=\(1), \(true), \(nil as Int?), \([1, 2]), \(["a": 1]), \((1, "b")), \("q")")
print("trim me  ".split(separator: " ").joined(separator: "-"), "abc".indices.count, "banana".replacing("an", with: "AN"))
