// NSRegularExpression: what patterns match, groups, names, options, replacing; and texts searched by patterns.
import Foundation
func show(_ pattern: String, _ text: String, _ options: NSRegularExpression.Options = []) {
    do {
        let re = try NSRegularExpression(pattern: pattern, options: options)
        let found = re.matches(in: text, range: NSRange(text.startIndex..., in: text))
        print(pattern, found.map { m in (0..<m.numberOfRanges).map { i in m.range(at: i).location == NSNotFound ? "-" : (text as NSString).substring(with: m.range(at: i)) } })
    } catch { print(pattern, "error", (error as NSError).code, (error as NSError).domain == NSCocoaErrorDomain) }
}
show("a*", "baaac"); show("a+?", "aaa"); show("(a|b)+c", "ababc abc"); show("<(\\w+)>.*?</\\1>", "<b>x</b><i>y</i><b>z</i>"); show("^\\w+$", "one\ntwo\nthree", .anchorsMatchLines); show("^\\w+$", "one\ntwo")
show("(?i)hello", "Hello HELLO hello"); show("HELLO", "say hello", .caseInsensitive); show("[A-Z]", "aBc", .caseInsensitive); show("[^a-c\\d]+", "abcxyz123!?"); show("[]a]+", "]a]b"); show("[a\\-z]+", "a-z b"); show("[\\w.-]+@[\\w-]+\\.[a-z]{2,4}", "me.x@ex-ample.com, bad@, z@y.org")
show("\\bcat\\b", "cat concat cat."); show("\\Bcat", "cat concat"); show("(?<year>\\d{4})-(?<month>\\d\\d)", "2024-05 and 1999-12"); show("\\d{2,3}", "1 12 123 1234"); show("x{0}y", "xy"); show("(\\d+)(?=€)", "10€ 20$ 30€"); show("(?<!\\$)\\b\\d+", "$10 20"); show("(?<=\\$)\\d+", "$10 20"); show("(?!a)\\w", "abac")
show("a.c", "abc a\nc axc"); show("a.c", "a\nc", .dotMatchesLineSeparators); show("(a)?(b)?", "ab b"); show("(foo|foobar)(baz)?", "foobarbaz"); show("((a)|(b))+", "ab"); show("\\u0041\\x42", "AB"); show("\\p{Lu}\\p{Ll}+", "Hello world Élan"); show("é+", "caféé"); show("😀.", "x😀y"); show("", "ab"); show("$", "a\n"); show("\\s+|,", "a, b  c")
show("(", "x"); show("[a", "x"); show("a**", "x"); show("*a", "x"); show("a{2", "x"); show("\\", "x"); show("(?<n>a", "x"); show("a|", "ba")
show("a b # comment", "ab", .allowCommentsAndWhitespace); show("a.b*", "a.b* axb", .ignoreMetacharacters); show("(a+)+b", "aaaaaaaaaaaac"); show("a++a", "aaa"); show("(?>a+)b", "aab"); show("(?:ab){2}", "ababab"); show("^$", ""); show("(\\w)(\\w)\\2\\1", "abba noon")
let re = try! NSRegularExpression(pattern: "(\\w+)=(\\w+)")
let text = "a=1; b=2; c"
let all = NSRange(location: 0, length: text.utf16.count)
print(re.numberOfCaptureGroups, re.pattern, re.options.rawValue, re.stringByReplacingMatches(in: text, range: all, withTemplate: "$2=$1 \\$0 $0"), re.rangeOfFirstMatch(in: text, range: NSRange(location: 3, length: 5)), re.firstMatch(in: "none", range: NSRange(location: 0, length: 4)) == nil)
re.enumerateMatches(in: text, range: all) { match, _, stop in print(match!.range(at: 1)); stop.pointee = true }
let named = try! NSRegularExpression(pattern: "(?<k>\\w)(?<v>\\d)?")
let m = named.firstMatch(in: "x", range: NSRange(location: 0, length: 1))!
print(m.range(withName: "k"), m.range(withName: "v").location == NSNotFound, m.numberOfRanges)
print(NSRegularExpression.escapedPattern(for: "a.b*[c](d)^$|\\{}+?"), NSRegularExpression.escapedTemplate(for: "$1\\"))
let mutable = NSMutableString(string: "x1y22")
print(try! NSRegularExpression(pattern: "\\d+").replaceMatches(in: mutable, range: NSRange(location: 0, length: 5), withTemplate: "#"), mutable)
let s = "The year 2024, not 1999"
print(s.range(of: "\\d{4}", options: .regularExpression).map { String(s[$0]) } as Any, s.replacingOccurrences(of: "(\\d)(\\d)", with: "$2$1", options: .regularExpression), s.range(of: "(", options: .regularExpression) == nil)
print("aXbXc".replacingOccurrences(of: "x", with: "-", options: [.regularExpression, .caseInsensitive]), "  trim  ".replacingOccurrences(of: "^\\s+|\\s+$", with: "", options: .regularExpression) + "|")
func all(_ p: String, _ t: String) {
  let r = try! NSRegularExpression(pattern: p)
  print(p, r.matches(in: t, range: NSRange(t.startIndex..., in: t)).map { (t as NSString).substring(with: $0.range) })
}
all("[[:punct:]]", "Tom? a-b x.")
all("[^[:punct:]\\s]+", "Tom? a-b x.")
all("[[:alpha:]]+", "Tom? a-b x.")
all("[[:digit:][:upper:]]+", "Tom? 12 x.")
all("[[a-z]--[aeiou]]+", "tomato boat")
all("[[a-z]&&[aeiou]]+", "tomato boat")
all("[[a-z]&&[^aeiou]]+", "tomato boat")
