// Values for an entry of a dictionary of Optionals of any value, and the other names of Double and Float.
var scopes: [[String: Any?]] = [[:]]
let label: String? = nil
scopes[0]["key"] = label ?? true
scopes[0]["other"] = label ?? "text"
print(scopes[0]["key"] as Any, scopes[0].count)
func describe(_ value: Any) -> String {
  switch value {
  case let number as Float64: "double \(number)"
  case let number as Float32: "float \(number)"
  default: "other"
  }
}
print(describe(1.5), describe(1.5 as Float), describe(2))
