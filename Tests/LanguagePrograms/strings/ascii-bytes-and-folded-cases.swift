// UInt8(ascii:), texts that write themselves, and cases that are folded.
import Foundation
let s: Unicode.Scalar = "b"
print(UInt8(ascii: s), UInt8(ascii: "a"), UInt8(ascii: "\n"))
func kind(_ byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): return "digit"
  case UInt8(ascii: " "), UInt8(ascii: "\t"): return "blank"
  default: return "other"
  }
}
print("a 1".utf8.map(kind))
var out = ""
"plain".write(to: &out)
Character("c").write(to: &out)
"sub".dropFirst().write(to: &out)
print(out)
print("straße".compare("STRASSE", options: .caseInsensitive) == .orderedSame)
print("straße".caseInsensitiveCompare("STRASSE").rawValue, "ﬁn".caseInsensitiveCompare("FIN").rawValue)
print("ΟΔΟΣ".caseInsensitiveCompare("οδος").rawValue, "Äpfel".caseInsensitiveCompare("äpfel").rawValue, "a".caseInsensitiveCompare("B").rawValue)
print(["b", "A", "a", "B"].sorted { $0.caseInsensitiveCompare($1) == .orderedAscending })
