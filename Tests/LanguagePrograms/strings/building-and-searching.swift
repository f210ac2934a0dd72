// strings: building in loops, replacing and removing characters, counting, ranges, comparisons ignoring case, padding, parsing
import Foundation

var line = ""
for i in 1...3 { line += "\(i)" + (i < 3 ? ", " : ".") }
print(line)
var word = "mississippi"
word.removeAll { $0 == "s" }
print(word, word.filter { $0 == "i" }.count, word.contains { $0 == "p" }, word.contains("ssi"))
print(word.replacingOccurrences(of: "i", with: "1"), word.map { $0 == "p" ? "P" : String($0) }.joined())
print(String(word.sorted()), String(Set(word).sorted()), word.first { $0 != "m" }!, word.last!, word.min()!)
print("Hello".caseInsensitiveCompare("hELLO") == .orderedSame, "a".compare("b") == .orderedAscending)
print("swift queue".capitalized, "x=1;y=2".components(separatedBy: ";").map { $0.components(separatedBy: "=")[1] })
if let range = "key: value".range(of: ": ") {
  print("key: value"[..<range.lowerBound], "key: value"[range.upperBound...])
}
var text = "abcdef"
text.removeFirst(2)
text.removeLast(1)
text.insert(contentsOf: "XY", at: text.index(after: text.startIndex))
print(text, text.count)
text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 2), with: "--")
print(text)
text.remove(at: text.startIndex)
print(text, text.hasPrefix("-Y"), text.dropFirst().dropLast())
let csv = "name,age\nAnn,30\nBob,25\n"
let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",").map(String.init) }
print(rows, rows.compactMap { Int($0[1]) }.reduce(0, +))
print(String(5).count, String(true), String(2.5), String("abc".prefix(2)), String(["a", "b"]), String(Character("z")))
print("a,b;c".split { $0 == "," || $0 == ";" }, "aXbX".split(separator: "X"), "".split(separator: ",").count)
print("abc".elementsEqual("abc"), "abc".lexicographicallyPrecedes("abd"), zip("abc", "abd").filter { $0 != $1 }.count)
print("one two".split(separator: " ").reversed().joined(separator: " "), "abc".enumerated().map { "\($0)\($1)" })
print("%", "100%", "a\\b", "\u{1F600}".count, "tab:\t|", "\"", #"\""#)
let number = 7
print(String(format: "%03d|%5.2f|%@", number, 2.5, "text"))
