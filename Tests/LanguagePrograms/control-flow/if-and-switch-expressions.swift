// control flow: if and switch as expressions in initialisers, returns, closures and assignments; nested, with literals
func sign(_ n: Int) -> Int {
  if n > 0 { 1 } else if n < 0 { -1 } else { 0 }
}
print([-5, 0, 9].map(sign))
func name(_ n: Int) -> String {
  switch n {
  case 0: "zero"
  case 1: "one"
  default: n < 0 ? "negative" : "many"
  }
}
print([0, 1, -1, 2].map(name))
let hour = 14
let part: String
if hour < 12 {
  part = "morning"
} else {
  part = "afternoon"
}
print(part)
let price: Double = if hour > 12 { 5 } else { 2.5 }
print(price)
var text = ""
text =
  switch hour {
  case 0..<6: "night"
  case 6..<18: "day"
  default: "evening"
  }
print(text)
let maybe: Int? = if hour > 20 { hour } else { nil }
print(maybe as Any)
let nested =
  if hour % 2 == 0 {
    switch hour {
    case 14: "fourteen"
    default: "even"
    }
  } else { "odd" }
print(nested)
let classify: (Int) -> String = { n in
  switch n {
  case let x where x.isMultiple(of: 2): "even"
  default: "odd"
  }
}
print((1...3).map(classify))
let late = if hour > 22 { true } else { false }
print(late, (hour > 10 ? 1 : 2) + (hour > 20 ? 10 : 20))
