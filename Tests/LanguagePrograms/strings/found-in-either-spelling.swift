// strings: a letter is found in whatever way it is written, one scalar or two; texts are changed through their scalars; what C takes of numbers
import Foundation
print(String(format: "%x %d %x %ld %lu %hhd %hd %u", Int8(-1), Int8(-1), Int16(-1), Int32(-1), Int32(-1), 300, 70000, UInt32.max))
print(String(format: "%d %i %lld %llx %zd %qd %o %#x %05d %+d", UInt32.max, Int64.max, Int64.max, -1, -5, -7, -1, -1, -42, Int.max))
for s in ["\0", "\n", "\t", "\r", "\"", "'", "\\", "\u{1}", "\u{7f}", "a", "é", "\u{FFFF}", "😀", "\u{1b}"] as [Unicode.Scalar] { debugPrint(s) }
print(["é" as Unicode.Scalar])
let t = "ae\u{301}b,e\u{301},ééé"
print(t.components(separatedBy: "é"), t.split(separator: "é"), t.replacingOccurrences(of: "é", with: "*"), t.range(of: "éb").map { String(t[$0]).unicodeScalars.count } as Any)
print(t.contains("e"), t.range(of: "e") as Any, t.firstIndex(of: "e") as Any, t.contains("é,"), t.replacingOccurrences(of: "e", with: "x"))
print("\u{212A}".contains("K"), "K".contains("\u{212A}"), "Å".contains("\u{212B}"))
print(t.dropFirst(2).firstIndex(of: "é").map { t[$0] } as Any, t.dropFirst().range(of: "é").map { t[$0].utf8.count } as Any)
print(t.ranges(of: "é").count, t.firstRange(of: "é") != nil, t.replacing("é", with: "-"))
var s = "a"
s.unicodeScalars.append(contentsOf: "bc".unicodeScalars)
s.unicodeScalars.removeAll { $0 == "b" }
var u = String.UnicodeScalarView()
u.append("x")
u += "yz".unicodeScalars
print(s, String(u), Unicode.Scalar("é").value, Unicode.Scalar("a" as String)?.value as Any, Unicode.Scalar("ab" as String) as Any)
s.unicodeScalars = u
print(s)
extension StringProtocol {
  func has<T: StringProtocol>(_ needle: T) -> Bool { range(of: needle) != nil }
  func at(_ i: String.Index) -> Character { self[i] }
  func enc() -> String? { addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
  func len() -> Int { lengthOfBytes(using: .utf8) }
}
print("abc".has("b"), "abc".at("abc".startIndex), "a b".enc()!, "é".len(), "xabc".dropFirst().has("c"[...]), "xa b".dropFirst().enc()!)
