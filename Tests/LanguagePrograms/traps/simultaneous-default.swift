// The default of a dictionary's subscript is made while the dictionary is held: only a new key needs it.
var numbers = ["a": 1]
numbers["a", default: numbers.count] += 1
print(numbers["a"]!)
numbers["b", default: numbers.count] += 1
print("never")
