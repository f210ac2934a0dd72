// advice: 'count' is declared twice in the same scope
let count = 1
let count = 2
print(count)
