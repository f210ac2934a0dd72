// What a closure says it answers is the type of an empty literal or nil beside it.
enum K: String { case a, b }
let value: [K: Int]? = [.a: 1]
let result = value?.reduce([:]) { (result, element) -> [String: Any] in
  var result = result
  result[element.0.rawValue] = element.1
  return result
}
print(result ?? [:])
let n = [1, 2].reduce([]) { (acc, x) -> [String] in acc + ["\(x)"] }
print(n)
let z = [1, 2].reduce(nil) { (acc, x) -> Int? in (acc ?? 0) + x }
print(z as Any)
let w = ["a", "b"].reduce(into: [:]) { (acc: inout [String: Int], s) in acc[s] = s.count }
print(w.count)
let u = [3].reduce(0) { (acc, x) -> Double in acc + Double(x) }
print(u)
