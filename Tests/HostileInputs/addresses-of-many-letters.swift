// Names of domains with letters beyond ASCII take the square of a label's length to be encoded: that is charged.
import Foundation
let label = (0..<80).map { String(Character(UnicodeScalar(UInt32(0x4E00 + $0 * 97))!)) }.joined()
let host = Array(repeating: label, count: 40).joined(separator: ".")
var n = 0
while true { if URL(string: "https://" + host) != nil { n += 1 } }
