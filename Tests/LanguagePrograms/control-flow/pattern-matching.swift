// control flow: if case, guard case, for case, while case, optional patterns, is and as patterns, nested tuples
enum Reply {
  case ok(Int)
  case error(code: Int, text: String)
  case empty
}
let replies: [Reply] = [.ok(1), .error(code: 404, text: "missing"), .empty, .ok(7)]
for case .ok(let n) in replies where n > 1 { print("ok", n) }
for reply in replies {
  if case .error(code: 400..<500, let text) = reply { print("client error", text) }
  guard case .empty = reply else { continue }
  print("empty")
}
var values: [Int?] = [1, nil, 3]
for case let n? in values { print("value", n) }
for case .none in values { print("nothing") }
while case let last? = values.popLast() {
  print("popped", last as Any)
  if values.count == 1 { break }
}
let things: [Any] = [1, "two", 3.0, [4], (5, 6), true, Optional(7) as Any, Reply.ok(8)]
for thing in things {
  switch thing {
  case let n as Int where n > 5: print("large", n)
  case is Bool: print("bool")
  case let n as Int: print("int", n)
  case let s as String: print("string", s.count)
  case let d as Double: print("double", d)
  case let list as [Int]: print("list", list)
  case let (a, b) as (Int, Int): print("pair", a + b)
  case Reply.ok(let n): print("reply", n)
  default: print("other", thing)
  }
}
switch ((1, "a"), 2.5) {
case ((1, let s), 2...3): print("matched", s)
default: print("no")
}
if case 1...5 = 3, case (let x, 2) = (9, 2) { print(x) }
if case let (x, y)? = Optional((1, 2)), x < y { print("ordered", x, y) }
let isSmall = if case .ok(let n) = replies[0], n < 5 { true } else { false }
print(isSmall)
