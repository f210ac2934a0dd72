// traps: removeLast of an empty array
var stack = [1]
print(stack.removeLast(), stack.popLast() as Any)
print(stack.removeLast())
