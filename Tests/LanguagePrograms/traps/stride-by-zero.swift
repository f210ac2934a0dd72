// traps: a stride of size zero
for step in [2, 1, 0] { print(Array(stride(from: 0, to: 4, by: step))) }
