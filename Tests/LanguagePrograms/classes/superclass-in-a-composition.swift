class Base {
  let name: String
  init(name: String) { self.name = name }
  func run() -> Bool { true }
}
class Generic<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
protocol Job { func label() -> String }
protocol Counted { var count: Int { get } }
typealias Both = Base & Job
typealias Three = Both & Counted

class Basic: Base & Job {
  override func run() -> Bool { false }
  func label() -> String { "basic \(name)" }
}
final class Second: Three {
  let count = 2
  override func run() -> Bool { !super.run() }
  func label() -> String { "second \(name)" }
}
class Holder: Job & Generic<Int>, Counted {
  func label() -> String { "holder \(value)" }
  var count: Int { value }
}
final class Below: Basic {}

let basics: [Both] = [Basic(name: "a"), Second(name: "b"), Below(name: "c")]
for basic in basics { print(basic.run(), basic.label(), basic.name) }
let holder = Holder(4)
print(holder.label(), holder.count, (holder as Job).label(), holder as Any is Generic<Int>)
let counted: Three = Second(name: "d")
print(counted.count, counted.label())
