// Of functions that take a closure without a value and with one, a closure of one expression with a value chooses the one with.
struct Step<Value> {
  var value: Value
  func then<New>(_ make: (Value) -> New) -> Step<New> {
    print("value")
    return Step<New>(value: make(value))
  }
  @discardableResult
  func then(_ use: (Value) -> Void) -> Step<Value> {
    print("use")
    use(value)
    return self
  }
}
let start = Step(value: [1, 2])
let counted = start.then { $0.count }
print(type(of: counted))
print(type(of: start.then { list in list.count }))
print(type(of: start.then { list -> Int in list.count }))
print(type(of: start.then { print($0) }))
print(type(of: start.then { list in
  print(list)
}))
print(start.then { $0.count }.then { "\($0)" }.then { $0 + "!" }.value)
func f(_ body: (Int) -> Void) { print("nothing") }
func f<T>(_ body: (Int) -> T) { print("T") }
f { $0 + 1 }
f { print($0) }
f { _ in }
