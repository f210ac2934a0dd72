// control flow: switch over integers with ranges, several patterns, where, fallthrough
func describe(_ n: Int) -> String {
  switch n {
  case ..<0: return "negative"
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4...9: return "several"
  case 10..<100 where n % 10 == 0: return "round"
  case let x where x > 1_000: return "huge (\(x))"
  default: return "many"
  }
}
for n in [-5, 0, 2, 9, 10, 11, 20, 1_000, 1_001] { print(n, describe(n)) }

func steps(_ n: Int) {
  switch n {
  case 1:
    print("one")
    fallthrough
  case 2:
    print("two")
    fallthrough
  case 3:
    print("three")
  default:
    break
  }
}
steps(1)
steps(2)
steps(4)

let grade = 87
let letter =
  switch grade {
  case 90...: "A"
  case 80...: "B"
  default: "C"
  }
print(letter)
