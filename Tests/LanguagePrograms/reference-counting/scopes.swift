// reference counting: deinit at the end of a scope, after the last reference is reassigned or set to nil
class Box {
  let name: String
  init(_ name: String) {
    self.name = name
    print("init", name)
  }
  deinit { print("deinit", name) }
}
do {
  let a = Box("a")
  let b = Box("b")
  print("in scope", a.name, b.name)
}
print("after do")

var optional: Box? = Box("c")
optional = nil
print("c is gone")
optional = Box("d")
optional = Box("e")
print("d is gone")
var other = optional
optional = nil
print("e still there", other!.name)
other = nil

func make() -> Box {
  let temporary = Box("temporary")
  let result = Box("result")
  print("made", temporary.name)
  return result
}
func use() {
  let result = make()
  print("using", result.name)
}
use()
_ = Box("ignored")
print("after ignored")
print(Box("in expression").name)
if let box = Optional(Box("bound")) { print("bound", box.name) }
for i in 0..<2 {
  let box = Box("loop \(i)")
  if i == 0 { continue }
  print("turn", box.name)
}
print("end")
