// advice: + cannot join String and Int: use "\(n)"
let n = 3
print("n is " + n)
