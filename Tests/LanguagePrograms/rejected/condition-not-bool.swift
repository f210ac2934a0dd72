// advice: a condition must be a Bool: use count != 0
let count = 3
if count { print("some") }
