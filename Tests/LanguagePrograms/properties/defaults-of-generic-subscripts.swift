// A subscript's default argument is of the type that is settled on: as type: T.Type = T.self.
struct Store {
    var d: [String: Any] = ["a": 1]
    subscript<T>(key: String, as type: T.Type = T.self) -> T? {
        get { d[key] as? T }
        set { d[key] = newValue }
    }
}
var s = Store()
s["b"] = "x"
let n: Int? = s["a"]
print(n ?? 0, s["b", as: String.self] ?? "-")
