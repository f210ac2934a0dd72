// A parser of lines, addresses and commands with Swift's own regular expressions, in part on a concurrent queue.
import Foundation
enum Patterns {
  static let pair = #/(\d+)x(\d+)/#
  static let named = #/(?<user>[a-z]+)(?:\+(?<tag>[a-z]+))?@(?<host>[a-z.]+)/#
}
func size(_ s: String) -> (Int, Int)? {
  guard let m = s.wholeMatch(of: Patterns.pair), let a = Int(m.1), let b = Int(m.2) else { return nil }
  return (a, b)
}
print(size("12x34") as Any, size("x") as Any)
for address in ["bob+news@mail.com", "eve@host.org", "bad"] {
  if let m = address.wholeMatch(of: Patterns.named) { print(m.user, m.tag ?? "-", m.host, m.output.tag as Any) } else { print("no") }
}
let r: Regex<(Substring, Substring)> = #/a(b+)/#
let plain: [Regex<Substring>] = [#/a/#, #/b+/#]
print(plain.map { "abb".ranges(of: $0).count })
func all<O>(_ r: Regex<O>, _ s: String) -> [String] { s.matches(of: r).map { String(s[$0.range]) } }
print(all(r, "abbb ab"), all(Patterns.pair, "1x2 33x4"))
for match in "k1=v1;k2=v2".matches(of: #/(\w+)=(\w+)/#) {
  let (whole, key, value) = match.output
  print(whole, key, value)
}
struct LogLine { let level: String; let code: Int?; let text: String
  init?(_ line: String) {
    guard let m = line.firstMatch(of: #/^\[(?<level>INFO|WARN|ERROR)\]\s*(?:#(?<code>\d+))?\s*(?<text>.*)$/#) else { return nil }
    level = String(m.level); code = m.code.flatMap { Int($0) }; text = String(m.text)
  }
}
let q = DispatchQueue(label: "parse", attributes: .concurrent)
let lock = NSLock(); var found: [LogLine] = []
let group = DispatchGroup()
for line in ["[INFO] started", "[ERROR] #42 failed", "junk", "[WARN] slow"] {
  q.async(group: group) { if let l = LogLine(line) { lock.lock(); found.append(l); lock.unlock() } }
}
group.wait()
for l in found.sorted(by: { $0.level < $1.level }) { print(l.level, l.code as Any, l.text) }
print("one  two\tthree".split(separator: #/\s+/#).map(String.init), "a1b2".replacing(#/[0-9]/#) { m in String(Int(m.output)! * 2) })
print("2024-03-01".firstMatch(of: #/(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/#).map { "\($0.d).\($0.m).\($0.y)" } ?? "none")
var doc = "Hello {name}, you are {age}"
for (k, v) in ["name": "Ann", "age": "30"].sorted(by: { $0.key < $1.key }) { doc.replace(try! Regex("\\{\(k)\\}"), with: v) }
print(doc)
do { let r = try Regex("[0-9"); print(r) } catch { print("invalid") }
let ic = try Regex("hello").ignoresCase()
print("say HELLO".contains(ic), "HELLO".wholeMatch(of: ic) != nil)
print("mul(2,4)&mul(3,7]!do()mul(11,8)".matches(of: #/mul\((\d{1,3}),(\d{1,3})\)/#).reduce(0) { $0 + Int($1.1)! * Int($1.2)! })
print("abc".firstMatch(of: #/(?:x)?(b)(c)?(d)?/#)!.output)
print("aXbXc".split(separator: #/x/#.ignoresCase()), "\u{1F600}a".matches(of: #/./#).count)
if let m = try #/b(.)/#.firstMatch(in: "abcabd") { print(m.1, m.range == "abcabd".range(of: "bc")!) }
if let m = try #/b(.)/#.prefixMatch(in: "bcabd"[...]) { print(m.1) }
print("x=1, y=2".matches(of: #/([a-z])=(\d)/#).map { ($0.1, Int($0.2)!) }.map { "\($0)\($1)" }.joined(separator: "|"))
let text = "The year 1999 and 2024"
print(text.matches(of: #/\b(19|20)\d{2}\b/#).map(\.0), text.firstMatch(of: #/\d+/#)?.output ?? "")
print(text.replacing(#/(?<a>\d{2})(?<b>\d{2})/#, with: { $0.b + $0.a }))
let trimmed = "   pad  ".trimmingPrefix(#/\s*/#); print("[\(trimmed)]")
print(#"C:\dir\file"#.split(separator: #/\\/#), "a/b/c".split(separator: #///#), "tab\tend".contains(#/\t/#))
print("aaa bbb".matches(of: #/(\w)\1+/#).map { $0.0 }, "ab\nAB".matches(of: #/(?im)^ab$/#).count)
