let numbers = [3, 1, 2]
let sorted = numbers.sorted { $0 > $1 }
let texts = numbers.map(String.init)
let total = numbers.reduce(0) { sum, next in
  let doubled = next * 2
  return sum + doubled
}
var count = 0
let step = { (by: Int) in count += by }
step(2)
let name = ["a": 1].first.map(\.key)
