// advice: did you mean 'counter'?
var counter = 0
countre += 1
print(counter)
