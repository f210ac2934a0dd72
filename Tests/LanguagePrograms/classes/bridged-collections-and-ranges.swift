// Foundation's collections of Swift's of any element type, ranges of texts, scalars of parts, and numbers that C reads from texts.
import Foundation
let s = "héllo wörld"
let i = s.index(s.startIndex, offsetBy: 3)
print(NSRange(..<i, in: s), NSRange(i..., in: s), NSRange(s.startIndex..<i, in: s), NSRange(...i, in: s))
print(String(s.unicodeScalars.prefix(2)), String(s.unicodeScalars.dropFirst(6)), s[...].unicodeScalars.count)
let part: Substring.UnicodeScalarView = s.unicodeScalars.dropLast()
print(part.count, String(part))
let a: [String: Any] = ["x": 1], b: [String: Any] = ["x": 1], n = [1, 2], set: Set<String> = ["q"]
print(a as NSDictionary == b as NSDictionary, (a as NSDictionary)["x"] as? Int ?? 0)
print((n as NSArray).count, n as NSArray == [1, 2] as NSArray, (set as NSSet).contains("q"), (["k": [1]] as NSDictionary).count)
func object(_ value: [String: Int]) -> NSDictionary { value as NSDictionary }
print(object(["a": 5]).object(forKey: "a") as? Int ?? 0, NSNumber(value: 3).compare(NSNumber(value: 4)) == .orderedAscending)
print(atof("2.5"), atoi("42x"), atof(" 1e3z"), atoi("none"), atol("-7"))
