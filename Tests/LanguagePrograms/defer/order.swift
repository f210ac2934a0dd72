// defer: runs at the end of its scope, last one first, after the result has been computed, also in loops
func run(_ n: Int) -> Int {
  print("enter", n)
  defer { print("defer 1") }
  if n < 0 {
    defer { print("defer in if") }
    print("negative")
    return -1
  }
  defer { print("defer 2") }
  print("leave", n)
  return n * 2
}
print(run(1))
print(run(-1))

for i in 0..<4 {
  defer { print("end of turn", i) }
  if i == 1 { continue }
  if i == 2 { break }
  print("turn", i)
}

var value = 1
func readThenChange() -> Int {
  defer { value += 10 }
  return value
}
print(readThenChange(), value)

do {
  defer { print("end of do") }
  defer {
    print("nested start")
    defer { print("nested defer") }
    print("nested end")
  }
  print("in do")
}
let closure = {
  defer { print("closure defer") }
  print("closure body")
}
closure()
