// optionals: ??, chained ??, map and flatMap, comparing, default values, nil assignment, unwrapping
let a: Int? = nil
let b: Int? = 4
print(a ?? 1, b ?? 1, a ?? b ?? 9, (a ?? b) as Any, a ?? a ?? 3)
print(b.map { $0 * 2 } as Any, a.map { $0 * 2 } as Any, b.flatMap { $0 > 5 ? $0 : nil } as Any)
print(b.map { "\($0)" } ?? "none", ["7", "x"].map { Int($0) }, Int("8").map { $0 + 1 }!)
print(b! + 1, b == 4, b == nil, Optional(4) == b, b != 5)
var value: Int? = 3
value! += 1
value = value.map { $0 + 1 }
print(value as Any)
value? += 10
print(value!)
value = nil
value? += 10
print(value as Any, value == nil)
let implicit: Int! = 6
print(implicit + 1, implicit == 6)
var name: String?
print(name as Any, name ?? "unset")
name = "set"
print(name ?? "unset", name!.count)
let double: Double? = 2
print(double ?? 0, (double ?? 0) / 4)
let total = [b, a, 5].compactMap { $0 }.reduce(0, +)
print(total)
func find(_ id: Int) -> String? { id == 1 ? "one" : nil }
print(find(1) as Any, find(2) as Any, find(1)!, find(2)?.count ?? -1)
