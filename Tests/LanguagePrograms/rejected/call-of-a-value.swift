// advice: 'count' is an Int and cannot be called
let count = 3
print(count())
