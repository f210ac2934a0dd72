// traps: remainder by zero
var divisor = 2
for _ in 0..<4 {
  print(7 % divisor)
  divisor -= 1
}
