// optionals: if let, shorthand if let, guard let, several bindings, if var, while let, else-if let
let a: Int? = 5
let b: Int? = nil
let text: String? = "text"
if let a { print("a is", a) }
if let b { print("b is", b) } else { print("b is nil") }
if let a, let text, a > 3 { print(a, text) }
if let a = a, let b = b { print(a + b) } else if let text { print("only", text) }
if var a {
  a += 1
  print("changed copy", a)
}
print(a == 5, a != nil, b == nil, a == b)

var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
print()
var iterator = [7, 8].makeIterator()
while let next = iterator.next(), next < 8 { print("next", next) }

func parse(_ text: String) -> Int? { Int(text) }
if let n = parse("12"), n > 10, let m = parse("3") { print(n * m) }
for word in ["4", "x"] {
  if let n = parse(word) { print("number", n) } else { print("word", word) }
}
switch parse("9") {
case .some(let n) where n > 8: print("big", n)
case .some(let n): print("small", n)
case .none: print("none")
}
switch b {
case let value?: print(value)
case nil: print("nil")
}
