// Which dynamic member is meant is said by what is wanted.
@dynamicMemberLookup
struct Settings {
    var values: [String: Any] = [:]
    subscript<T>(dynamicMember key: String) -> T? { values[key] as? T }
    subscript(dynamicMember key: String) -> Bool { values[key] as? Bool ?? false }
}
let s = Settings(values: ["a": 1, "b": true, "c": "text"])
let a: Int? = s.a, b: Bool = s.b, c: String? = s.c, missing: Int? = s.c
print(a as Any, b, c ?? "-", missing as Any, s.a ?? 7, s.x ?? "none")
if s.b { print("set") }
func name(_ s: Settings) -> String { s.c ?? "?" }
print(name(s), s.b ? 1 : 2)
