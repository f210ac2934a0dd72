// interpolation: closures, ternaries with strings, calls with labels, optionals with defaults, multi-line, own types
struct Point: CustomStringConvertible {
  let x: Int, y: Int
  var description: String { "(\(x), \(y))" }
}
struct Plain { let a = 1; let b: String? = "t" }
enum Mode { case on, level(Int) }
func greet(_ name: String, loud: Bool = false) -> String { loud ? name.uppercased() : name }
let names = ["ann", "bob"]
print("hello \(greet("cy", loud: true)) and \(names.map { "<\($0)>" }.joined(separator: ", "))")
print("\(names.isEmpty ? "nobody" : "\(names.count) people: \(names[0])\(names.count > 1 ? " and more" : "")")")
print("point \(Point(x: 1, y: -2)), plain \(Plain()), modes \(Mode.on) \(Mode.level(3)) \([Mode.on])")
let optional: Int? = 4
let missing: String? = nil
print("value \(optional ?? 0), text \(missing ?? "none"), mapped \(optional.map { "<\($0)>" } ?? "")")
print(
  """
  total: \(names.reduce(0) { $0 + $1.count })
    indented \(Point(x: 0, y: 0))
  dictionary \(["k": [1, 2]]), set \(Set(["s"])), nil \(String(describing: missing))
  """)
let template = { (n: Int) in "item \(n)\(n == 1 ? "" : "s")" }
print(template(1), template(2))
var builder = "x"
builder += "\(builder)\(builder)"
print(builder, "\(builder)".count, "a" + "\(1 + 1)" + "b")
print("\(1)\(2.0)\("3")\(true)\(Character("c"))\([4])\((5, "six"))\(7...8)")
print("quotes \("in \"quotes\"") end", "brace \("}")", "paren \(")")")
print("\("a".uppercased() + "b")", "\(-5)", "\(3 > 2)", "\(Int.max)", "\(1e-7)", "\(UInt8(200))")
