// A global is passed as inout to a function whose closure reads it, at the top level, where no other function uses it.
var level = 1
func raise(_ value: inout Int, by step: () -> Int) { value += step() }
raise(&level) { 3 }
print(level)
raise(&level) { level + 1 }
print("never")
