// What patterns match: each with its subjects.
import Foundation
func t<O>(_ r: Regex<O>, _ subjects: String...) { print(subjects.map { s in s.matches(of: r).map { String(s[$0.range]) } }, Regex<O>.RegexOutput.self) }
t(#/a*?b/#, "aaab", "b")
t(#/a++b/#, "aaab")
t(#/(?:ab|cd)+/#, "abcdab x cd")
t(#/[^a-z\s]+/#, "abc 123 DEF")
t(#/[\w.%+-]+@[\w-]+\.[a-z]{2,}/#, "mail a.b+c@x-y.org!")
t(#/^\s*$/#, "", "  ", "x")
t(#/\d+(?:\.\d+)?/#, "1 2.5 .5 3.")
t(#/"([^"\\]|\\.)*"/#, #"say "hi \"you\"" end"#)
t(#/[[:alpha:]]+/#, "ab1cd")
t(#/[a-z&&[^aeiou]]+/#, "hello world")
t(#/[a-z--[aeiou]]+/#, "hello world")
t(#/\p{Lu}\p{Ll}*/#, "Hello World foo")
t(#/\P{L}+/#, "a1 b2")
t(#/(a)(b)?(?:(c)|(d))*/#, "abcd", "a", "ad")
t(#/x{3}/#, "xxxx")
t(#/x{2,}/#, "xxxx x")
t(#/x{,2}y/#, "xxy y xxxy")
t(#/(\w)(\w)\2\1/#, "abba cddc abcd")
t(#/(?<q>['"]).*?\k<q>/#, #"'a' "b" 'c""#)
t(#/\u{1F600}|\x41|\u0042/#, "A B 😀")
t(#/a.c/#, "a\nc abc a\u{301}c a😀c")
t(#/\R/#, "a\r\nb\nc")
t(#/\h+/#, "a \t b")
t(#/(?i)abc(?-i)D/#, "ABCD abcd")
t(#/(?i:abc)D/#, "ABCD abcd")
t(#/(?s).+/#, "a\nb")
t(#/a|b|/#, "abc")
t(#/()/#, "ab")
t(#/\.|\*|\?|\+|\(|\)|\{|\}|\||\^|\$|\//#, ".*?+(){}|^$/")
t(#/[.*+?^${}()|\[\]\\]/#, ".*+?^${}()|[]\\")
t(#/[-a]|[b-]|[\]]/#, "-ab]")
t(#/\bfoo\b/#, "foo food foo's foo_")
t(#/\Aab|b\z/#, "abab")
t(#/(?=(\d+))\d/#, "123")
t(#/(((a)b)c)?/#, "abc")
t(#/[^\n]+/#, "a\nb")
t(#/[a-zA-Z_$][\w$]*|\d+|[-+*\/()=]|\s+/#, "let x1 = 3*(y_2+$z)")
t(#/(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}/#, "192.168.1.1")
t(#/(?<h>\d{1,2}):(?<m>\d{2})(?::(?<s>\d{2}))?\s?(?<ap>[AP]M)?/#, "12:30 PM, 1:05:09")
t(#/[א-ת]+/#, "שלום hello")
t(#/ß/#.ignoresCase(), "ẞ ß SS")
t(#/\d{3}-\d{4}/#, "555-1234 and 5555-12345")
// Where words begin and end.
for s in ["a", " a ", "a b", "((a))", "a  b", "a.b", "a,b", "1,2", "1.2", "it's", "a-b", "a_b", "a:b", "", "  ", "日本", "a1", "a.", "'a'", "a''b", "e\u{301}a", "a\nb", "a\r\nb", "😀😀", "a😀", "don’t x’", "3.14, 2", "a;b", "1;2", "\"a\"", "a/b"] {
  print(s.debugDescription, s.matches(of: #/\b/#).map { s.distance(from: s.startIndex, to: $0.range.lowerBound) }, s.matches(of: #/\B/#).map { s.distance(from: s.startIndex, to: $0.range.lowerBound) })
}
// Braces that count nothing.
for s in ["a{b", "{x}", "a{1}{2}", "aa", "{,}", "a{,2}", "}"] {
  print(s, s.contains(#/a{b/#), s.contains(#/{x}/#), s.wholeMatch(of: #/a{2}/#) != nil, s.contains(#/{,}/#), s.wholeMatch(of: #/a{,2}/#) != nil, s.contains(#/a{1}{/#), s.contains(#/x}|a{1,/#))
}
// What a quantifier is for, and whether a group may be missing.
print(type(of: #/(a){0x}/#), type(of: #/(a){0,2}/#), type(of: #/(a){,2}/#), type(of: #/(a){2}/#), type(of: #/(a)+?/#), type(of: #/(a)*?/#), type(of: #/(a(b)?){1,}/#))
let m = #/
  (a)   # first

  (b)   # second

  (c)
/#
print(type(of: m), type(of: #/((a)|b)c/#), type(of: #/(?:(a)|(b))(c)/#), type(of: #/(?<x>a)?(?:b(c)){0}/#))
let spaced = #/
  (\d+) ?
  [a-z]
  +
  ( ! ) *
/#
print(type(of: spaced), "12ab!!".wholeMatch(of: spaced)!.output, "x".wholeMatch(of: spaced)!.output)
