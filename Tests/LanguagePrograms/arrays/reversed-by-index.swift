// A number is a place in a reversed array, not in the collection that is read backwards.
let a = [1, 2, 3]
print(a.reversed()[0], "abc".reversed()[1], (1...3).reversed()[2])
