// Text tools: word counts, ranges, case-insensitive comparisons, wrapping, done in chunks on a pool.
import Foundation

let text = """
The queue runs the block. A block is a closure; the closure captures state!
  Don't block the main queue -- "never", they said.
Naïve café owners used 3.14 and 2,000 queues (résumé).
"""

func words(in line: Substring) -> [String] {
    line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "'") }).map { $0.lowercased() }
}

let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
var partial = [[String: Int]](repeating: [:], count: lines.count)
let lock = NSLock()
DispatchQueue.concurrentPerform(iterations: lines.count) { i in
    let counted = words(in: lines[i]).reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    lock.lock(); partial[i] = counted; lock.unlock()
}
let merged = partial.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
let top = merged.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
for (word, n) in top { print(word.padding(toLength: 10, withPad: "·", startingAt: 0), String(repeating: "#", count: n)) }

let names = ["zoë", "Adam", "adam", "Zoe", "bob", "file10", "file9", "File1"]
print(names.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }.count)
print(names.sorted { $0.caseInsensitiveCompare($1) == .orderedAscending }.prefix(3))
print(["file10", "file9", "File1"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
print(["b10", "a2", "a10", "B1"].sorted { $0.compare($1, options: [.caseInsensitive, .numeric]) == .orderedAscending })
print("Hello World".localizedCaseInsensitiveContains("WORLD"), "Café".localizedStandardContains("cafe"))
print("abc".compare("ABC", options: .caseInsensitive) == .orderedSame, "a".compare("b").rawValue)
print("résumé".folding(options: .diacriticInsensitive, locale: nil), "naïve".applyingTransform(.stripDiacritics, reverse: false) ?? "nil")

func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = [], current = ""
    for word in text.components(separatedBy: " ") where !word.isEmpty {
        if !current.isEmpty && current.count + 1 + word.count > width { lines.append(current); current = word }
        else { current += (current.isEmpty ? "" : " ") + word }
    }
    if !current.isEmpty { lines.append(current) }
    return lines
}
wrap("Grand Central Dispatch executes submitted blocks on pools of threads", width: 20).forEach { print("|\($0)|") }

let ns = text as NSString
let range = ns.range(of: "closure")
print(range.location, range.length, ns.substring(with: range), ns.length == text.utf16.count)
print(ns.range(of: "missing").location == NSNotFound, NSRange(location: 2, length: 3), NSMaxRange(range))
if let r = Range(range, in: text) { print(text[r].uppercased(), text.distance(from: text.startIndex, to: r.lowerBound)) }
print(NSRange(text.range(of: "block")!, in: text).location)
var search = text.startIndex..<text.endIndex
var hits = 0
while let found = text.range(of: "QUEUE", options: .caseInsensitive, range: search) {
    hits += 1
    search = found.upperBound..<text.endIndex
}
print("hits", hits)
print("a-b_c d".replacingOccurrences(of: "[-_ ]", with: "+", options: .regularExpression))
print("2024-05-06".range(of: #"^\d{4}-\d{2}-\d{2}$"#, options: .regularExpression) != nil)
for c in "aZ9é\n ½£" { print(c.isUppercase, c.isWholeNumber, c.isWhitespace, c.asciiValue ?? 0, c.isPunctuation, c.isSymbol, separator: ",", terminator: ";") }
print()
print("flag 🇩🇪 👨‍👩‍👧".count, "flag".unicodeScalars.map { $0.value }, "é".unicodeScalars.count, "e\u{301}" == "é")
print("hello world".capitalized, "swiftLang".unicodeScalars.reduce("") { CharacterSet.uppercaseLetters.contains($1) ? $0 + "_" + String($1).lowercased() : $0 + String($1) })
text.enumerateLines { line, stop in if line.hasPrefix("Na") { print(line.count); stop = true } }
print("k1=v1&k2=v2".components(separatedBy: "&").map { $0.components(separatedBy: "=") }.reduce(into: [String: String]()) { $0[$1[0]] = $1[1] }.sorted { $0.key < $1.key }.map { $0.value })
print("%d items".replacingOccurrences(of: "%d", with: "5"), String(format: "%5d|%-5d|%05d|%+d|%x|%X|%o|%c|%e|%g", 42, 42, 42, 42, 255, 255, 8, 65, 1234.5, 0.0001))
