// Where the quotient overflows there is no remainder either.
let words: [Int16] = [.min, -1, 5]
print(words[2] % words[1], words[0] % words[2])
print(words[0] % words[1])
