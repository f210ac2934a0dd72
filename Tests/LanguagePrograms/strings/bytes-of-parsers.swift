// what parsers do with bytes and scalars
import Foundation
let s = "héllo 12,x"
print(String(bytes: s.utf8, encoding: .utf8) ?? "-", String(bytes: s.utf8.prefix(3), encoding: .utf8) ?? "-", Data(s.utf8.prefix(3)).count, Data(s.utf8) == s.data(using: .utf8)!)
func isDigit(_ b: UInt8) -> Bool { (48...57).contains(b) }
print("123".utf8.allSatisfy(isDigit), s.utf8.filter(isDigit), s.utf8.first(where: isDigit)!, s.utf8.last(where: isDigit)!)
switch s.utf8.first { case UInt8(ascii: "h")?: print("h"); default: print("other") }
for (i, b) in s.utf8.enumerated().reversed().prefix(2) { print(i, b) }
print(s.utf8.split(whereSeparator: { $0 == 32 || $0 == 44 }).map { String($0)! }, s.utf8.split(separator: UInt8(ascii: ",")).count)
print(s.utf8.lazy.filter { $0 > 127 }.map { $0 - 128 }.count, s.utf8.reversed().first!, s.utf8.firstIndex(where: isDigit).map { s[$0...] } ?? "")
print(Set(s.unicodeScalars).count, s.unicodeScalars.contains("é"), s.unicodeScalars.allSatisfy(CharacterSet.alphanumerics.contains), s.unicodeScalars.map(String.init).joined(separator: "."))
print(String(s.unicodeScalars.map(Character.init)), String(s.unicodeScalars.filter(CharacterSet.letters.contains).map(Character.init)), String(String.UnicodeScalarView(s.unicodeScalars.filter { $0 != "l" })))
print(String(s.unicodeScalars.reversed().map(Character.init)), s.unicodeScalars.first { $0.value > 200 }!, s.unicodeScalars.firstIndex(of: "1")! == s.firstIndex(of: "1")!)
var out = String.UnicodeScalarView(); for u in s.unicodeScalars where CharacterSet.decimalDigits.contains(u) { out.append(u) }; print(String(out), out.count)
let trimmed = String(s.unicodeScalars.drop { $0 == "h" }); print(trimmed)
let slug = s.lowercased().unicodeScalars.map { CharacterSet.alphanumerics.contains($0) ? Character($0) : "-" }; print(String(slug))
extension StringProtocol { var bytes: [UInt8] { Array(utf8) }; var sum: Int { utf8.reduce(0) { $0 &+ Int($1) } }; var ascii: Bool { unicodeScalars.allSatisfy { $0.isASCII } } }
print("ab".bytes, "abc".dropFirst().sum, s.ascii, s.prefix(1).ascii)
func hash<S: Sequence>(_ b: S) -> UInt64 where S.Element == UInt8 { b.reduce(5381) { ($0 << 5) &+ $0 &+ UInt64($1) } }
print(hash(s.utf8), hash(Array(s.utf8)), hash(s.dropFirst().utf8))
let pairs = zip(s.utf8, s.utf8.dropFirst()).filter { $0 == $1 }; print(pairs.count)
var crc: UInt32 = 0xffff; for byte in "hello".utf8 { crc ^= UInt32(byte); for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xa001 : crc >> 1 } }; print(String(crc, radix: 16))
print(s.utf16.map { String($0, radix: 16) }.joined(separator: " "), String(decoding: Array(s.utf16), as: UTF16.self), String(utf16CodeUnits: Array("ab".utf16), count: 2), NSRange(s.startIndex..., in: s).length == s.utf16.count)
let u8: String.UTF8View = s.utf8; let a: [UInt8] = .init(u8); let c = ContiguousArray(u8); print(a.count, c.count, a.elementsEqual(u8), u8.starts(with: "h".utf8))
struct Reader { let bytes: String.UTF8View; var i: String.UTF8View.Index; init(_ s: String) { bytes = s.utf8; i = bytes.startIndex }; var peek: UInt8? { i < bytes.endIndex ? bytes[i] : nil }; mutating func word() -> Substring { let st = i; while let b = peek, b != 32 { i = bytes.index(after: i) }; return Substring(bytes[st..<i]) } }
var r = Reader("foo bar"); print(r.word(), r.peek!)
print("a".utf8.elementsEqual("b".utf8), [UInt8]("x".utf8) + [1], "x".utf8 + [1], ["a".utf8, "bc".utf8].map(\.count), "ab".utf8.max()!, Dictionary(grouping: "aab".utf8, by: { $0 }).count)
let m = "key=value"; if let eq = m.utf8.firstIndex(of: UInt8(ascii: "=")) { print(m[..<eq], m[m.utf8.index(after: eq)...], m.utf8[..<eq].count, m.utf8[eq...].dropFirst().count) }
print(Character("é").utf8.count, Character("é").utf16.count, Character("é").unicodeScalars.first!.value, "é".unicodeScalars.first!.properties.isAlphabetic, Character("a").unicodeScalars.map { $0.value })
print("abc".unicodeScalars[s.startIndex], "abc".unicodeScalars.endIndex == "abc".endIndex, "e\u{301}".unicodeScalars.count, "e\u{301}".unicodeScalars.dropLast().map { $0 })
func cut<S: StringProtocol>(_ s: S, at byte: UInt8) -> String { guard let i = s.utf8.firstIndex(of: byte) else { return "none" }; return "\(s[..<i])|\(s[i...])|\(s.utf8.distance(from: s.startIndex, to: i))" }
print(cut("a,b", at: 44), cut("xx,a,b".dropFirst(3), at: 44), cut("é,b".dropFirst(), at: 44), cut("z", at: 1))
