// optionals: implicit wrapping in arguments, results, arrays, dictionaries and properties, and how it prints
func echo(_ value: Int?) { print("echo", value as Any) }
echo(5)
echo(nil)
func wrap(_ value: Int) -> Int? { value }
print(wrap(3) as Any)
print(String(describing: wrap(4)), "\(String(describing: Optional<Int>.none))")
struct Form {
  var name: String?
  var age: Int? = 30
  var nick: String? = nil
}
print(Form())
print(Form(name: "Ann", age: nil, nick: "A"))
var form = Form(name: "x")
form.name = nil
form.age = 7
print(form, form.name as Any, form.age as Any)

let list: [Int?] = [1, nil]
let table: [String: Int?] = ["a": 1]
let pair: (Int?, String?) = (2, nil)
print(list, table, pair)
let closure: (Int) -> String? = { $0 > 0 ? "yes" : nil }
print(closure(1) as Any, closure(0) as Any)
let deep: Int?? = 5
print(deep as Any, deep! as Any, deep!!, deep == 5)
let flag = false
let chosen: Int? = flag ? 1 : nil
print(chosen as Any)
let inferred = flag ? nil : 8
print(inferred as Any, type(of: inferred))
print(Optional("text") as Any, Optional(1.0) as Any, Optional([1]) as Any, Optional((1, "a")) as Any, Optional(true) as Any)
let x: String? = "in"
print("text: \(x!)", "default: \(x ?? "no")")
print([Optional("a")], Optional(Optional(1)) as Any, [nil, 1] as [Int?])
