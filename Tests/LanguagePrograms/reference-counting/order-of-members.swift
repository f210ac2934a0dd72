// reference counting: deinit runs the class's own body, then the superclass's, then the stored properties go
class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit part", name) }
}
class Machine {
  let first = Part("first")
  var second: Part? = Part("second")
  deinit { print("deinit machine") }
}
class Robot: Machine {
  let arm = Part("arm")
  deinit { print("deinit robot", arm.name) }
}
do { _ = Robot() }
print("--")
do {
  let machine = Machine()
  machine.second = nil
  print("second gone")
}
print("--")
class Chain {
  let id: Int
  var next: Chain?
  init(_ id: Int, _ next: Chain?) {
    self.id = id
    self.next = next
  }
  deinit { print("deinit chain", id) }
}
var chain: Chain? = Chain(1, Chain(2, Chain(3, nil)))
chain = chain?.next
print("dropped the head")
chain = nil
print("--")
func pass(_ part: Part) -> Part { part }
do {
  let kept = pass(Part("passed"))
  print("kept", kept.name)
}
enum Slot { case empty, full(Part) }
var slot = Slot.full(Part("slot"))
if case .full(let part) = slot { print("holds", part.name) }
slot = .empty
print("slot is empty")
