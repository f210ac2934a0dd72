// traps: insert past the end; at the end it is allowed
var list = [1]
list.insert(2, at: 1)
print(list)
list.insert(9, at: 5)
print("not reached")
