// `>>=` with a group of one's own takes values, and may stand in a row; one that assigns may have a group of its own, too.
precedencegroup Binding { associativity: left }
infix operator >>= : Binding
infix operator |=> : Binding

struct Step<Value> {
  var value: Value
  func then<Next>(_ next: (Value) -> Step<Next>) -> Step<Next> { next(value) }
}

func >>= <Value, Next>(step: Step<Value>, next: (Value) -> Step<Next>) -> Step<Next> { step.then(next) }
func |=> (number: inout Int, factor: Int) { number *= factor }

let plus = { Step(value: $0 + 50) }
let text = { (number: Int) in Step(value: "<\(number)>") }
let result = Step(value: 100) >>= plus >>= text
print(result.value, (Step(value: 1) >>= plus).value)
var number = 3
number |=> 4
print(number)

precedencegroup Update {
  associativity: right
  assignment: true
}
infix operator **= : Update
func **= (number: inout Int, added: Int) { number = number * number + added }
number **= 1
number += 2
number <<= 1
print(number)

// The semicolon is no part of the name.
prefix operator +++;
prefix func +++ (number: Int) -> Int { number + 3 };
print(+++4);
