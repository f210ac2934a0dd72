// advice: an Int has no subscript
let count = 3
print(count[0])
