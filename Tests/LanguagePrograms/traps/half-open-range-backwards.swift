// traps: a half-open range whose end is before its start
let list: [Int] = []
print((0..<list.count).count)
for i in 0..<list.count - 1 { print(i) }
