// title: Benchmark: string building
import Dispatch

func build(_ count: Int) -> Int {
  var text = ""
  for number in 0..<count {
    text += "\(number),"
  }
  return text.count
}
print(build(1_000_000))
// expect: completes
