// Percent signs and other characters that addresses cannot have: in paths they stand for themselves, in whole addresses for what they encode.
import Foundation

let printable = (33..<127).map { String(UnicodeScalar(UInt8($0))) }.filter { $0 != "/" }
let base = URL(string: "https://example.com/a")!
print(printable.filter { !base.appendingPathComponent("x" + $0 + "y").absoluteString.hasSuffix("x" + $0 + "y") }.joined())
print(printable.filter { !URL(fileURLWithPath: "/files/x" + $0 + "y").absoluteString.hasSuffix("x" + $0 + "y") }.joined())
print(printable.filter { !(URL(string: "https://example.com/x" + $0 + "y")?.absoluteString ?? "nil").hasSuffix("x" + $0 + "y") }.joined())
print(base.appendingPathComponent("b c%20dé?q#f;g[1]").absoluteString, base.appendingPathComponent("50%").lastPathComponent)
print(URL(fileURLWithPath: "/files/50% é.txt").absoluteString, URL(fileURLWithPath: "/files/50%.txt").path)
print(base.appendingPathExtension("t%x").absoluteString, URL(string: "https://example.com/a%20b")!.appendingPathComponent("c").absoluteString)
for text in ["https://example.com/a%20b", "https://example.com/a%20b%zz", "https://example.com/a[1]?q[2]=\\x#f[3]", "http://[::1]:80/x[", "https://example.com/50%"] {
  print(URL(string: text)?.absoluteString ?? "nil", URL(string: text)?.path ?? "-")
}
