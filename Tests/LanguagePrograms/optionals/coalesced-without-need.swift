// The compiler only warns where nothing can be nil on the left; what may be unwrapped on the right stays an Optional where it can.
struct Code { init?(_ text: String) { return nil } }
struct Reading { var count: Int!; var other: Reading? { nil } }
func show(_ value: Int) { print("plain", value) }
func show(_ value: Int?, _ label: String) { print(label, value as Any) }

var a: Int!
var b: Int!
var c: Int! = 3
var d: Int!
d = a ?? b
print(d == nil, (a ?? b) as Any, a ?? b ?? 5, type(of: c ?? b))
let known: Int = a ?? c
let open: Int? = a ?? b
show(a ?? c)
show(a ?? b, "optional")
print(known, open as Any, type(of: Reading().count ?? c), Reading(count: 2).count ?? Reading().other?.count ?? 4)

let name = "x"
let length: Int? = name.count ?? nil
print(name ?? "y", (name ?? "y") + "z", [name ?? "y"], name.count ?? 0, "\(name ?? "q")", name.first ?? "a", length as Any)
print(name.isEmpty ?? false ? 1 : 2, [1, 2] ?? [], 3.5 ?? 1, type(of: name ?? nil), Code("a") == nil)
if name.isEmpty ?? true { print("empty") } else { print("not empty") }
show(3 ?? 4)
