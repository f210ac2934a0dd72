// generics: subscripts of which what is wanted chooses one, and its type
struct J { var d: [String: Any]
 subscript<T>(_ k: String) -> T? { d[k] as? T }
 subscript<T>(_ k: String, default v: T) -> T { d[k] as? T ?? v }
 subscript(_ i: Int) -> String { "i\(i)" } }
let j = J(d: ["a": 1, "b": "x", "c": [1, 2]])
let a: Int? = j["a"]; let b: String = j["b"] ?? "-"; let n: Int = j["b"] ?? 0
print(a as Any, b, n, j["a", default: 5], j["z", default: "q"], j[3])
if let c: [Int] = j["c"] { print(c.count) }
guard let s: String = j["b"] else { fatalError() }
print(s, (j["a"] as Int?)! + 1, (j["c"] as [Int]?)?.count ?? 0)
func f(_ x: Int?, _ y: String?) { print(x ?? -1, y ?? "nil") }
f(j["a"], j["b"]); f(j["b"], j["a"])
