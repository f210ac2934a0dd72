// Positions that are found by counting in UTF-16 are those of every encoding where all is ASCII; others are of UTF-8.
import Foundation
let s = "Suraj raj\nzz"
let e = "Súraj raj\nzz"
let b = "x" + "Suraj raj"
func lab(_ n: String, _ v: Any?) { print(n, v as Any) }
for t in [s, e, b] {
lab("range", t.range(of: "raj"))
lab("range last", t.range(of: "raj", options: .backwards))
lab("range ci", t.range(of: "RAJ", options: .caseInsensitive))
lab("range re", t.range(of: "r.j", options: .regularExpression))
lab("range lit", t.range(of: "raj", options: .literal))
lab("range anch", t.range(of: "S", options: .anchored))
lab("range in", t.range(of: "raj", range: t.index(after: t.startIndex)..<t.endIndex))
lab("sub range", t.dropFirst().range(of: "raj"))
lab("sub range", t.dropFirst().range(of: "raj", options: .caseInsensitive))
lab("generic", t.range(of: Substring("raj")))
lab("roc", t.rangeOfCharacter(from: .whitespaces))
lab("roc", t.rangeOfCharacter(from: .whitespaces, options: .backwards))
lab("lineRange", t.lineRange(for: t.startIndex..<t.startIndex))
lab("paragraphRange", t.paragraphRange(for: t.startIndex..<t.startIndex))
lab("localizedStandardRange", t.localizedStandardRange(of: "RAJ"))
lab("utf16off", String.Index(utf16Offset: 2, in: t))
lab("nsr", Range(NSRange(location: 2, length: 3), in: t))
lab("ranges", t.ranges(of: "raj"))
lab("firstRange", t.firstRange(of: "raj"))
lab("ranges re", t.ranges(of: try! Regex("r")))
lab("fi", t.firstIndex(of: "j"))
lab("u8", t.utf8.firstIndex(of: 97))
lab("us", t.unicodeScalars.firstIndex(of: "a"))
lab("u8 idx", t.utf8.index(t.utf8.startIndex, offsetBy: 1))
lab("u8 end", t.utf8.endIndex)
lab("split", t.split(separator: "r").map { $0.startIndex })
lab("end", t.endIndex)
lab("idx", t.index(t.startIndex, offsetBy: 3))
t.enumerateSubstrings(in: t.startIndex..., options: .byLines) { a, b, c, _ in lab(a!, (b, c)) }
lab("sub up", t.dropFirst(2).startIndex)
lab("within", t.startIndex.samePosition(in: t.utf8))
lab("within", t.index(after: t.startIndex).samePosition(in: t.utf16))
lab("rr", t.range(of: "raj").map { $0.lowerBound })
lab("aft", t.range(of: "raj").map { t.index(after: $0.lowerBound) })
lab("aft0", t.range(of: "raj").map { t.index($0.lowerBound, offsetBy: 0) })
lab("bef", t.range(of: "raj").map { t.index(before: $0.lowerBound) })
}
let t = "ab"
print("".startIndex, "".endIndex, t.utf8.endIndex, t.index(before: t.index(after: t.startIndex)), t.index(t.endIndex, offsetBy: -2))
print(t.firstIndex(of: "a")!, t.index(t.startIndex, offsetBy: 0), t.ranges(of: try! Regex("a")), t.indices.first!, t.indices.last!)
print(t.prefix(0).endIndex, t.dropFirst(0).startIndex, t.split(separator: "b")[0].startIndex)
let (counted, stepped) = (t.range(of: "b")!.lowerBound, t.index(after: t.startIndex))
print(counted == stepped, counted < stepped, Set([counted, stepped]).count, [stepped: 1][counted]!, t.startIndex..<counted == t.startIndex..<stepped)
