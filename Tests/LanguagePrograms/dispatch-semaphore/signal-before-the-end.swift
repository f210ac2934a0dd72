// Whoever is woken may submit further blocks before the one that signalled has come to its end.
import Dispatch

func once(_ number: Int) -> Int {
  let semaphore = DispatchSemaphore(value: 0)
  var result = 0
  DispatchQueue.global().async {
    result = number * 2
    semaphore.signal()
  }
  semaphore.wait()
  return result
}
var sum = 0
for number in 0..<50 { sum += once(number) }
print(sum)

func grouped(_ number: Int) -> Int {
  let group = DispatchGroup()
  var result = 0
  group.enter()
  DispatchQueue.global().async {
    result = number
    group.leave()
  }
  group.wait()
  return result
}
sum = 0
for number in 0..<50 { sum += grouped(number) }
print(sum)
