// What may stand in a URL's host, and what is encoded elsewhere; casts of a literal's elements to objects, and ordinals.
import Foundation
for text in [
  "http://[bad", "http://[::1]:80/x", "http://[::1", "http://a b", "http://a/b c", "http://a\\b", "http://a<b", "http://{a}", "http://us er@h/x",
  "http://a%20b/", "http://a_b/", "http://]x", "http://x[y]/", "//a b", "http://h?a b", "http://h#a b", "ftp://a b", "file:///a b", "a b", "",
] { print(text, URL(string: text)?.absoluteString as Any) }
print((1...3).map { ($0 as NSNumber).stringValue })
print([1, 2].map { $0 as NSNumber }, (1..<3).map { NSNumber(value: $0).intValue })
let x: NSNumber = 3; print(5 as NSNumber, x, true as NSNumber, 2.5 as NSNumber)
print(stride(from: 0, to: 4, by: 2).map { ($0 as NSNumber).intValue }, [1.5].map { ($0 as NSNumber).doubleValue })
let s = ["a"].map { $0 as NSString }; print(s[0].length)
for i in 0..<2 { print((i as NSNumber).description) }
let n = NumberFormatter(); n.locale = Locale(identifier: "en_US"); n.minimumFractionDigits = 1; n.numberStyle = .ordinal
print(n.string(from: 1)!, n.string(from: 2)!)
