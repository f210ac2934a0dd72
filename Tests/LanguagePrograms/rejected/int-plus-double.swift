// advice: + cannot add Int and Double: use Double(count)
let count = 3
let price = 2.5
print(count * price)
