// traps: reading past the end of an array
let names = ["a", "b", "c"]
for i in 0...3 { print(names[i]) }
