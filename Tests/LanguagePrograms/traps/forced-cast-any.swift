// traps: as! of a value in Any to another type
let values: [Any] = [1, "two"]
for value in values { print((value as! Int) + 1) }
