// traps: removeFirst of an empty array
var queue = ["a"]
print(queue.removeFirst())
print(queue.removeFirst())
