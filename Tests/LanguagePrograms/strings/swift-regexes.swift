// Swift's own regular expressions: literals, whose groups are parts of what is found, and patterns that are read when the program runs.
let r1 = #/(\w+)@(\w+)\.com/#
if let m = try? r1.firstMatch(in: "mail bob@example.com now") { print(m.0, m.1, m.2, m.output, type(of: m.output)) }
let s = "key = value; other=thing"
for m in s.matches(of: #/(?<key>\w+)\s*=\s*(?<value>\w+)/#) { print(m.key, m.value, m.output.key, m.1, type(of: m.output)) }
print(type(of: #/(a)|(b)/#), type(of: #/(a(b)?)+/#), type(of: #/(?:(x)){0,3}(y)*/#), type(of: #/x/#))
print("b".wholeMatch(of: #/(a)|(b)/#)!.output)
print("aab".prefixMatch(of: #/a+/#)!.output, "xaab".prefixMatch(of: #/a+/#) == nil)
print(s.contains(#/other/#), s.contains(#/OTHER/#), s.contains(#/OTHER/#.ignoresCase()), s.contains(#/(?i)OTHER/#))
print(s.ranges(of: #/\w+/#).map { s[$0] }, s.firstRange(of: #/=/#).map { s[$0.lowerBound...] } as Any)
print(s.replacing(#/\w+/#, with: "W"), s.replacing(#/(\w+)\s*=\s*(\w+)/#) { "\($0.2)=\($0.1)" })
print(s.replacing(#/\w+/#, with: "W", maxReplacements: 2))
var v = s; v.replace(#/;.*/#, with: ""); print(v)
print(s.split(separator: #/\s*[=;]\s*/#), "a,b,,c".split(separator: #/,/#), "a,b,,c".split(separator: #/,/#, omittingEmptySubsequences: false), "a,b,c".split(separator: #/,/#, maxSplits: 1))
print("  x".trimmingPrefix(#/\s+/#), "abc".starts(with: #/ab/#))
let re = try Regex("([a-z]+)(\\d+)?")
if let m = "abc12".wholeMatch(of: re) { print(m.output.count, m.output[1].substring as Any, m[2].substring as Any, m.0, type(of: m.output)) }
if let m = "abc".firstMatch(of: re) { print(m.output[2].substring as Any, m[0].substring as Any) }
let rt = try Regex("(\\w)(\\d)", as: (Substring, Substring, Substring).self)
print("a1".firstMatch(of: rt)!.output.2)
let rn = try Regex(#"(?<first>\w)(\d)"#)
print("a1".firstMatch(of: rn)!["first"]?.substring as Any)
do { _ = try Regex("(a") } catch { print("bad") }
let multi = #/
  (\d+)   # number
  \s*
  (kg | g)
/#
print("12 kg".wholeMatch(of: multi)!.output)
print("a\nb".matches(of: #/^./#).count, "a\nb".matches(of: #/^./#.anchorsMatchLineEndings()).count, "a\nb".contains(#/a.b/#), "a\nb".contains(#/a.b/#.dotMatchesNewlines()))
print("x\n".contains(#/x$/#), "x\ny".contains(#/x$/#), "x\n".contains(#/x\Z/#), "x\n".contains(#/x\z/#))
print("caf\u{65}\u{301}".wholeMatch(of: #/caf./#) != nil, "e\u{301}".contains(#/e/#), "\r\n".wholeMatch(of: #/./#) != nil)
print("ab12_é".matches(of: #/\w/#).count, "a b\tc".matches(of: #/\s/#).count, "١".contains(#/\d/#))
print("aaa".firstMatch(of: #/a+?/#)!.0, "aaa".firstMatch(of: #/a{2}/#)!.0, "abab".firstMatch(of: #/(ab)\1/#)!.0)
print("foobar".firstMatch(of: #/foo(?=bar)/#)!.0, "foobaz".firstMatch(of: #/foo(?!bar)/#) == nil)
print("[x]".firstMatch(of: #/\[([^\]]+)\]/#)!.1, "a-b".matches(of: #/[a\-]/#).count)
print("héllo wörld".matches(of: #/\b\w/#).map { String($0.0) })
let lines = ["INFO ok", "ERROR bad 3"]
for l in lines { if let (_, level, text) = l.wholeMatch(of: #/(\w+) (.*)/#)?.output { print(level, text) } }
let maybe = "a".wholeMatch(of: #/(a)(b)?/#)!
print(maybe.2 as Any, type(of: maybe.2))
let sub = s.dropFirst(6)
if let m = sub.firstMatch(of: #/\w+/#) { print(m.0, sub.distance(from: sub.startIndex, to: m.range.lowerBound), s[m.range]) }
print("aXbX".replacing("X", with: "-"), "abc".contains("b"))
print("x1y22".matches(of: #/\d+/#).compactMap { Int($0.output) }.reduce(0, +))
