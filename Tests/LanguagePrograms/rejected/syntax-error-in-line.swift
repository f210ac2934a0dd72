// advice: expected an expression after '='
let a =
let b = 2 +* 3
print(a, b)
