var total = 0
for number in 1...10 where number % 3 != 0 { total += number }
var left = total
while left > 1 {
  left /= 2
  if left == 7 { break }
}
