// title: Benchmark: array updates (a sieve)
import Dispatch

func sieve(_ limit: Int) -> Int {
  var isPrime: [Bool] = []
  for _ in 0...limit { isPrime.append(true) }
  var count = 0
  var number = 2
  while number <= limit {
    if isPrime[number] {
      count += 1
      var multiple = number + number
      while multiple <= limit {
        isPrime[multiple] = false
        multiple += number
      }
    }
    number += 1
  }
  return count
}
print(sieve(2_000_000))
// expect: completes
