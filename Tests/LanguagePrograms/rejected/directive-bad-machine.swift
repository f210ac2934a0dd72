// advice: cores must be a whole number of at least 1
// simulate: cores zero
print("work")
