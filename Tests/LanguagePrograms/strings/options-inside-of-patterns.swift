// Options inside of patterns: for the rest of a group, or for a group of their own.
import Foundation
func all(_ p: String, _ s: String, _ o: NSRegularExpression.Options = []) -> [String] {
  guard let r = try? NSRegularExpression(pattern: p, options: o) else { return ["bad"] }
  return r.matches(in: s, range: NSRange(s.startIndex..., in: s)).map { m in (0..<m.numberOfRanges).map { Range(m.range(at: $0), in: s).map { String(s[$0]) } ?? "-" }.joined(separator: "/") }
}
print(all("(?m)^foo$", "foo\nfoo"), all("(?i)A", "aA"), all("(?i:b)c", "Bc bC BC"), all("(?s)a.b", "a\nb"), all("(?-i)x", "xX"), all("(?-i)x", "xX", .caseInsensitive))
print(all("a(?i)b", "ab aB AB"), all("(a(?i)b)c", "abc aBc aBC"), all("(?i)a|b", "aABb"), all("a|(?i)b|c", "AaBbCc"), all("(?i)[a-c]+", "xaBCd"), all("(?i)(ab)\\1", "abAB"))
print(all("(?im)^a.$", "ab\nAc"), all("(?i-s:a.)b", "A\nb axb"), all("(?x) a b # c", "ab a b"), all("(?x: a b ) c", "ab c"), all("^b", "a\nb", .anchorsMatchLines), all("a.b", "a\nb", .dotMatchesLineSeparators))
print(all("(?i)[^a]", "aAb"), all("(?i)straße", "STRAßE"), all("(?z)a", "a"), all("(?i", "a"), all("(?i)é", "É"), all("x*(?i)y{2}", "xxYy"), all("(?i:a)(?=B)", "AB ab"))
print("Hello World".range(of: "(?i)WORLD", options: .regularExpression) != nil, "a\nb".replacingOccurrences(of: "(?m)^", with: "> ", options: .regularExpression))
