// Static subscripts that are written to.
enum Env { private static var table: [String: Int] = ["ttl": 10]
    static subscript(name: String) -> Int { get { table[name, default: -1] } set { table[name] = newValue } } }
Env["ttl"] += 5
Env["x"] = 3
print(Env["ttl"], Env["x"])
