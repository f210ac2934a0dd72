// doubles: nan is positive
let n = Double.nan
print([n], n.sign)
