// A subscript of any number of values.
struct J {
    let d: [String]
    subscript(path: Any...) -> String? { path.map { "\($0)" }.joined(separator: "/") + d[0] }
}
let j = J(d: ["!"])
print(j["a", 2, "b"] ?? "none", j["x"] as Any)
