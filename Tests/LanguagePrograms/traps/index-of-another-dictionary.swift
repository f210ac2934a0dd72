// Indices are of one dictionary: those of others are not compared with them.
let first = ["a": 1]
let second = first
let third = ["a": 1]
print(first.startIndex == second.startIndex)
print(first.startIndex == third.startIndex)
