// title: Benchmark: closure calls
import Dispatch

func makeCounter(_ step: Int) -> () -> Int {
  var value = 0
  return {
    value += step
    return value
  }
}
let ones = makeCounter(1)
let threes = makeCounter(3)
var sum = 0
for _ in 0..<2_000_000 {
  sum += ones() + threes()
}
print(sum)
// expect: completes
