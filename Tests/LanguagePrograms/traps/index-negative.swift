// traps: a negative index
let list = [1, 2, 3]
var i = list.count - 1
while true {
  print(list[i])
  i -= 1
}
