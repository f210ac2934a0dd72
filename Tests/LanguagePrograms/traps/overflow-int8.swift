// traps: sized integers overflow at their own limits
var level: Int8 = 120
for _ in 0..<10 {
  level += 5
  print(level)
}
