// dictionaries: keys and values are collections of their own
let a = ["x": 1, "y": 2, "z": 3]
let b = ["z": 30, "y": 20, "x": 10]
print(a.keys == b.keys)
let c = ["x": 9]
print(a.keys == c.keys, a.keys != b.keys)
print(a.keys.contains("x"), a.keys.count, a.keys.sorted())
print(Set(a.keys) == Set(b.keys))
print(a.values.sorted(), a.values.reduce(0, +), a.keys.isEmpty)
print(a.keys.first != nil, c.keys.first!, c.values.first!)
let k: Dictionary<String, Int>.Keys = c.keys
print(k, c.values, Array(c.keys))
print(type(of: c.keys), type(of: c.values))
print("\(c.keys)", [c.keys.count])
print(a.mapValues { $0 * 2 }.keys == a.keys)
let d = [1: "a"]
print(d.keys.map { $0 + 1 }, d.values.map { $0 + "!" }, d.keys.min()!, d.values.max()!)
for (k, v) in zip(d.keys, d.values) { print(k, v) }
var e = d; for i in e.keys { e[i] = nil }; print(e)
print(d.keys.firstIndex(of: 1) != nil, d.keys.firstIndex(of: 2) == nil)
var m = ["a": [1]]
for i in m.values.indices { m.values[i].append(5) }
print(m)
