// control flow: && and || evaluate their right side only when needed, so do ?? and the ternary operator
func yes(_ name: String) -> Bool {
  print("asked", name)
  return true
}
func no(_ name: String) -> Bool {
  print("asked", name)
  return false
}

print(yes("a") && no("b") && yes("c"))
print(no("d") || yes("e") || no("f"))
print(yes("g") || no("h") && no("i"))
print(!no("j") ? 1 : 2)

func expensive() -> Int {
  print("expensive")
  return 7
}
let some: Int? = 3
let none: Int? = nil
print(some ?? expensive())
print(none ?? expensive())

let numbers: [Int] = []
if !numbers.isEmpty && numbers[0] == 1 { print("starts with one") } else { print("safe") }
