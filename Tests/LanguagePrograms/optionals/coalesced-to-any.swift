// What ?? falls back on may be of another type where any value is wanted, also where that is an Optional.
var dict: [String: Any] = [:]
let label: String? = nil
dict["k"] = label ?? true
let x: Any = label ?? 5
let y: CustomStringConvertible = label ?? 7
func show(_ a: Any) { print(a) }
show(label ?? 1.5); show(label ?? [1])
print(dict, x, y.description)
let opt: Int? = 3
show(opt ?? "none")
