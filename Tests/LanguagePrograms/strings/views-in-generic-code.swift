// views of texts in generic code
import Foundation
extension Collection where Element == UInt8 { var hexed: String { map { String(format: "%02x", $0) }.joined() } }
extension Collection where Element == UInt8, Index == String.Index { func offset(of b: UInt8) -> Int? { firstIndex(of: b).map { distance(from: startIndex, to: $0) } } }
extension String.UnicodeScalarView { var ascii: Bool { allSatisfy(\.isASCII) } }
extension Sequence where Element == Unicode.Scalar { var text: String { var v = String.UnicodeScalarView(); v.append(contentsOf: self); return String(v) } }
print("hi".utf8.hexed, [1, 255].map { UInt8($0) }.hexed, Data([3]).hexed, "a,b".utf8.offset(of: 44) as Any, "é".unicodeScalars.ascii, "abc".unicodeScalars.dropFirst().text)
func tokens<V: BidirectionalCollection>(_ v: V, _ sep: V.Element) -> [V.SubSequence] where V.Element: Equatable { v.split(separator: sep) }
print(tokens("a b".utf8, 32).map { String(Substring($0)) }, tokens("a b".unicodeScalars, " ").map { String($0) }, tokens([1, 0, 2], 0).count)
let a: AnySequence<UInt8> = AnySequence("xy".utf8); print(Array(a))
let any: any Collection<UInt8> = "xyz".utf8; print(any.count)
let opt: String? = "q"; print(opt?.utf8.first as Any, opt?.utf8.count ?? 0, (opt?.unicodeScalars.map { $0.value })!)
print("abc".utf8.map(\.description), "abc".utf8.reduce(into: "") { $0 += "\($1)," }, "b".utf8.contains(UInt8(ascii: "b")), stride(from: 0, to: 2, by: 1).map { Array("xyz".utf8)[$0] })
struct Hash { var h: UInt64 = 14695981039346656037; mutating func add<S: Sequence>(_ s: S) where S.Element == UInt8 { for b in s { h ^= UInt64(b); h = h &* 1099511628211 } } }
var h = Hash(); h.add("key".utf8); h.add("é".dropLast().utf8); print(h.h)
var hasher = Hasher(); "a".utf8.forEach { hasher.combine($0) }
let lines = "one\ntwo\r\nthree".utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }).map { String(decoding: $0, as: UTF8.self) }; print(lines)
let scalars = Array("héy".unicodeScalars); print(scalars[1], scalars.map { $0.value }, String(String.UnicodeScalarView(scalars[1...])), scalars.count)
let idx = "héy".unicodeScalars.index("héy".unicodeScalars.startIndex, offsetBy: 2); print("héy"[idx], "héy".utf8.distance(from: "héy".startIndex, to: idx), idx.utf16Offset(in: "héy"))
func parse(_ s: Substring.UTF8View) -> (Int, Substring.UTF8View)? { var n = 0; var rest = s; var any = false; while let b = rest.first, (48...57).contains(b) { n = n * 10 + Int(b - 48); rest = rest.dropFirst(); any = true }; return any ? (n, rest) : nil }
if let (n, rest) = parse("42px"[...].utf8) { print(n, Substring(rest), rest.isEmpty, String(rest) ?? "-") }
var s = "ab"; s.unicodeScalars.insert("x", at: s.startIndex); s.unicodeScalars.removeLast(); print(s)
print("👍🏽".unicodeScalars.count, "👍🏽".utf16.count, "👍🏽".utf8.count, "👍🏽".utf16.first!, "👍🏽".unicodeScalars.last!.value, "👍🏽".utf16.reversed().count)
let t = "e\u{301}x"; print(t.unicodeScalars.index(after: t.startIndex) == t.index(after: t.startIndex), t[t.unicodeScalars.index(t.startIndex, offsetBy: 2)...], t.utf16.index(t.endIndex, offsetBy: -1) == t.index(before: t.endIndex))
switch "ab".utf8.elementsEqual([97, 98]) { case true: print("eq"); case false: print("ne") }
print(zip("abc".unicodeScalars, 0...).map { "\($0)\($1)" }, "abc".utf8.enumerated().filter { $0.offset > 0 }.map(\.element), "cab".unicodeScalars.sorted().map(String.init), "ab".unicodeScalars.min()!)
