// What is no number has a sign when it is printed, and none in its description.
let negative = -Double.nan
print(negative, "\(negative)", [negative])
print(negative.description, String(describing: negative), String(negative))
func described<Value>(_ value: Value) -> String { String(describing: value) }
print(described(negative), String(describing: Optional(negative)), String(describing: negative as Any))
let single: Float = -.nan
print(single, single.description, String(describing: single), described(single))
var sum = 0.0
sum -= .nan
print(sum, (-sum).sign, (.nan * -1 as Double).sign, String(reflecting: negative))
