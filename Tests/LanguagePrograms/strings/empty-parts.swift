// An empty text is in no text for Foundation, begins and ends each, and separates all characters.
import Foundation

let text = "abcabc", empty = "", none = "".prefix(0), part = "xabcx".dropFirst().dropLast()
print(text.contains(""), text.contains(empty), text.contains(none), part.contains(""), part.contains(none), "".contains(""))
print(part.contains("b".prefix(1)), text.contains("ca"), text.hasPrefix(empty), text.hasSuffix(empty), text.starts(with: ""))
print(["ab", "b", ""].filter { $0.contains(empty) }, ["ab", "b", ""].filter(text.contains))
func isIn<T: StringProtocol>(_ whole: T, _ part: String) -> Bool { whole.contains(part) }
print(isIn(text, ""), isIn(part, ""), isIn(part, "c"))
print(text.split(separator: ""), text.split(separator: "", maxSplits: 2), text.split(separator: "", omittingEmptySubsequences: false))
print(empty.split(separator: ""), empty.split(separator: "", omittingEmptySubsequences: false), part.split(separator: ""))
print("é👩‍👧z".split(separator: ""), "a".split(separator: "", maxSplits: 0), text.split(separator: "abc"), text.split(separator: "b"))
print(text.components(separatedBy: ""), text.replacingOccurrences(of: "", with: "-"), text.replacing("", with: "-"), text.ranges(of: "").count)
print(text.unicodeScalars.map { $0.utf8.count }, ("é" as Unicode.Scalar).utf8.map { $0 }, ("😀" as Unicode.Scalar).utf16.map { $0 })
