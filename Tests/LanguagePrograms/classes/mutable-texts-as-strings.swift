// Foundation's mutable texts as Swift's.
import Foundation
let m = NSMutableString(string: "abc"); m.append("d")
let s: NSString = "xyz"
print(m as String, (m as String).count, s as String)
func take(_ t: String) -> Int { t.count }
print(take(m as String), (m as String).uppercased())
