// optionals: collections cast element by element, and literals of values of any type
let a: Any = [1, 2] as [Any]
print((a as? [Int]) as Any, (a as? [Any])?.count as Any, (a as? [String]) as Any)
let b: Any = [1, 2]
print((b as? [Any])?.count as Any, (b as? [Int]) as Any, (b as? [Int?]) as Any, b is [Any], b is [String])
let c: Any = ["a": 1]
print((c as? [String: Any])?["a"] as Any, (c as? [String: String]) as Any)
let d: Any = ["a": 1, "b": "x"] as [String: Any]
print((d as? [String: Int]) as Any, (d as? [String: Any])?.count as Any)
let json: [String: Any] = [
  "items": [["id": 1, "tags": ["x", "y"]], ["id": 2, "tags": []]], "count": 2, "nested": ["k": ["z": 1.5]],
]
if let items = json["items"] as? [[String: Any]] {
  for i in items { print(i["id"] as? Int ?? -1, i["tags"] as? [String] ?? ["none"], (i["tags"] as? [Any])?.count ?? -1) }
} else {
  print("no items")
}
print((json["nested"] as? [String: [String: Double]])?["k"]?["z"] as Any, (json["nested"] as? [String: Any]) != nil)
let e: Any = Set([1, 2]); print((e as? Set<Int>)?.count as Any)
protocol P {}; struct S: P { let n = 1 }; class X {}; class Y: X {}
let f: Any = [S(), S()]; print((f as? [P])?.count as Any, (f as? [S])?.count as Any)
let g: Any = [Y(), Y()]; print((g as? [X])?.count as Any, (g as? [Y])?.count as Any); let h: Any = [Y() as X, X()];
print((h as? [Y]) as Any, (h as? [X])?.count as Any)
switch a {
case let s as [String]: print("strings", s);
case let i as [Int]: print("ints", i);
default: print("other")
}
let n: Any = [1, nil] as [Int?]; print((n as? [Int]) as Any, (n as? [Int?])?.count as Any, (n as? [Any])?.count as Any)
let emptyA: Any = [] as [Int]; print((emptyA as? [String]) as Any, (emptyA as? [Any])?.count as Any)
