// dictionaries: AnyHashable, KeyValuePairs, Dictionary.Keys and Values
let d = ["a": 1, "b": 2]
let k: Dictionary<String, Int>.Keys = d.keys
func vs(_ d: [String: Int]) -> Dictionary<String, Int>.Values { d.values }
print(k.sorted(), vs(d).sorted(), k.contains("a"), k.count, Array(k).count)
let pairs: KeyValuePairs<String, Int> = ["x": 1, "y": 2, "x": 3]
for (key, value) in pairs { print(key, value) }
print(pairs.count, pairs[0].key, pairs.map(\.value), pairs.first { $0.key == "y" }!.value)
func q(_ items: KeyValuePairs<String, Any>) { for (k, v) in items { print(k, "=", v) } }
q(["n": 1, "s": "t", "o": Optional<Int>.none as Any])
let mixed: [AnyHashable] = [1, "two", 3.5, true]
print(mixed.count, mixed.contains("two"), mixed[0] == AnyHashable(1), mixed[1].base)
var set: Set<AnyHashable> = []
set.insert(1); set.insert("1"); set.insert(1)
print(set.count)
var dict: [AnyHashable: Any] = ["id": 1, 2: "two"]
dict[3.5] = "x"
print(dict["id"] as? Int ?? 0, dict[2] as? String ?? "", dict.count, dict[AnyHashable(3.5)] ?? "-")
if let s = mixed[1] as? String { print("string", s) }
print(mixed)
