// control flow: switch over tuples and strings with bindings, wildcards and where clauses
func locate(_ point: (Int, Int)) -> String {
  switch point {
  case (0, 0): "origin"
  case (_, 0): "on the x axis"
  case (0, let y): "on the y axis at \(y)"
  case let (x, y) where x == y: "on the diagonal at \(x)"
  case (-2...2, -2...2): "near"
  case (let x, let y): "far: \(x), \(y)"
  }
}
for point in [(0, 0), (3, 0), (0, -4), (5, 5), (1, 2), (9, 1)] { print(locate(point)) }

func fizz(_ n: Int) -> String {
  switch (n % 3 == 0, n % 5 == 0) {
  case (true, true): return "FizzBuzz"
  case (true, false): return "Fizz"
  case (false, true): return "Buzz"
  case (false, false): return String(n)
  }
}
print((1...15).map(fizz).joined(separator: " "))

switch "hello" {
case "a"..."f": print("a to f")
case "g"..."z": print("g to z")
default: print("other")
}

switch Character("e") {
case "a", "e", "i", "o", "u": print("vowel")
default: print("consonant")
}
