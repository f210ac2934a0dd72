// traps: writing past the end of an array
var list = [0, 0]
for i in 0..<4 {
  list[i] = i * i
  print(list)
}
