// Types that say what `nil` is of them: as arguments, in collections, branches, results and behind Optionals, where nil stays the Optional's.
enum Value: ExpressibleByNilLiteral, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case null, text(String), number(Int)
  init(nilLiteral: ()) { self = .null }
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
}
struct Reference<Target>: ExpressibleByNilLiteral {
  var targets: [Target] = []
  init(nilLiteral: ()) {}
  init(_ target: Target) { targets = [target] }
}
func show(_ value: Value, _ other: Value = nil) { print(value, other) }
func find(_ text: String) -> Value {
  if text.isEmpty { return nil }
  return .text(text)
}
show(nil)
show("a", 3)
show(nil, nil)
let row: [String: Value] = ["a": nil, "b": 1, "c": "x"]
print(row["a"]!, row["b"]!, row["c"]!, row["d"] as Any)
let list: [Value] = [nil, 2, nil]
print(list, find(""), find("y"))
var changed = row
changed["b"] = nil
print(changed.count, changed["b"] == nil)
let flag = true
let chosen: Value = flag ? nil : 5
print(chosen)
var none: Value? = nil
print(none as Any)
none = .some(nil)
print(none as Any)
var reference: Reference<Int> = nil
print(reference.targets)
reference = Reference(4)
print(reference.targets)
reference = nil
print(reference.targets.isEmpty)
