// Log parser with regular expressions, processed in parallel batches.
import Foundation
struct Line { let level: String; let code: Int; let text: String }
func parse(_ line: String) -> Line? {
    guard let regex = try? NSRegularExpression(pattern: #"^\[(\w+)\]\s+(\d{3}):\s*(.*)$"#, options: []) else { return nil }
    let range = NSRange(line.startIndex..., in: line)
    guard let match = regex.firstMatch(in: line, options: [], range: range) else { return nil }
    func group(_ i: Int) -> String { Range(match.range(at: i), in: line).map { String(line[$0]) } ?? "" }
    return Line(level: group(1), code: Int(group(2)) ?? 0, text: group(3))
}
let log = """
[INFO] 200: all good
[WARN] 301:   moved
garbage
[ERROR] 500: server "x" failed
"""
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 2
let lock = NSLock()
var parsed: [Int: Line] = [:]
var failed = 0
for (i, line) in log.components(separatedBy: "\n").enumerated() {
    queue.addOperation {
        let result = parse(line)
        lock.lock(); defer { lock.unlock() }
        if let result { parsed[i] = result } else { failed += 1 }
    }
}
queue.waitUntilAllOperationsAreFinished()
for key in parsed.keys.sorted() { let l = parsed[key]!; print(l.level, l.code, l.text) }
print("failed", failed)
let emails = "a@b.com, bad, c.d@e.org"
let re = try! NSRegularExpression(pattern: "[a-z.]+@[a-z]+\\.(com|org)", options: .caseInsensitive)
print(re.matches(in: emails, range: NSRange(emails.startIndex..., in: emails)).map { (emails as NSString).substring(with: $0.range) }, re.numberOfMatches(in: emails, range: NSRange(location: 0, length: (emails as NSString).length)))
print(re.stringByReplacingMatches(in: emails, range: NSRange(location: 0, length: emails.utf16.count), withTemplate: "<$1>"))
print("2024-01-05".range(of: #"^\d{4}-\d\d-\d\d$"#, options: .regularExpression) != nil, "a  b   c".replacingOccurrences(of: " +", with: " ", options: .regularExpression))
