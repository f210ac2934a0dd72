// control flow: while, repeat-while, break and continue; a repeat body runs at least once
var n = 27
var length = 0
while n != 1 {
  n = n % 2 == 0 ? n / 2 : 3 * n + 1
  length += 1
}
print("collatz", length)

var attempts = 0
repeat {
  attempts += 1
} while attempts < 0
print("attempts", attempts)

var total = 0
var i = 0
while true {
  i += 1
  if i % 2 == 0 { continue }
  if i > 9 { break }
  total += i
}
print("sum of odd numbers", total, "stopped at", i)

var countdown = 3
repeat {
  print(countdown, terminator: countdown > 1 ? ", " : "\n")
  countdown -= 1
  if countdown == 2 { continue }
} while countdown > 0
