// traps: remove(at:) past the end
var list = [1, 2, 3]
for i in [1, 1, 1] { print(list.remove(at: i), list) }
