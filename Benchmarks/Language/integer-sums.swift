// title: Benchmark: integer sums
import Dispatch

var sum = 0
for number in 0..<10_000_000 {
  if number % 3 == 0 { sum += number } else { sum -= 1 }
}
print(sum)
// expect: completes
