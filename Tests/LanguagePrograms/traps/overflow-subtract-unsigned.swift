// traps: an unsigned integer below zero
var left: UInt = 2
while true {
  print(left)
  left -= 1
}
