// interpolation: appended to a text part by part, to texts that are shared, that are parts themselves, and that the parts change
var text = "start"
let shared = text
text += " \(1 + 1)\(text)"
text += "\(text.count):\(text)"
print(text, shared)

var number = 1
func next() -> Int {
  number += 1
  return number
}
var log = ""
log += "\(number) \(next()) \(number) \(next())"
print(log)

final class Page {
  var body = "" { didSet { changes += 1 } }
  var changes = 0
}
let page = Page()
page.body += "\(page.changes)-\(Int.min)-\(UInt64.max)"
page.body += "\(page.changes)-\(page.body.count)"
print(page.body, page.changes)

var lines = ["a", "b"]
lines[0] += "\(lines.count)\(lines[1])"
lines[lines.count - 1] += "\(lines[0])\(-0)"
print(lines)

struct Point: CustomStringConvertible {
  var x: Int
  var description: String { "<\(x)>" }
}
var optional: String? = "o"
optional? += "\(Point(x: 3))\(Optional(4) ?? 0)"
optional! += "" + "\("")\(true)"
print(optional!)

var empty = ""
empty += ""
empty += "\("")"
print(empty.isEmpty)
var joined = ""
for index in 0..<12 { joined += "\(index)," }
let copy = joined
joined += "\(copy)\(12)"
print(copy, joined)
print("\(number)", "\(shared)", "\(number)\(shared)", "")
