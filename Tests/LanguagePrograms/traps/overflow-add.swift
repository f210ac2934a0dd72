// traps: adding 1 to the largest Int
var n = Int.max - 1
for _ in 0..<3 {
  n += 1
  print(n)
}
