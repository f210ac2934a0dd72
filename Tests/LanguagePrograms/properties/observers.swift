// properties: willSet and didSet with their values, not during init, on structs, locals, nested changes, assigning inside didSet
struct Thermostat {
  var target = 20 {
    willSet { print("will set", newValue, "now", target) }
    didSet { print("did set", target, "was", oldValue) }
  }
  var limited: Int = 5 {
    didSet { if limited > 10 { limited = 10 } }
  }
  init(target: Int) { self.target = target }
}
var t = Thermostat(target: 18)
t.target = 22
t.target += 1
let same = t.target
t.target = same
t.limited = 50
print(t.limited)
func adjust(_ n: inout Int) {
  n += 1
  n += 1
}
adjust(&t.target)

struct Point { var x = 0, y = 0 }
class View {
  var origin = Point() {
    didSet(previous) { print("moved from", previous.x, previous.y, "to", origin.x, origin.y) }
  }
  var tags: [String] = [] {
    didSet { print("tags", oldValue.count, "->", tags.count) }
  }
  weak var next: View? { didSet { print("next set", next != nil) } }
}
let view = View()
view.origin.x = 5
view.origin = Point(x: 1, y: 1)
view.tags.append("a")
view.tags += ["b", "c"]
view.tags[0] = "z"
view.tags.removeAll()
view.next = view
view.next = nil
var total = 0 { didSet { print("total", total) } }
for i in 1...3 { total += i }
func local() {
  var n = 1 { willSet { print("n becomes", newValue) } }
  n *= 5
  print(n)
}
local()
