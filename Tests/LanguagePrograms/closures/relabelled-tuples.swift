// Closures that call the parts of a tuple otherwise than the function that takes them.
let dictionary: [String: [Int]] = ["a": [1, 2]]
let t = dictionary.map { (arg: (key: String, values: [Int])) -> (String, [String]) in
  let (key, values) = arg
  return (key, values.map { "\($0)" })
}
print(t)
let pairs = [(1, "a"), (2, "b")]
print(pairs.map { (p: (n: Int, s: String)) in p.s + "\(p.n)" }, zip([1], ["z"]).map { (q: (a: Int, b: String)) -> String in q.b })
func take(_ f: ((key: Int, value: Int)) -> Int) -> Int { f((key: 1, value: 2)) }
print(take { (x: (Int, Int)) in x.0 + x.1 })
let sorted = ["b": 2, "a": 1].sorted { (l: (String, Int), r: (String, Int)) -> Bool in l.1 < r.1 }
print(sorted.map { $0.0 })
