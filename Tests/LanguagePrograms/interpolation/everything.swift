// interpolation: numbers, booleans, optionals, arrays, tuples, nested strings, expressions, calls and closures
let name = "Ann"
let age = 41
let price = 2.50
let nothing: Int? = nil
let something: String? = "text"
print("name \(name) age \(age) next \(age + 1) price \(price) \(age > 40)")
print("optional \(String(describing: nothing)) \(String(describing: something)) \(something ?? "none")")
print("array \([1, 2]) \(["a"]) tuple \((1, "x")) dictionary \(["k": 1])")
print("nested \("inner \("deep")") \(name.uppercased()) \(name.map { String($0) }.joined(separator: "-"))")
print("choice \(age > 18 ? "adult" : "child") \({ age * 2 }())")
print("range \(1...3) \(0..<2) \(Set([7]))")
print("\(name)\(age)" + "\(name.count)")
print("percent 50% backslash \\ quote \" brace {} dollar $0")
let items = ["a", "b"]
print("You have \(items.count) item\(items.count == 1 ? "" : "s"): \(items.joined(separator: ", ")).")
print("", "\(1)", "", separator: "|")
print("character \(name.first!) \(name.first as Any) void \(())")
print("any \(5 as Any) \("s" as Any) \([1, "b"] as [Any])")
print("type \(type(of: age)) \(type(of: price)) \(type(of: name)) \(type(of: items))")
