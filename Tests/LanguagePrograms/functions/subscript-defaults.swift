// The default of a subscript's autoclosure is evaluated when it is called.
struct Table {
    var values: [String: Int] = ["a": 1]
    subscript(key: String, default fallback: @autoclosure () -> Int = missing()) -> Int { values[key] ?? fallback() }
}
func missing() -> Int { print("missing"); return -1 }
let table = Table()
print(table["a"], table["b"], table["b", default: 7])
