// closures: which parameter a trailing closure is for, and closures without parameters for a Void
func process(_ name: String, execution: (() -> Void)? = nil, callback: ((Int) -> Void)? = nil) {
  print(name, execution == nil, callback == nil)
  execution?()
  callback?(1)
}
process("a") { print("execution") }
process("b") { number in print("callback", number) }
process("c") { print("callback", $0) }
process("d", execution: { print("first") }) { print("then", $0) }
func animate(_ seconds: Double, options: () -> Int = { 0 }, animations: () -> Void) { print(seconds, options()); animations() }
animate(1) { print("animated") }
final class Promise<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
  func then<T>(_ body: (Value) -> Promise<T>) -> Promise<T> { body(value) }
  func done(_ body: (Value) -> Void) { body(value) }
}
Promise(()).then { () -> Promise<Int> in Promise(3) }.done { print($0) }
Promise(()).done { print("void") }
final class Owner {
  var names: [String] = []
  var later: [() -> Void] = []
  func start() {
    later.append { [weak self] in
      guard let self else { return }
      names.append("guarded")
      if !names.isEmpty { add() }
    }
    later.append { [weak self] in
      if let self { names.append("bound") }
    }
  }
  func add() { names.append("added") }
}
let owner = Owner()
owner.start()
owner.later.forEach { $0() }
print(owner.names)
print(Swift.type(of: owner), Optional(3).debugDescription)
