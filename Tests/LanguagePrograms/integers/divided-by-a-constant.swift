// Minus one is the one constant by which a division may overflow.
let numbers = [Int.min, 7]
print(numbers[1] / -1, numbers[1] % -1, numbers[0] / 1)
print(numbers[0] / -1)
