// Of several functions that fit, the one whose result the next call of a chain can be made on.
struct Step<Value> {
  var value: Value
  func then<New>(_ make: (Value) throws -> Step<New>) -> Step<New> {
    print("step")
    return try! make(value)
  }
  func then<New>(_ make: (Value) throws -> New) -> Step<New> {
    print("value")
    return Step<New>(value: try! make(value))
  }
  @discardableResult
  func then(_ use: (Value) -> Void, _ failed: (Error) -> Void = { _ in }) -> Step<Value> {
    print("use")
    use(value)
    return self
  }
}
let start = Step(value: [1, 2])
let same = start.then { list in print("alone", list) }
print(type(of: same))
start.then { list in print("chained", list) }.then { () -> Step<Int> in Step(value: 3) }.then { print("number", $0) }
start.then { print($0.count) }.then { print("unit") }
start.then { list in
  let sum = list.reduce(0, +)
  print(sum)
}.then { print("again", $0.count) }
