// advice: a nil of no type, a value given to itself, a function that is not called
let anything: Any = nil
print(nil)
let list: [Any] = [1, nil]
class Counter {
  var count = 0
  init(_ number: Int) { self.count = count }
}
var x = 1
x = x
let action: () -> Void = { print(1) }
action
(action)
x
let total: Int
struct Sum { init() { total = 1 } }
func later() { total = 2 }
total = 3
