// functions: what takes nothing takes a ()
func f() { print("called") }
[()].forEach(f)
[(), ()].forEach { print("x") }
let units: [Void] = [(), ()]
units.forEach(f)
units.map(f).forEach(f)
[1, 2].map { _ in () }.forEach { f() }
Optional(()).map(f)
func g(_ v: Void) { print("g", v) }
[()].forEach(g)
let h: () -> Void = { print("h") }
units.forEach(h)
func answer() -> Int { 4 }
print(units.map(answer))
func failing() throws -> Int { 5 }
print(try units.map(failing))
struct Box<T> { var handlers: [(T) -> Void] = []
  mutating func on(_ f: @escaping (T) -> Void) { handlers.append(f) }
  func fire(_ value: T) { handlers.forEach { $0(value) } } }
var box = Box<Void>()
box.on(f)
box.on(h)
box.on { print("closure") }
box.fire(())
