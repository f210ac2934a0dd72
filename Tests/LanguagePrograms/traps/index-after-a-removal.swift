// A set's indices end with what is removed.
var numbers: Set = [1, 2, 3]
let two = numbers.firstIndex(of: 2)!
print(numbers[two])
numbers.remove(3)
print(numbers[two])
