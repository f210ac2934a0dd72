// What a method or initialiser of a subclass may not do, where the superclass promises it.
class Task {
  init() {}
  init(name: String) {}
  convenience init(number: Int) { self.init() }
  init(broken: Int) { self.init() }
  func run() {}
  func each(_ body: () throws -> Void) rethrows { try body() }
  func result() -> Int { 1 }
  func copy() -> Self { Task() }
}
extension Task { func stop() {} }
class Job: Task {
  override init?() { super.init(name: "job") }
  override init(name: String) { super.init(number: 1) }
  override func run() throws {}
  override func each(_ body: () throws -> Void) throws { try body() }
  override func result() -> String { "" }
  override func stop() {}
}
class Asked: Task {
  override func result() -> Int { 2 }
  func stop() {}
}
func make(_ kind: Task.Type) { print(kind.init(name: "x")) }
