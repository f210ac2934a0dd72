// What an empty list in the first value holds is said by the result of the closure.
let days = [7, 3, 9, 9, 20].reduce(([], 0)) { (known, day) -> ([Int], Int) in
  let (list, latest) = known
  guard let count = list.last else { return ([1], day) }
  if latest >= day { return (list.dropLast() + [count + 1], latest) }
  return (list + [1], day)
}
print(days)
let turned = ["a": 1].reduce([:]) { (sum, pair) -> [Int: [String]] in
  var more = sum
  more[pair.value, default: []].append(pair.key)
  return more
}
print(turned)
let halves = [1, 2, 3].reduce(([], [])) { (sum, next) -> ([Int], [String]) in
  next % 2 == 0 ? (sum.0 + [next], sum.1) : (sum.0, sum.1 + ["\(next)"])
}
print(halves)
