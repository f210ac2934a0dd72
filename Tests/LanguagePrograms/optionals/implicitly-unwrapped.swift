// `T!` of parameters, results, subscripts and failable initialisers is unwrapped where the value is needed.
class Legacy {
  let name: String
  init!(name: String) { if name.isEmpty { return nil }; self.name = name }
}
func find(_ key: String) -> Int! { key == "a" ? 1 : nil }
func twice(_ value: Int!) -> Int { value * 2 }
func change(_ value: inout Int!) { value += 1 }
protocol Delegate: class { func done() -> String! }
final class Screen: Delegate { func done() -> String! { "done" } }
struct Table {
  var rows: [String: Int] = ["x": 4]
  subscript(key: String) -> Int! {
    get { rows[key] }
    set { rows[key] = newValue + 1 }
  }
  var top: Int! { didSet { print("top", oldValue as Any, top + 1) } }
  var half: Int! { get { 10 } set { print("half of", newValue / 2) } }
}
let plain: Int = find("a")
print(plain + find("a"))
print(find("a") as Any, find("b") as Any, find("b") == nil)
if let found = find("b") { print(found) } else { print("none") }
print(twice(5), twice(find("a")))
var number: Int! = 7
change(&number)
print(number as Any, number + 1)
var table = Table()
table["y"] = 5
print(table["y"] + 1, table["x"] as Any)
table.top = 3
table.top = 4
table.half = 8
print(Legacy(name: "l").name, Legacy(name: "") == nil)
let kept = Legacy(name: "k")
print(kept!.name, type(of: kept))
let letters: Character! = "x"
print(String(letters), [1, 2].first.map { (v: Int!) in v + 1 } as Any)
weak var delegate: Delegate! = nil
let screen = Screen()
delegate = screen
print(delegate.done().count)
let done = { (value: Int!) -> Int in value + 1 }
print(done(3))

// A type may be one, too.
class Shape {
  let sides: Int
  required init(sides: Int) { self.sides = sides }
  class func unit() -> Self { self.init(sides: 1) }
}
final class Square: Shape {}
var kind: Shape.Type! = Square.self
print(type(of: kind.init(sides: 4)), kind.unit().sides)
